package jzon.macros.literal

import scala.annotation.tailrec
import scala.collection.mutable.ListBuffer

/** Steps of a literal whose code is short enough for a method of its own.
  *
  * @param outside
  *   holes that stand in its steps and are named by other portions too: they are evaluated before the method is called
  * @param inside
  *   the other holes that stand in its steps: the method evaluates them
  */
final private[literal] case class Portion(outside: List[Int], inside: List[Int], ops: List[Op]):
  /** Holes of other portions that the paths to those of this one name. */
  def foreign: List[Int] = ops.flatMap(Portion.named).filterNot(inside.contains)

private[literal] object Portion:
  /** Portions whose holes are all evaluated before the first. */
  def evaluated(ops: List[Op]): List[Portion] = divided(ops, _ => true, _ => 0, _ => Set.empty)

  /** Portions each of which evaluates its own holes, so that all are evaluated from left to right.
    *
    * @param length
    *   about how many bytes of bytecode the expression in a hole takes
    * @param locals
    *   what is local to the code around the literal and named by that expression
    */
  def evaluating(ops: List[Op], length: Int => Int, locals: Int => Set[Any]): List[Portion] =
    @tailrec def sharing(shared: Set[Int]): List[Portion] =
      val portions = divided(ops, shared, length, locals)
      val more = shared ++ portions.flatMap(_.foreign)
      if more == shared then portions else sharing(more)
    sharing(Set.empty)

  /** @param isShared
    *   of a hole that is evaluated outside; before it another portion begins, unless nothing was evaluated in this one
    */
  private def divided(
      ops: List[Op],
      isShared: Int => Boolean,
      length: Int => Int,
      locals: Int => Set[Any]
  ): List[Portion] =
    val portions = List.newBuilder[Portion]
    val group, inseparable = ListBuffer.empty[Op]
    val outside, inside = ListBuffer.empty[Int]
    var parameters = Set.empty[Any]
    var bytes = 0
    def end(): Unit =
      portions += Portion(outside.toList, inside.toList, group.toList)
      List(group, outside, inside).foreach(_.clear())
      parameters = Set.empty
      bytes = 0
    def add(ops: List[Op]): Unit =
      val holes = ops.flatMap(own)
      val isOutside = holes.exists(isShared)
      val named = ops.flatMap(Portion.named).filter(isShared) ++ (if isOutside then holes else holes.flatMap(locals))
      val more = ops.map(weight).sum + (if isOutside then 0 else holes.map(length).sum)
      val isFull = bytes + more > Longest || (parameters ++ named).size > MostParameters
      if group.nonEmpty && (isFull || (isOutside && inside.nonEmpty)) then end()
      group ++= ops
      (if isOutside then outside else inside) ++= holes
      parameters ++= named
      bytes += more
    ops.foreach: op =>
      inseparable += op
      if op != Op.Comma then // which belongs to what follows
        add(inseparable.toList)
        inseparable.clear()
    end()
    portions.result()

  /** The holes that are written by a step, in their order. */
  private def own(op: Op): List[Int] = op match
    case Op.Value(i, _, _, _)                                             => List(i)
    case Op.Spread(i, _, _, _)                                            => List(i)
    case Op.Key(i, _)                                                     => List(i)
    case Op.TextHole(i, _)                                                => List(i)
    case Op.Present(i, body)                                              => (i :: body.flatMap(own)).distinct.sorted
    case _: (Op.Static | Op.Chars | Op.BeginText | Op.EndText) | Op.Comma => Nil

  /** The holes that the path to it names. */
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

  /** Bytes of bytecode of one method, about. The JIT leaves methods of more than 8,000 alone, and inlines small ones
    * only.
    */
  private val Longest = 2000

  /** Of one method: it has 255 at most, and some take two places. */
  private val MostParameters = 80
