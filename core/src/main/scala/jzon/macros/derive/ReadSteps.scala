package jzon.macros.derive

import scala.quoted.*
import jzon.input.FieldCursor
import jzon.macros.TermBuilder

/** The code that reads the fields of an object into variables, with one step for each field. There are two forms of it,
  * which give the same values and errors:
  *
  *   - [[straight]] is faster if the fields come in the order of the class.
  *   - [[looping]] takes less stack, for classes that hold themselves.
  */
final private[derive] class ReadSteps[M <: Model & Singleton](val model: M)(build: TermBuilder[model.q.type]):
  import model.q
  import q.reflect.*
  import build.*

  /** What is done after the name of a field was read.
    *
    * @param index
    *   the index of the field in the table of names
    * @param failDuplicate
    *   what is done if the object has the field already
    */
  final case class Step(index: Int, name: String, failDuplicate: Term, read: Term)

  /** What is done for names that have no step.
    *
    * @param names
    *   one of [[jzon.input.UnknownNames]]
    * @param read
    *   reads the value
    */
  final case class Unknown(names: Int, read: Expr[Unit])

  /** The variables of the loop.
    *
    * @param i
    *   the index of the field that is being read, or -1 for what belongs to the object
    * @param seen
    *   the bits of the fields that the object has
    */
  final class Variables(i: Term, seen: Term):
    def index: Expr[Int] = i.asExprOf[Int]
    def bits: Expr[Long] = seen.asExprOf[Long]
    def setIndex(value: Term): Expr[Unit] = Assign(i, value).asExprOf[Unit]

    /** Fails if the object has the field of `step` already. */
    def check(step: Step)(using Quotes): Expr[Unit] =
      '{ if ($bits & ${ Expr(1L << step.index) }) != 0 then ${ step.failDuplicate.asExprOf[Unit] } }

    /** The object has the field of `step`. This comes after the value is read, so that C1 need not keep the new bits on
      * the stack meanwhile.
      */
    def mark(step: Step)(using Quotes): Expr[Unit] =
      Assign(seen, '{ $bits | ${ Expr(1L << step.index) } }.asTerm).asExprOf[Unit]

    /** Does both for the field that is being read. */
    def checkAndMark(steps: List[Step], site: Reading[model.type])(using Quotes): Expr[Unit] =
      val tag = steps.headOption.map(_.index).filter(_ > 0)
      val instance = site.instanceExpr
      val marked = tag.fold('{ $instance.seenOnce($bits, $index, ${ site.in }) }): tag =>
        '{ $instance.seenOnceOrTag($bits, $index, ${ site.in }, ${ Expr(tag) }, ${ site.table }) }
      Assign(seen, marked.asTerm).asExprOf[Unit]

  /** Each step expects the name of the next field. Objects in the order of the class are read in one pass through the
    * steps. After any other name, the code goes on with the step of that field, in the same pass or in another one.
    */
  def straight(steps: List[Step], unknown: Unknown, variables: Variables, site: Reading[model.type])(using
      Quotes
  ): Expr[Unit] =
    import variables.*
    val names = Names(unknown.names, site)
    val codes = steps.zip(steps.tails.toList.tail).map: (step, next) =>
      step -> '{
        if $index == ${ Expr(step.index) } then
          ${ check(step) }
          ${ step.read.asExprOf[Unit] }
          ${ setIndex(int(-1)) }
          ${ setIndex(names.next(next)) }
          ${ mark(step) }
      }.asTerm
    '{
      ${ setIndex(names.first(steps)) }
      while $index != ${ Expr(FieldCursor.NoField) } do
        ${ Block(grouped(codes, index), unit).asExprOf[Unit] }
        if $index == -1 then
          ${ unknown.read }
          ${ setIndex(names.afterUnknown(bitsOfFields(steps, bits))) }
    }

  /** One place reads all names, and switches to the step of the field. */
  def looping(steps: List[Step], unknown: Unknown, variables: Variables, site: Reading[model.type])(using
      Quotes
  ): Expr[Unit] =
    import variables.*
    val names = Names(unknown.names, site)
    val reads = steps.sortBy(_.index).map(_.read)
    '{
      ${ setIndex(names.first(steps)) }
      while $index != ${ Expr(FieldCursor.NoField) } do
        var expected = 0
        if $index < 0 then ${ unknown.read }
        else
          expected = $index + 1
          ${ checkAndMark(steps, site) }
          ${ switch(index.asTerm, reads).asExprOf[Unit] }
        ${ setIndex(int(-1)) }
        ${ setIndex(names.any('expected.asTerm)) }
    }

  /** The bits of the fields, without that of a tag, whose step is the first and whose index is the last. */
  private def bitsOfFields(steps: List[Step], bits: Expr[Long])(using Quotes): Term = steps match
    case Step(tag, _, _, _) :: _ if tag > 0 => '{ $bits & ${ Expr((1L << tag) - 1) } }.asTerm
    case _                                  => bits.asTerm

  /** Fields in any other order pass many steps to theirs. So one comparison passes all steps of a group. */
  private def grouped(codes: List[(Step, Term)], index: Expr[Int])(using Quotes): List[Term] = codes match
    case Nil             => Nil
    case (first, _) :: _ =>
      val from = first.index & -ReadSteps.Group
      val (group, others) = codes.span((step, _) => (step.index & -ReadSteps.Group) == from)
      val code = Block(group.map(_._2), unit)
      val guarded = '{
        if ($index & ${ Expr(-ReadSteps.Group) }) == ${ Expr(from) } then ${ code.asExprOf[Unit] }
      }.asTerm
      (if group.size == 1 || others.isEmpty then code else guarded) :: grouped(others, index)

  /** The code that reads names. */
  private class Names(unknown: Int, site: Reading[model.type]):
    /** Reads the name that is expected to be that of the first of the `steps`. */
    def first(steps: List[Step]): Term =
      val index = steps.headOption.fold(0)(_.index)
      steps.headOption.map(step => NameWords.of(step.name, isFirst = true)) match
        case Some(NameWords.Whole(words, length)) if words.size <= 2 => expect("firstField", words, length, index)
        case _                                                       => expect("firstField", Nil, 0, index)

    /** Does what [[first]] does, after another field. */
    def next(steps: List[Step]): Term = steps match
      case Nil       => any(int(0))
      case step :: _ =>
        NameWords.of(step.name, isFirst = false) match
          case NameWords.Whole(words, length)    => expect("nextField", words, length, step.index)
          case NameWords.Beginning(head, length) => expect("nextFieldLong", List(head), length, step.index)
          case NameWords.Never                   => any(int(step.index))

    /** Reads the name after another field. That of the index `expected` is tried first. */
    def any(expected: Term): Term =
      call(site.instance, "otherField", site.reader, site.table.asTerm, expected, int(unknown))

    def afterUnknown(seen: Term): Term =
      call(site.instance, "fieldAfterUnknown", site.reader, site.table.asTerm, seen, int(unknown))

    /** Calls the method for a name of so many words. */
    private def expect(method: String, words: List[Long], length: Int, index: Int): Term =
      val name = if words.isEmpty then Nil else words.map(long(_)) ++ List(int(length))
      val suffix = if words.isEmpty || method == "nextFieldLong" then "" else words.size.toString
      val arguments = site.reader :: name ++ List(site.table.asTerm, int(index), int(unknown))
      call(site.instance, method + suffix, arguments*)

private object ReadSteps:
  /** How many steps one comparison passes. A power of two. */
  val Group = 8
