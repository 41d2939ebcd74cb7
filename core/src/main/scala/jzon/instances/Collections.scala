package jzon.instances

import scala.annotation.nowarn
import scala.collection.immutable.Nil
import scala.collection.{Factory, concurrent, immutable, mutable}
import jzon.{Decoder, EncodeError, Encoder, KeyDecoder, KeyEncoder, Reader, Size, Writer}
import jzon.input.Hashing

// With an expected type, the compiler searches for the decoder of any subtype: `val x: Seq[Int] = json.readOrThrow(…)`
// also finds that of Nil. The widest type must win. Of two givens, the compiler takes the one in the more derived
// trait. So each trait here extends those with the subtypes of its types.
//
// Encoders are the other way round: `json.write(Box(None))` searches for the encoder of any supertype of None, and the
// narrowest type must win.

/** All collections of the Scala library, and any other that has a Factory. */
private[jzon] trait FactoryDecoders:
  given iterable[A, C[X] <: Iterable[X]](using element: Decoder[A], factory: Factory[A, C[A]]): Decoder[C[A]] =
    Collections.decoder(element, factory)
  given collectionMap[K, V, M[X, Y] <: collection.Map[X, Y]](using
      keys: KeyDecoder[K],
      values: Decoder[V],
      factory: Factory[(K, V), M[K, V]]
  ): Decoder[M[K, V]] = Collections.mapDecoder(keys, values, factory)

private[jzon] trait NarrowCollectionDecoders extends FactoryDecoders:
  given nil: Decoder[Nil.type] = in =>
    Elements.read(in)(_ => in.fail("invalid extra element")): Unit
    Nil
  given vector[A](using element: Decoder[A]): Decoder[Vector[A]] = GrowableDecoders.vector(element)
  given listMap[K, V](using keys: KeyDecoder[K], values: Decoder[V]): Decoder[immutable.ListMap[K, V]] =
    LinearDecoders.listMap(keys, values)
  given concurrentMap[K, V](using keys: KeyDecoder[K], values: Decoder[V]): Decoder[concurrent.Map[K, V]] =
    MapDecoder(keys, values, concurrent.TrieMap, Hashing.ByAllBits)
  given intMap[V](using keys: KeyDecoder[Int], values: Decoder[V]): Decoder[immutable.IntMap[V]] =
    IntMapDecoder(keys, values)
  given longMap[V](using keys: KeyDecoder[Long], values: Decoder[V]): Decoder[immutable.LongMap[V]] =
    LongMapDecoder(keys, values)
  given mutableLongMap[V](using keys: KeyDecoder[Long], values: Decoder[V]): Decoder[mutable.LongMap[V]] =
    MapDecoder(keys, values, mutable.LongMap.toFactory(mutable.LongMap), Hashing.OfLongMap)

private[jzon] trait MutableCollectionDecoders extends NarrowCollectionDecoders, BitSetDecoders:
  given mutableSortedSet[A](using element: Decoder[A], ordering: Ordering[A]): Decoder[mutable.SortedSet[A]] =
    CollectionDecoder(element, mutable.SortedSet.evidenceIterableFactory[A])
  given mutableMap[K, V](using keys: KeyDecoder[K], values: Decoder[V]): Decoder[mutable.Map[K, V]] =
    MutableMapDecoder(keys, values)

private[jzon] trait MiddleCollectionDecoders extends MutableCollectionDecoders, ArrayDecoders:
  given list[A](using element: Decoder[A]): Decoder[List[A]] = ListDecoder(element)
  given indexedSeq[A](using element: Decoder[A]): Decoder[IndexedSeq[A]] = GrowableDecoders.vector[A](element).widen
  given sortedSet[A](using element: Decoder[A], ordering: Ordering[A]): Decoder[immutable.SortedSet[A]] =
    CollectionDecoder(element, immutable.SortedSet.evidenceIterableFactory[A])
  given mutableSet[A](using element: Decoder[A]): Decoder[mutable.Set[A]] =
    SetDecoder(element, mutable.Set, Hashing.ByLowBits)
  given seqMap[K, V](using keys: KeyDecoder[K], values: Decoder[V]): Decoder[immutable.SeqMap[K, V]] =
    MapDecoder(keys, values, immutable.SeqMap, Hashing.ByAllBits)

private[jzon] trait WideCollectionDecoders extends MiddleCollectionDecoders:
  given mutableIterable[A](using element: Decoder[A]): Decoder[mutable.Iterable[A]] =
    CollectionDecoder(element, mutable.Iterable)
  given seq[A](using element: Decoder[A]): Decoder[Seq[A]] = ListDecoder(element)
  given set[A](using element: Decoder[A]): Decoder[Set[A]] = PlainSetDecoder(element)

