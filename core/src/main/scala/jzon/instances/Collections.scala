package jzon.instances

import scala.collection.{Factory, concurrent, immutable, mutable}
import jzon.{Decoder, Encoder, KeyDecoder, KeyEncoder, Reader, Size, Writer}
import jzon.input.{HashGuard, Hashing}

/** Any collection of the Scala library, and any other that has a Factory. */
private[jzon] trait FactoryDecoders:
  given iterable[A, C[X] <: Iterable[X]](using element: Decoder[A], factory: Factory[A, C[A]]): Decoder[C[A]] =
    Collections.hashing(factory) match
      case Hashing.Not => CollectionDecoder(element, factory)
      case hashing     => SetDecoder(element, factory, hashing)
  given collectionMap[K, V, M[X, Y] <: collection.Map[X, Y]](using
      keys: KeyDecoder[K],
      values: Decoder[V],
      factory: Factory[(K, V), M[K, V]]
  ): Decoder[M[K, V]] = MapDecoder(keys, values, Collections.hashing(factory))

/** Those that are common, found without a search for a Factory. */
private[jzon] trait CollectionDecoders extends FactoryDecoders:
  given list[A](using element: Decoder[A]): Decoder[List[A]] = ListDecoder(element)
  given vector[A](using element: Decoder[A]): Decoder[Vector[A]] = CollectionDecoder(element, Vector)
  given seq[A](using element: Decoder[A]): Decoder[Seq[A]] = ListDecoder(element)
  given set[A](using element: Decoder[A]): Decoder[Set[A]] = SetDecoder(element, Set, Hashing.ByAllBits)
  given map[K, V](using keys: KeyDecoder[K], values: Decoder[V]): Decoder[Map[K, V]] =
    MapDecoder(keys, values, Hashing.ByAllBits)

  /** By way of a LinkedHashMap: a ListMap takes linear time for each key that is added. */
  given listMap[K, V](using keys: KeyDecoder[K], values: Decoder[V]): Decoder[immutable.ListMap[K, V]] =
    MapDecoder[K, V, mutable.LinkedHashMap[K, V]](keys, values, Hashing.ByLowBits).map(immutable.ListMap.from)
  given seqMap[K, V](using keys: KeyDecoder[K], values: Decoder[V]): Decoder[immutable.SeqMap[K, V]] =
    MapDecoder(keys, values, Hashing.ByAllBits)(using immutable.SeqMap.mapFactory)
  given concurrentMap[K, V](using keys: KeyDecoder[K], values: Decoder[V]): Decoder[concurrent.Map[K, V]] =
    MapDecoder(keys, values, Hashing.ByAllBits)(using concurrent.TrieMap.mapFactory)
  given intMap[V](using keys: KeyDecoder[Int], values: Decoder[V]): Decoder[immutable.IntMap[V]] =
    MapDecoder(keys, values, Hashing.Not)
  given longMap[V](using keys: KeyDecoder[Long], values: Decoder[V]): Decoder[immutable.LongMap[V]] =
    MapDecoder(keys, values, Hashing.Not)
  given mutableLongMap[V](using keys: KeyDecoder[Long], values: Decoder[V]): Decoder[mutable.LongMap[V]] =
    MapDecoder(keys, values, Hashing.ByAllBits)
  given nil: Decoder[Nil.type] = in =>
    Elements.read(in)(_ => in.fail("invalid extra element")): Unit
    Nil

/** Lower than maps, which are Iterables of their entries: so that a map is one where its type is to be found with its encoder,
  * as in `json.write(map)(using summon, options)`.
  */
private[jzon] trait IterableEncoders:
  given iterable[A, C[X] <: Iterable[X]](using element: Encoder[A]): Encoder[C[A]] = CollectionEncoder(element)

private[jzon] trait CollectionEncoders extends IterableEncoders:
  given collectionMap[K, V, M[X, Y] <: collection.Map[X, Y]](using KeyEncoder[K], Encoder[V]): Encoder[M[K, V]] =
    MapEncoder[K, V, M[K, V]]
  given intMap[V](using KeyEncoder[Int], Encoder[V]): Encoder[immutable.IntMap[V]] =
    MapEncoder[Int, V, immutable.IntMap[V]]
  given longMap[V](using KeyEncoder[Long], Encoder[V]): Encoder[immutable.LongMap[V]] =
    MapEncoder[Long, V, immutable.LongMap[V]]
  given mutableLongMap[V](using KeyEncoder[Long], Encoder[V]): Encoder[mutable.LongMap[V]] =
    MapEncoder[Long, V, mutable.LongMap[V]]
  given nil: Encoder[Nil.type] = Encoding.of[Nil.type]((_, out) =>
    out.beginArray()
    out.endArray()
  )(_ => Size.container(0))

