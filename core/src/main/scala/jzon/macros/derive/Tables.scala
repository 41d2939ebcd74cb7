package jzon.macros.derive

import scala.collection.immutable
import scala.quoted.*
import jzon.FieldTable
import jzon.runtime.Derived

/** The code of the tables of names with which an emitted class reads. */
final private[derive] class Tables[M <: Model & Singleton](val model: M):
  import model.*

  /** The names of the fields, with their aliases, or the hints of the cases. */
  def ofReading(plan: Plan)(using Quotes): Expr[FieldTable] = plan match
    case Plan.Product(_, fields, _, _, _) =>
      table(names(plan), fields.zipWithIndex.flatMap((field, i) => field.aliases.map(_ -> i)))
    case _ => table(names(plan), Nil)

  /** The names that are needed to write: for the paths of errors. If a field takes the fields that the class does not
    * have, all names must be known, because those of the other fields must differ.
    */
  def ofWriting(plan: Plan)(using Quotes): Expr[FieldTable] =
    if plan.remainder.nonEmpty then ofReading(plan) else table(names(plan), Nil)

  /** Emits the table of names and the table of the names that are looked for ahead, and then the code that `use`
    * creates from them.
    */
  def withTables[A: Type](plan: Plan)(use: (Expr[FieldTable], Expr[FieldTable]) => Quotes ?=> Expr[A])(using
      Quotes
  ): Expr[A] =
    val ahead = keys(plan)
    if ahead.isEmpty then
      '{
        val fields = ${ ofReading(plan) }
        ${ use('fields, 'fields) }
      }
    else
      '{
        val fields = ${ ofReading(plan) }
        val keys = ${ table(ahead, Nil) }
        ${ use('fields, 'keys) }
      }

  private def table(names: List[String], aliases: List[(String, Int)])(using Quotes): Expr[FieldTable] =
    val isPlain = names.nonEmpty && !names.exists(name => name.isEmpty || name.contains(Derived.Separator))
    val together = Expr(names.mkString(Derived.Separator))
    if aliases.isEmpty && isPlain then '{ Derived.table($together) }
    else
      val listed: Expr[Seq[String]] =
        if isPlain then '{ Derived.names($together) } else Varargs(names.map(Expr(_)))
      '{ FieldTable.withAliases($listed, immutable.List(${ Varargs(aliases.map(Expr(_))) }*)) }

  private def names(plan: Plan): List[String] = plan match
    case Plan.Product(_, fields, _, _, tag) => fields.map(_.name) ++ tag.map(_.name)
    case Plan.Sum(_, cases, _)              => cases.map(_.hint)
    case Plan.Failed(_)                     => Nil

  /** The names that are looked for ahead of the value: the discriminator, or names that tell objects apart without one.
    */
  private def keys(plan: Plan): List[String] = plan match
    case Plan.Sum(_, _, Layout.Tagged(tag))        => List(tag)
    case Plan.Sum(_, _, Layout.Untagged(branches)) =>
      branches.collect { case (_, Branch.Objects(names, _)) => names.map(_._1) }.flatten
    case _ => Nil