private[jzon] trait ImmutableIterableDecoders extends WideCollectionDecoders:
  given immutableIterable[A](using element: Decoder[A]): Decoder[immutable.Iterable[A]] = ListDecoder(element)

private[jzon] trait CollectionDecoders extends ImmutableIterableDecoders:
  given anyIterable[A](using element: Decoder[A]): Decoder[Iterable[A]] = ListDecoder(element)

/** Higher than Iterable, because a map is one too: the codec of a generic class that contains a map must be that of the
  * map.
  */
private[jzon] trait MapDecoders extends CollectionDecoders:
  given map[K, V](using keys: KeyDecoder[K], values: Decoder[V]): Decoder[Map[K, V]] =
    PlainMapDecoder(keys, values)

/** Lower than maps, which are Iterables of their entries, so that a map is found as one if its type is inferred
  * together with its encoder, as in `json.write(map)(using summon, options)`.
  */
private[jzon] trait CollectionEncoders:
  given iterable[A, C[X] <: Iterable[X]](using element: Encoder[A]): Encoder[C[A]] = CollectionEncoder(element)
  given range[R <: Range](using element: Encoder[Int]): Encoder[R & Range] =
    CollectionEncoder[Int, R & Range](element)

private[jzon] trait MapEncoders extends CollectionEncoders:
  given collectionMap[K, V, M[X, Y] <: collection.Map[X, Y]](using KeyEncoder[K], Encoder[V]): Encoder[M[K, V]] =
    MapEncoder[K, V, M[K, V]]

private[jzon] trait NarrowCollectionEncoders extends MapEncoders:
  given intMap[V](using KeyEncoder[Int], Encoder[V]): Encoder[immutable.IntMap[V]] =
    MapEncoder[Int, V, immutable.IntMap[V]]
  given longMap[V](using KeyEncoder[Long], Encoder[V]): Encoder[immutable.LongMap[V]] =
    MapEncoder[Long, V, immutable.LongMap[V]]
  given mutableLongMap[V](using KeyEncoder[Long], Encoder[V]): Encoder[mutable.LongMap[V]] =
    MapEncoder[Long, V, mutable.LongMap[V]]
  given nil: Encoder[Nil.type] = Encoding.reference[Nil.type]((_, out) =>
    out.beginArray()
    out.endArray()
  )(_ => Size.container(0))

private object Collections:
  /** The most elements of a Vector that has one array. */
  inline val InOneArray = 32

  /** The decoder of any collection that `factory` creates. */
  def decoder[A, C <: Iterable[A]](element: Decoder[A], factory: Factory[A, C]): Decoder[C] =
    factory.newBuilder.result() match
      case _: immutable.ListSet[?] => LinearDecoders.listSet(element).asInstanceOf[Decoder[C]]
      case empty if empty.getClass == classOf[mutable.ArrayBuffer[?]] =>
        GrowableDecoders.arrayBuffer(element).asInstanceOf[Decoder[C]]
      case empty =>
        hashing(empty) match
          case Hashing.Ordered => CollectionDecoder(element, factory)
          case hashing         => SetDecoder(element, factory, hashing)

  /** The decoder of any map that `factory` creates. */
  def mapDecoder[K, V, M <: collection.Map[K, V]](
      keys: KeyDecoder[K],
      values: Decoder[V],
      factory: Factory[(K, V), M]
  ): Decoder[M] =
    val empty = factory.newBuilder.result()
    if empty.isInstanceOf[immutable.ListMap[?, ?]] then
      LinearDecoders.listMap(keys, values).asInstanceOf[Decoder[M]]
    else if LinearDecoders.isMutableListMap(empty) then
      LinearDecoders.mutableListMap(keys, values).asInstanceOf[Decoder[M]]
    else MapDecoder(keys, values, factory, hashing(empty))

  /** How a collection of this class finds its elements or keys. A class of another library may do it in any way, so it
    * gets the strictest guard.
    */
  @nowarn("cat=deprecation")
  private def hashing(empty: Iterable[?]): Hashing = empty match
    case _: collection.SortedSet[?] | _: collection.SortedMap[?, ?] | _: mutable.CollisionProofHashMap[?, ?] =>
      Hashing.Ordered
    case _: immutable.IntMap[?] | _: immutable.LongMap[?] => Hashing.Ordered
    case _: mutable.LongMap[?]                            => Hashing.OfLongMap
    case _: mutable.OpenHashMap[?, ?]                     => Hashing.OfOpenHashMap
    case _: mutable.WeakHashMap[?, ?]                     => Hashing.OfWeakHashMap
    case _: concurrent.TrieMap[?, ?]                      => Hashing.ByAllBits
    case _: immutable.Set[?] | _: immutable.Map[?, ?]     =>
      if isOfLibrary(empty) then Hashing.ByAllBits else Hashing.ByLowBits
    case _: collection.Set[?] | _: collection.Map[?, ?]                             => Hashing.ByLowBits
    case _: collection.Seq[?] | _: collection.View[?] | _: mutable.PriorityQueue[?] => Hashing.Ordered
    case _                                                                          => Hashing.ByLowBits

  private def isOfLibrary(collection: Iterable[?]): Boolean =
    collection.getClass.getName.startsWith("scala.collection.")

