package jzon.conformance

import jzon as json

/** What became of the deepest documents on a small stack, in this JVM: a line for each case, operation and outcome.
  *
  * {{{
  * java … jzon.conformance.DeepStack 512 20 20000
  * }}}
  *
  * The arguments are the KB of stack, how often each deepest document is read and written, and how often a shallow one
  * was read and written before.
  */
object DeepStack:
  val Fits = "fits"
  val Limit = "limit"

  val Operations: List[String] = List("read", "refuse", "attack", "write", "bytes")

  /** Stack for what is not measured. */
  private val Ample = 64 * 1024

  def main(arguments: Array[String]): Unit =
    val numbers = arguments.toList.map(_.toInt)
    for deep <- DeepCases.all do run(deep, numbers.head, numbers(1), numbers.lift(2).getOrElse(0))

  private def run[A](deep: DeepCase[A], stack: Int, times: Int, before: Int): Unit =
    given json.Codec[A] = deep.codec
    val document = deep.document
    val value = onStack(Ample)(json.readOrThrow[A](document))
    val text = onStack(Ample)(json.write(value))
    val unfinished = document.substring(0, document.length / 2)
    val bare = "{\"a\":" * json.Limits.default.depth
    for _ <- 1 to before do json.write(json.readOrThrow[A](deep.nested(2))): Unit
    val outcomes =
      for _ <- 1 to times
      yield List(
        "read" -> reading(stack, isWhole = true)(json.read[A](document)),
        "refuse" -> reading(stack, isWhole = false)(json.read[A](unfinished)),
        "attack" -> reading(stack, isWhole = false)(json.read[A](bare)),
        "write" -> writing(stack)(json.write(value).equals(text)),
        "bytes" -> writing(stack)(json.writeBytesExact(value).length == json.writeBytes(value).length)
      )
    for (operation, outcome) <- outcomes.flatten.distinct do println(s"${deep.name}\t$operation\t$outcome")

  /** A document that is refused must be so for another reason than the stack. */
  private def reading[A](stack: Int, isWhole: Boolean)(read: => Either[json.DecodeError, A]): String =
    outcome(stack):
      read match
        case Right(_)                                           => if isWhole then Fits else "a value"
        case Left(error) if error.message.endsWith("the stack") => Limit
        case Left(error)                                        => if isWhole then error.render else Fits

  private def writing(stack: Int)(isRight: => Boolean): String =
    outcome(stack):
      try if isRight then Fits else "another text"
      catch case error: json.EncodeError if error.message.endsWith("the stack") => Limit

  private def outcome(stack: Int)(body: => String): String =
    try onStack(stack)(body)
    catch case error: Throwable => error.toString

  private def onStack[A](stack: Int)(body: => A): A =
    var result: Either[Throwable, A] | Null = null
    def run(): Unit =
      result =
        try Right(body)
        catch case error: Throwable => Left(error)
    val thread = Thread(null, () => run(), "deep", stack * 1024L)
    thread.start()
    thread.join()
    result.asInstanceOf[Either[Throwable, A]].fold(throw _, identity)
