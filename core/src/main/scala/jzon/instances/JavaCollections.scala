package jzon.instances

import java.util
import java.util.concurrent.{ConcurrentHashMap, ConcurrentMap}
import scala.reflect.ClassTag
import jzon.{Decoder, Encoder, KeyDecoder, KeyEncoder, Reader, Size, Writer}
import jzon.output.ElementLoop
import jzon.input.Hashing

// In layers, a type above its subtypes, like the collections of Scala. An interface is read as its most common
// implementation.

private[jzon] trait JavaClassDecoders:
  given javaLinkedList[A](using element: Decoder[A]): Decoder[util.LinkedList[A]] =
    JavaCollectionDecoder(element, () => util.LinkedList[A])
  given javaArrayDeque[A](using element: Decoder[A]): Decoder[util.ArrayDeque[A]] =
    JavaCollectionDecoder(element, () => util.ArrayDeque[A])
  given javaLinkedHashSet[A](using element: Decoder[A]): Decoder[util.LinkedHashSet[A]] =
    JavaSetDecoder(element, () => util.LinkedHashSet[A])
  given javaTreeSet[A](using element: Decoder[A], ordering: Ordering[A]): Decoder[util.TreeSet[A]] =
    JavaCollectionDecoder(element, () => util.TreeSet[A](ordering))
  given javaEnumSet[E <: java.lang.Enum[E]](using element: Decoder[E], tag: ClassTag[E]): Decoder[util.EnumSet[E]] =
    JavaCollectionDecoder(element, () => util.EnumSet.noneOf(tag.runtimeClass.asInstanceOf[Class[E]]))
  given javaLinkedHashMap[K, V](using keys: KeyDecoder[K], values: Decoder[V]): Decoder[util.LinkedHashMap[K, V]] =
    JavaMapDecoder(keys, values, Hashing.ByAllBits, () => util.LinkedHashMap[K, V]())
  given javaConcurrentHashMap[K, V](using keys: KeyDecoder[K], values: Decoder[V]): Decoder[ConcurrentHashMap[K, V]] =
    JavaMapDecoder(keys, values, Hashing.ByAllBits, () => ConcurrentHashMap[K, V]())
  given javaTreeMap[K, V](using
      keys: KeyDecoder[K],
      values: Decoder[V],
      ordering: Ordering[K]
  ): Decoder[util.TreeMap[K, V]] =
    JavaMapDecoder(keys, values, Hashing.Ordered, () => util.TreeMap[K, V](ordering))
  given javaEnumMap[K <: java.lang.Enum[K], V](using
      keys: KeyDecoder[K],
      values: Decoder[V],
      tag: ClassTag[K]
  ): Decoder[util.EnumMap[K, V]] =
    JavaMapDecoder(keys, values, Hashing.Ordered, () => util.EnumMap[K, V](tag.runtimeClass.asInstanceOf[Class[K]]))

private[jzon] trait JavaBaseDecoders extends JavaClassDecoders:
  given javaArrayList[A](using element: Decoder[A]): Decoder[util.ArrayList[A]] =
    JavaCollectionDecoder(element, () => util.ArrayList[A])
  given javaHashSet[A](using element: Decoder[A]): Decoder[util.HashSet[A]] =
    JavaSetDecoder(element, () => util.HashSet[A])
  given javaNavigableSet[A](using element: Decoder[A], ordering: Ordering[A]): Decoder[util.NavigableSet[A]] =
    JavaCollectionDecoder(element, () => util.TreeSet[A](ordering))
  given javaHashMap[K, V](using keys: KeyDecoder[K], values: Decoder[V]): Decoder[util.HashMap[K, V]] =
    JavaMapDecoder(keys, values, Hashing.ByAllBits, () => util.HashMap[K, V]())
  given javaNavigableMap[K, V](using
      keys: KeyDecoder[K],
      values: Decoder[V],
      ordering: Ordering[K]
  ): Decoder[util.NavigableMap[K, V]] =
    JavaMapDecoder(keys, values, Hashing.Ordered, () => util.TreeMap[K, V](ordering))
  given javaConcurrentMap[K, V](using keys: KeyDecoder[K], values: Decoder[V]): Decoder[ConcurrentMap[K, V]] =
    JavaMapDecoder(keys, values, Hashing.ByAllBits, () => ConcurrentHashMap[K, V]())

private[jzon] trait JavaSortedDecoders extends JavaBaseDecoders:
  given javaDeque[A](using element: Decoder[A]): Decoder[util.Deque[A]] =
    JavaCollectionDecoder(element, () => util.ArrayDeque[A])
  given javaSortedSet[A](using element: Decoder[A], ordering: Ordering[A]): Decoder[util.SortedSet[A]] =
    JavaCollectionDecoder(element, () => util.TreeSet[A](ordering))
  given javaSortedMap[K, V](using
      keys: KeyDecoder[K],
      values: Decoder[V],
      ordering: Ordering[K]
  ): Decoder[util.SortedMap[K, V]] =
    JavaMapDecoder(keys, values, Hashing.Ordered, () => util.TreeMap[K, V](ordering))