final private class ListDecoder[A, C >: List[A]](element: Decoder[A]) extends Decoder[C]:
  private val own = OwnReadLoop.of(element)

  def read(in: Reader): C =
    val own = this.own
    if own != null then own.readList(in) else Elements.list(in)(element.read(in))

final private class CollectionDecoder[A, C](element: Decoder[A], factory: Factory[A, C]) extends Decoder[C]:
  private val kind = CommonTypes.of(element)

  def read(in: Reader): C =
    val builder = factory.newBuilder
    Elements.read(in)(_ => builder.addOne(CommonTypes.read(kind, element, in))): Unit
    builder.result()

/** A set that finds its elements by their hashes. */
final private class SetDecoder[A, C <: Iterable[A]](element: Decoder[A], factory: Factory[A, C], hashing: Hashing)
    extends Decoder[C]:
  private val kind = CommonTypes.of(element)

  def read(in: Reader): C = Builders.readSet(in, hashing)(CommonTypes.read(kind, element, in))(factory.newBuilder)

/** The most common set. The JIT knows its builder, so that it calls no method of an unknown class. */
final private class PlainSetDecoder[A](element: Decoder[A]) extends Decoder[Set[A]]:
  private val kind = CommonTypes.of(element)

  def read(in: Reader): Set[A] =
    if CommonTypes.isInt(kind) then readInts(in).asInstanceOf[Set[A]]
    else Builders.readSet(in, Hashing.ByAllBits)(CommonTypes.read(kind, element, in))(Set.newBuilder[A])

  /** No two integers have one hash, so there is nothing to guard. */
  private def readInts(in: Reader): Set[Int] =
    val builder = Set.newBuilder[Int]
    Elements.read(in)(_ => builder.addOne(in.readInt())): Unit
    builder.result()

final private class MapDecoder[K, V, M <: Iterable[(K, V)]](
    keys: KeyDecoder[K],
    values: Decoder[V],
    factory: Factory[(K, V), M],
    hashing: Hashing
) extends Decoder[M]:
  private val keyKind = CommonKeys.of(keys)
  private val kind = CommonTypes.of(values)

  def read(in: Reader): M =
    Builders.readMap(in, keys, keyKind, hashing)(CommonTypes.read(kind, values, in))(factory.newBuilder)

/** The most common map. */
final private class PlainMapDecoder[K, V](keys: KeyDecoder[K], values: Decoder[V]) extends Decoder[Map[K, V]]:
  private val keyKind = CommonKeys.of(keys)
  private val kind = CommonTypes.of(values)

  def read(in: Reader): Map[K, V] =
    if CommonKeys.isText(keyKind) then readOfTexts(in)
    else if keyKind == CommonKeys.UuidKey then readOfUuids(in)
    else readOfOthers(in)

  // The JIT compiles each of these methods by itself, so that a loop has only what its keys need.

  private def readOfTexts(in: Reader): Map[K, V] =
    Builders.readPlainMap(in, keys, CommonKeys.StringKey, Hashing.ByAllBits)(readValue(in))

  private def readOfUuids(in: Reader): Map[K, V] =
    Builders.readPlainMap(in, keys, CommonKeys.UuidKey, Hashing.ByAllBits)(readValue(in))

  private def readOfOthers(in: Reader): Map[K, V] =
    Builders.readPlainMap(in, keys, keyKind, Hashing.ByAllBits)(readValue(in))

  private inline def readValue(in: Reader): V = CommonTypes.read(kind, values, in)

