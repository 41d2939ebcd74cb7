package jzon.instances

import scala.annotation.nowarn
import scala.collection.mutable
import scala.collection.immutable.{ListMap, ListSet}
import jzon.{Decoder, KeyDecoder}
import jzon.input.Hashing

/** Collections that search all their elements for each one that is added, so that building one takes quadratic time.
  * They are read into a table that finds its elements by hash, and built from that.
  */
private object LinearDecoders:
  def listSet[A](element: Decoder[A]): Decoder[ListSet[A]] =
    SetDecoder(element, mutable.LinkedHashSet, Hashing.ByLowBits).map: elements =>
      elements.foldLeft(ListSet.empty[A])((set, element) => node.newInstance(set, element).asInstanceOf[ListSet[A]])

  /** The result of [[ListSet.incl]] if the set lacks the element. */
  private lazy val node =
    Class.forName("scala.collection.immutable.ListSet$Node").getConstructor(classOf[ListSet[?]], classOf[Object])

  /** `ListMap.from` knows that the keys of a LinkedHashMap are distinct. */
  def listMap[K, V](keys: KeyDecoder[K], values: Decoder[V]): Decoder[ListMap[K, V]] =
    MapDecoder[K, V, mutable.LinkedHashMap[K, V]](keys, values, mutable.LinkedHashMap, Hashing.ByLowBits)
      .map(ListMap.from)

  @nowarn("cat=deprecation")
  def isMutableListMap(map: Iterable[?]): Boolean = map.isInstanceOf[mutable.ListMap[?, ?]]

  /** A `mutable.ListMap` of distinct keys. All its methods that add an entry search for the key first, so the entries
    * are put straight into its field.
    */
  @nowarn("cat=deprecation")
  def mutableListMap[K, V](keys: KeyDecoder[K], values: Decoder[V]): Decoder[mutable.ListMap[K, V]] =
    MapDecoder[K, V, mutable.LinkedHashMap[K, V]](keys, values, mutable.LinkedHashMap, Hashing.ByLowBits).map:
      entries =>
        val map = mutable.ListMap.empty[K, V]
        listOfMap.set(map, entries.toList)
        sizeOfMap.setInt(map, entries.size)
        map

  private lazy val listOfMap = fieldOfMap("elems")
  private lazy val sizeOfMap = fieldOfMap("siz")

  @nowarn("cat=deprecation")
  private def fieldOfMap(name: String): java.lang.reflect.Field =
    val field = classOf[mutable.ListMap[?, ?]].getDeclaredField(name)
    field.setAccessible(true)
    field
