package jzon.macros.literal

import scala.annotation.tailrec
import scala.collection.mutable.ListBuffer

/** Steps of a literal whose code is short enough for one method.
  *
  * @param outside
  *   the holes of its steps that other chunks name too; they are evaluated before the method is called
  * @param inside
  *   the other holes of its steps; the method evaluates them
  */
final private[literal] case class MethodChunk(outside: List[Int], inside: List[Int], ops: List[Op]):
  /** The holes of other chunks that paths to the holes of this chunk name. */
  def foreign: List[Int] = ops.flatMap(MethodChunk.named).filterNot(inside.contains)

private[literal] object MethodChunk:
  /** Chunks whose holes are all evaluated before the first chunk. */
  def evaluated(ops: List[Op]): List[MethodChunk] = divided(ops, _ => true, _ => 0, _ => Set.empty)

  /** Chunks that evaluate their own holes, so that all holes are evaluated from left to right.
    *
    * @param length
    *   about how many bytes of bytecode the expression in a hole takes
    * @param locals
    *   the definitions, local to the code around the literal, that the expression names
    */
  def evaluating(ops: List[Op], length: Int => Int, locals: Int => Set[Any]): List[MethodChunk] =
    @tailrec def sharing(shared: Set[Int]): List[MethodChunk] =
      val chunks = divided(ops, shared, length, locals)
      val more = shared ++ chunks.flatMap(_.foreign)
      if more == shared then chunks else sharing(more)
    sharing(Set.empty)

  /** @param isShared
    *   whether a hole is evaluated outside its chunk; a new chunk begins before such a hole if the chunk has evaluated
    *   holes of its own
    */
  private def divided(
      ops: List[Op],
      isShared: Int => Boolean,
      length: Int => Int,
      locals: Int => Set[Any]
  ): List[MethodChunk] =
    val chunks = List.newBuilder[MethodChunk]
    val group, inseparable = ListBuffer.empty[Op]
    val outside, inside = ListBuffer.empty[Int]
    var parameters = Set.empty[Any]
    var bytes = 0
    def end(): Unit =
      chunks += MethodChunk(outside.toList, inside.toList, group.toList)
      List(group, outside, inside).foreach(_.clear())
      parameters = Set.empty
      bytes = 0
    def add(ops: List[Op]): Unit =
      val holes = ops.flatMap(own)
      val isOutside = holes.exists(isShared)
      val named = ops.flatMap(MethodChunk.named).filter(isShared) ++
        (if isOutside then holes else holes.flatMap(locals))
      val more = ops.map(weight).sum + (if isOutside then 0 else holes.map(length).sum)
      val isFull = bytes + more > MaxBytes || (parameters ++ named).size > MaxParameters
      if group.nonEmpty && (isFull || (isOutside && inside.nonEmpty)) then end()
      group ++= ops
      (if isOutside then outside else inside) ++= holes
      parameters ++= named
      bytes += more
    ops.foreach: op =>
      inseparable += op
      if op != Op.Comma then // a comma belongs to what follows
        add(inseparable.toList)
        inseparable.clear()
    end()
    chunks.result()

  /** The holes that a step writes, in their order. */
  private def own(op: Op): List[Int] = op match
    case Op.Value(i, _, _, _)                                             => List(i)
    case Op.Spread(i, _, _, _)                                            => List(i)
    case Op.Key(i, _)                                                     => List(i)
    case Op.TextHole(i, _)                                                => List(i)
    case Op.Present(i, body)                                              => (i :: body.flatMap(own)).distinct.sorted
    case _: (Op.Static | Op.Chars | Op.BeginText | Op.EndText) | Op.Comma => Nil

  /** The holes that the path to a step names. */
  private def named(op: Op): List[Int] = op match
    case Op.Value(_, _, _, path)                                          => path.flatMap(named)
    case Op.Spread(_, _, _, path)                                         => path.flatMap(named)
    case Op.Key(_, path)                                                  => path.flatMap(named)
    case Op.TextHole(_, path)                                             => path.flatMap(named)
    case Op.Present(_, body)                                              => body.flatMap(named)
    case _: (Op.Static | Op.Chars | Op.BeginText | Op.EndText) | Op.Comma => Nil

  private def named(part: PathPart): List[Int] = part match
    case PathPart.Name(parts)                => parts.collect { case Part.Hole(i) => i }
    case PathPart.KeyHole(i)                 => List(i)
    case PathPart.Index(_, optional, spread) => optional ++ spread

  /** About how many bytes of bytecode a step takes. */
  private def weight(op: Op): Int = op match
    case Op.Static(json)                => 16 + json.length.min(64) / 8 * 4
    case Op.Chars(text)                 => 16 + text.length.min(64) / 8 * 4
    case Op.Present(_, body)            => 20 + body.map(weight).sum
    case Op.Value(_, _, _, path)        => 60 + weight(path)
    case Op.Spread(_, _, _, path)       => 80 + weight(path)
    case Op.Key(_, path)                => 60 + weight(path)
    case Op.TextHole(_, path)           => 60 + weight(path)
    case _: (Op.BeginText | Op.EndText) => 16
    case Op.Comma                       => 10

  private def weight(path: List[PathPart]): Int = 8 * path.size + 12 * path.flatMap(named).size

  /** About how many bytes of bytecode one method has. The JIT does not compile methods of more than 8,000 bytes, and
    * inlines only small ones.
    */
  private val MaxBytes = 2000

  /** The parameters of one method. The JVM allows 255, and some count twice. */
  private val MaxParameters = 80