private[jzon] trait JavaInterfaceDecoders extends JavaSortedDecoders:
  given javaList[A](using element: Decoder[A]): Decoder[util.List[A]] =
    JavaCollectionDecoder(element, () => util.ArrayList[A])
  given javaQueue[A](using element: Decoder[A]): Decoder[util.Queue[A]] =
    JavaCollectionDecoder(element, () => util.ArrayDeque[A])
  given javaSet[A](using element: Decoder[A]): Decoder[util.Set[A]] =
    JavaSetDecoder(element, () => util.LinkedHashSet[A])
  given javaMap[K, V](using keys: KeyDecoder[K], values: Decoder[V]): Decoder[util.Map[K, V]] =
    JavaMapDecoder(keys, values, Hashing.ByAllBits, () => util.LinkedHashMap[K, V]())

/** The collections of java.util. */
private[jzon] trait JavaCollectionDecoders extends JavaInterfaceDecoders:
  given javaCollection[A](using element: Decoder[A]): Decoder[util.Collection[A]] =
    JavaCollectionDecoder(element, () => util.ArrayList[A])

private[jzon] trait JavaCollectionEncoders:
  given javaCollection[A, C[X] <: util.Collection[X]](using element: Encoder[A]): Encoder[C[A]] =
    JavaCollectionEncoder(element)
  given javaMap[K, V, M[X, Y] <: util.Map[X, Y]](using KeyEncoder[K], Encoder[V]): Encoder[M[K, V]] =
    JavaMapEncoder[K, V, M[K, V]]

private[jzon] trait NarrowJavaCollectionEncoders extends JavaCollectionEncoders:
  given javaEnumSet[E <: java.lang.Enum[E]](using element: Encoder[E]): Encoder[util.EnumSet[E]] =
    JavaCollectionEncoder(element)
  given javaEnumMap[K <: java.lang.Enum[K], V](using KeyEncoder[K], Encoder[V]): Encoder[util.EnumMap[K, V]] =
    JavaMapEncoder[K, V, util.EnumMap[K, V]]

final private class JavaCollectionDecoder[A, I <: util.Collection[A], C >: I](element: Decoder[A], make: () => I)
    extends Decoder[C]:
  private val kind = CommonTypes.of(element)

  def read(in: Reader): C =
    val elements = make()
    Elements.read(in)(_ => elements.add(CommonTypes.read(kind, element, in)): Unit): Unit
    elements

/** A set that finds its elements by their hashes. */
final private class JavaSetDecoder[A, I <: util.Set[A], C >: I](element: Decoder[A], make: () => I) extends Decoder[C]:
  private val kind = CommonTypes.of(element)

  def read(in: Reader): C =
    val elements = make()
    Elements.readHashed(in, Hashing.ByAllBits)(CommonTypes.read(kind, element, in))(elements.add(_): Unit): guard =>
      elements.forEach(element => guard.add(element): Unit)
    elements

final private class JavaMapDecoder[K, V, I <: util.Map[K, V], C >: I](
    keys: KeyDecoder[K],
    values: Decoder[V],
    hashing: Hashing,
    make: () => I
) extends Decoder[C]:
  private val keyKind = CommonKeys.of(keys)
  private val kind = CommonTypes.of(values)

  def read(in: Reader): C =
    val map = make()
    Entries.read(in, keys, keyKind, hashing)(CommonTypes.read(kind, values, in))(map.put(_, _): Unit): guard =>
      map.keySet.forEach(key => guard.add(key): Unit)
    map

final private class JavaCollectionEncoder[A, C <: util.Collection[A]](element: Encoder[A])
    extends ContainerEncoder[C]:
  private val kind = CommonTypes.of(element)

  def write(collection: C, out: Writer): Unit =
    if collection == null then out.failNull()
    val elements = collection.iterator
    var i = 0
    ElementLoop.writeWhile(out)(elements.hasNext) {
      CommonTypes.write(kind, element, elements.next(), out)
      i += 1
    }(i)

  override def size(collection: C, depth: Int): Int =
    if collection == null then Size.Null
    else
      val elements = collection.iterator
      Elements.sizeWhile(depth)(elements.hasNext)(element.size(elements.next(), depth + 1))

final private class JavaMapEncoder[K, V, M <: util.Map[K, V]](using KeyEncoder[K], Encoder[V])
    extends ContainerEncoder[M]:
  private val keyKind = CommonKeys.of(summon[KeyEncoder[K]])
  private val kind = CommonTypes.of(summon[Encoder[V]])

  def write(map: M, out: Writer): Unit =
    if map == null then out.failNull()
    out.beginObject()
    map.forEach((key, value) => Entries.write(key, value, keyKind, kind, out))
    out.endObject()

  override def size(map: M, depth: Int): Int =
    if map == null then Size.Null
    else if Size.isTooDeep(depth) then 0
    else
      var entries = 0
      map.forEach((key, value) => entries = Size.sum(entries, Entries.size(key, value, depth)))
      Size.container(entries)
