package jzon.macros.literal

import scala.quoted.*
import jzon.macros.TypeClass

/** A hole of a literal in the emitted code: a value, and how it is written.
  *
  * @param tpe
  *   the type by which the value is written
  */
final private[literal] class Hole[Q <: Quotes & Singleton](using val q: Q)(
    argument: Argument[q.reflect.Term],
    index: Int,
    val tpe: q.reflect.TypeRepr,
    writes: Writes[q.type]
):
  import q.reflect.*

  val kind: HoleKind = argument.kind
  val pos: Position = argument.term.pos
  private var symbol = Symbol.noSymbol

  /** The definition of the value, which is evaluated once, in code that belongs to `owner`. */
  def define(owner: Symbol): Statement =
    symbol = Symbol.newVal(owner, s"hole$index", tpe, Flags.Synthetic, Symbol.noSymbol)
    ValDef(symbol, Some(argument.term.changeOwner(symbol)))

  /** The value, once it is defined. */
  def value: Term = Ref(symbol)

  /** How many nodes the tree of its expression has. */
  lazy val nodes: Int = folded(argument.term, 0)((count, _) => count + 1)

  /** The definitions, local to the code around the literal, that the expression names. */
  lazy val locals: Set[Any] = folded(argument.term, Set.empty[Any]):
    case (found, ident: Ident) if ident.symbol.maybeOwner.isTerm => found + ident.symbol
    case (found, _)                                              => found

  private lazy val encoders = writes.find(TypeClass.Encoder, tpe, pos)
  private lazy val keyEncoders = writes.find(TypeClass.KeyEncoder, tpe, pos)

  /** How the hole is written as a value. */
  lazy val asValue: Write[TypeRepr, Term] =
    if tpe <:< TypeRepr.of[Null] then Write.Null else encoders.fold(Write.Null)(writes.write(_, tpe))

  /** How the hole is written as a key or in a string. */
  lazy val asKey: Write[TypeRepr, Term] = keyEncoders.fold(Write.Null)(writes.write(_, tpe))

  /** The instance that was found. */
  def encoder: Term = encoders.get
  def keyEncoder: Term = keyEncoders.get

  private def folded[A](tree: Tree, first: A)(next: (A, Tree) => A): A =
    val nodes = new TreeAccumulator[A]:
      def foldTree(before: A, tree: Tree)(owner: Symbol): A = foldOverTree(next(before, tree), tree)(owner)
    nodes.foldTree(first, tree)(Symbol.spliceOwner)