/** What reads into a builder. It is inlined, so that a decoder of one class of collections has a loop of its own. */
private object Builders:
  inline def readSet[A, C <: Iterable[A]](in: Reader, hashing: Hashing)(inline next: => A)(
      inline newBuilder: => mutable.Builder[A, C]
  ): C =
    var builder = newBuilder
    Elements.readHashed(in, hashing)(next)(builder.addOne(_): Unit): guard =>
      val elements = builder.result()
      elements.foreach(element => guard.add(element): Unit)
      builder = newBuilder ++= elements // a builder that gave its result is not for use any more
    builder.result()

  inline def readPlainMap[K, V](in: Reader, keys: KeyDecoder[K], keyKind: Int, hashing: Hashing)(
      inline value: => V
  ): Map[K, V] =
    val few = FewEntries[K, V]()
    var builder: mutable.Builder[(K, V), Map[K, V]] | Null = null // of a map that has more entries
    Entries.read(in, keys, keyKind, hashing)(value) { (key, value) =>
      if builder == null && !few.put(key, value) then
        val begun = Map.newBuilder[K, V]
        begun ++= few.toMap
        builder = begun
      if builder != null then builder.addOne((key, value)): Unit
    } { guard =>
      val entries = if builder == null then few.toMap else builder.result()
      entries.foreach(entry => guard.add(entry._1): Unit)
      if builder != null then builder = Map.newBuilder[K, V] ++= entries
    }
    if builder == null then few.toMap else builder.result()

  inline def readMap[K, V, M <: Iterable[(K, V)]](in: Reader, keys: KeyDecoder[K], keyKind: Int, hashing: Hashing)(
      inline value: => V
  )(inline newBuilder: => mutable.Builder[(K, V), M]): M =
    var builder = newBuilder
    Entries.read(in, keys, keyKind, hashing)(value)((key, value) => builder.addOne((key, value)): Unit): guard =>
      val entries = builder.result()
      entries.foreach(entry => guard.add(entry._1): Unit)
      builder = newBuilder ++= entries
    builder.result()

final private class CollectionEncoder[A, C <: Iterable[A]](element: Encoder[A]) extends ContainerEncoder[C]:
  private val kind = CommonTypes.of(element)
  private val own = OwnWriteLoop.of(element)

  def write(elements: C, out: Writer): Unit = elements match
    case list: List[A @unchecked] => writeList(list, out)
    case null                     => out.failNull()
    case _                        => writeAny(elements, out)

  private def writeList(list: List[A], out: Writer): Unit =
    val own = this.own
    if own != null then own.writeList(list, out)
    else Elements.writeList(list, out)(element.write(_, out))

  /** The iterator of a buffer looks for changes of the buffer at each step, and that of a short Vector costs as much as
    * some elements.
    */
  private def writeAny(elements: Iterable[A], out: Writer): Unit =
    val own = this.own
    if own == null then writeEach(elements, out)
    else
      elements match
        case short: Vector[A @unchecked] if short.length <= Collections.InOneArray => own.writeIndexed(short, out)
        case buffer: mutable.ArrayBuffer[A @unchecked]                             => own.writeIndexed(buffer, out)
        case inOrder: collection.IndexedSeq[A @unchecked]      => own.writeAll(inOrder.iterator, out)
        case _ if CommonTypes.isScalar(kind) && out.isStraight => writeScalars(elements, out)
        case _                                                 => writeEach(elements, out)

  private def writeScalars(elements: Iterable[A], out: Writer): Unit =
    out.beginArray()
    val writer = ScalarElementWriter(kind, out)
    elements.foreach(writer)
    writer.end()
    out.endArray()

  private def writeEach(elements: Iterable[A], out: Writer): Unit =
    out.beginArray()
    elements.foreach(ElementWriter(element, kind, out))
    out.endArray()

  override def size(elements: C, depth: Int): Int = elements match
    case list: List[A @unchecked] => sizeOfList(list, depth)
    case null                     => Size.Null
    case _                        => sizeOfAny(elements.iterator, depth)

  private def sizeOfList(list: List[A], depth: Int): Int =
    var rest = list
    Elements.sizeWhile(depth)(rest.nonEmpty):
      val head = rest.head
      rest = rest.tail
      element.size(head, depth + 1)

  private def sizeOfAny(elements: Iterator[A], depth: Int): Int =
    Elements.sizeWhile(depth)(elements.hasNext)(element.size(elements.next(), depth + 1))

/** Writes the elements of an array, one by one. Tries, which sets are made of, give them faster than to an iterator. */
final private class ElementWriter[A](element: Encoder[A], kind: Int, out: Writer) extends (A => Unit):
  private var i = 0

  def apply(a: A): Unit =
    if i == 0 then out.element() else out.nextElement()
    try CommonTypes.write(kind, element, a, out)
    catch case error: EncodeError => throw error.in(i)
    i += 1

/** [[ElementWriter]] for scalars, each with a comma after it: see [[CommonTypes.put]]. */
final private class ScalarElementWriter(kind: Int, out: Writer) extends (Any => Unit):
  private var i = 0

  def apply(a: Any): Unit =
    out.reserve(CommonTypes.MaxScalar + 1)
    try out.commaAt(CommonTypes.put(kind, a, out, out.bytes, out.at))
    catch case error: EncodeError => throw error.in(i)
    i += 1

  /** Takes back the comma after the last element. */
  def end(): Unit = if i > 0 then out.dropComma()
