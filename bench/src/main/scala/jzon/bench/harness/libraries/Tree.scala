package jzon.bench.harness.libraries

import java.math.BigDecimal
import java.util.Iterator

/** What trees have in common, so that [[TreeBeans]] is written once; a process that measures has one subclass loaded.
  *
  * @tparam V
  *   any value of the tree
  */
abstract class Tree[V]:
  /** The value of a field. */
  def get(of: V, name: String): V

  def elements(of: V): Iterator[V]
  def text(value: V): String
  def integer(value: V): Int
  def whole(value: V): Long
  def real(value: V): Double
  def decimal(value: V): BigDecimal
  def bool(value: V): Boolean

  def newObject(): V
  def put(to: V, name: String, value: V): Unit
  def newArray(): V
  def add(to: V, value: V): Unit
  def of(value: String): V
  def of(value: Int): V
  def of(value: Long): V
  def of(value: Double): V
  def of(value: BigDecimal): V
  def of(value: Boolean): V

/** A tree of Java's maps and lists, or of classes that are such. */
abstract class MapTree extends Tree[AnyRef]:
  protected def field(of: AnyRef, name: String): AnyRef = of.asInstanceOf[java.util.Map[?, AnyRef]].get(name)

  final def get(of: AnyRef, name: String): AnyRef = field(of, name)
  final def elements(of: AnyRef): Iterator[AnyRef] = of.asInstanceOf[java.lang.Iterable[AnyRef]].iterator
  final def text(value: AnyRef): String = value.asInstanceOf[String]
  final def integer(value: AnyRef): Int = Math.toIntExact(whole(value))
  final def whole(value: AnyRef): Long = value.asInstanceOf[Number].longValue
  final def real(value: AnyRef): Double = value.asInstanceOf[Number].doubleValue
  final def bool(value: AnyRef): Boolean = value.asInstanceOf[java.lang.Boolean]

  /** By the shortest digits where the library has made a Double of it. */
  final def decimal(value: AnyRef): BigDecimal = value match
    case value: BigDecimal => value
    case value             => BigDecimal(value.toString)

  def put(to: AnyRef, name: String, value: AnyRef): Unit =
    to.asInstanceOf[java.util.Map[String, AnyRef]].put(name, value): Unit
  def add(to: AnyRef, value: AnyRef): Unit = to.asInstanceOf[java.util.Collection[AnyRef]].add(value): Unit

  final def of(value: String): AnyRef = value
  final def of(value: Int): AnyRef = Integer.valueOf(value)
  final def of(value: Long): AnyRef = java.lang.Long.valueOf(value)
  final def of(value: Double): AnyRef = java.lang.Double.valueOf(value)
  final def of(value: BigDecimal): AnyRef = value
  final def of(value: Boolean): AnyRef = java.lang.Boolean.valueOf(value)