private object Collections:
  /** How what the factory makes, or makes it from, finds its elements or keys. */
  def hashing(factory: Factory[?, ?]): Hashing = factory.newBuilder.result() match
    case _: collection.SortedSet[?] | _: collection.SortedMap[?, ?]                    => Hashing.Not
    case _: mutable.HashMap[?, ?] | _: mutable.LinkedHashMap[?, ?]                     => Hashing.ByLowBits
    case _: mutable.HashSet[?] | _: mutable.LinkedHashSet[?] | _: immutable.ListSet[?] => Hashing.ByLowBits
    case _: collection.Set[?] | _: collection.Map[?, ?]                                => Hashing.ByAllBits
    case _                                                                             => Hashing.Not

final private class ListDecoder[A, C >: List[A]](element: Decoder[A]) extends Decoder[C]:
  def read(in: Reader): C =
    val list = mutable.ListBuffer.empty[A]
    Elements.read(in)(_ => list += element.read(in)): Unit
    list.result()

final private class CollectionDecoder[A, C](element: Decoder[A], factory: Factory[A, C]) extends Decoder[C]:
  def read(in: Reader): C =
    val builder = factory.newBuilder
    Elements.read(in)(_ => builder += element.read(in)): Unit
    builder.result()

/** A set that finds its elements by their hashes. */
final private class SetDecoder[A, C <: Iterable[A]](element: Decoder[A], factory: Factory[A, C], hashing: Hashing)
    extends Decoder[C]:
  def read(in: Reader): C =
    val unguarded = in.limits.sameHashKeys
    var builder = factory.newBuilder
    var guard: HashGuard | Null = null
    Elements.read(in): i =>
      if i < unguarded then builder += element.read(in)
      else
        if guard == null then
          guard = HashGuard(unguarded, hashing)
          builder = recalled(builder, guard.asInstanceOf[HashGuard])
        builder += Elements.readGuarded(in, element, guard.asInstanceOf[HashGuard])
    : Unit
    builder.result()

  private def recalled(builder: mutable.Builder[A, C], guard: HashGuard): mutable.Builder[A, C] =
    val elements = builder.result()
    elements.foreach(element => guard.add(element): Unit)
    factory.newBuilder ++= elements // a builder that gave its result is not for use any more

final private class MapDecoder[K, V, M <: Iterable[(K, V)]](
    keys: KeyDecoder[K],
    values: Decoder[V],
    hashing: Hashing
)(using factory: Factory[(K, V), M])
    extends Decoder[M]:
  def read(in: Reader): M =
    var builder = factory.newBuilder
    Entries.read(in, keys, values, hashing)((key, value) => builder += ((key, value))): guard =>
      builder = recalled(builder, guard)
    builder.result()

  private def recalled(builder: mutable.Builder[(K, V), M], guard: HashGuard): mutable.Builder[(K, V), M] =
    val entries = builder.result()
    entries.foreach(entry => guard.add(entry._1): Unit)
    factory.newBuilder ++= entries

final private class CollectionEncoder[A, C <: Iterable[A]](element: Encoder[A]) extends Encoder[C]:
  def write(elements: C, out: Writer): Unit = elements match
    case list: List[A @unchecked] => writeList(list, out)
    case _                        => writeAny(elements.iterator, out)

  private def writeList(list: List[A], out: Writer): Unit =
    var rest = list
    Elements.writeWhile(out)(rest.nonEmpty): _ =>
      element.write(rest.head, out)
      rest = rest.tail

  private def writeAny(elements: Iterator[A], out: Writer): Unit =
    Elements.writeWhile(out)(elements.hasNext)(_ => element.write(elements.next(), out))

  override def size(elements: C, depth: Int): Int = elements match
    case list: List[A @unchecked] => sizeOfList(list, depth)
    case _                        => sizeOfAny(elements.iterator, depth)

  private def sizeOfList(list: List[A], depth: Int): Int =
    var rest = list
    Elements.sizeWhile(depth)(rest.nonEmpty):
      val head = rest.head
      rest = rest.tail
      element.size(head, depth + 1)

  private def sizeOfAny(elements: Iterator[A], depth: Int): Int =
    Elements.sizeWhile(depth)(elements.hasNext)(element.size(elements.next(), depth + 1))

final private class MapEncoder[K, V, M <: collection.Map[K, V]](using KeyEncoder[K], Encoder[V]) extends Encoder[M]:
  def write(map: M, out: Writer): Unit =
    out.beginObject()
    map.foreachEntry((key, value) => Entries.write(key, value, out))
    out.endObject()

  override def size(map: M, depth: Int): Int =
    if Size.isTooDeep(depth) then 0
    else
      var entries = 0
      map.foreachEntry((key, value) => entries = Size.sum(entries, Entries.size(key, value, depth)))
      Size.container(entries)
