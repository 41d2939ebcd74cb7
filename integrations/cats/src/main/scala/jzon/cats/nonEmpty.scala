package jzon.cats

import _root_.cats.Order
import _root_.cats.data.{
  NonEmptyChain, NonEmptyLazyList, NonEmptyList, NonEmptyMap, NonEmptySeq, NonEmptySet, NonEmptyVector
}
import scala.collection.immutable.{SortedMap, SortedSet}
import jzon.{Decoder, Encoder, KeyDecoder, KeyEncoder}

// Arrays and objects that must not be empty. What reads them is the library's own for the collection inside, with its
// guards.

private val EmptyArray = "expected non-empty array"
private val EmptyObject = "expected non-empty object"

given nonEmptyListDecoder[A](using Decoder[A]): Decoder[NonEmptyList[A]] =
  Decoder[List[A]].emap(NonEmptyList.fromList(_).toRight(EmptyArray))
given nonEmptyListEncoder[A](using Encoder[A]): Encoder[NonEmptyList[A]] = Encoder[List[A]].from(_.toList)

given nonEmptyVectorDecoder[A](using Decoder[A]): Decoder[NonEmptyVector[A]] =
  Decoder[Vector[A]].emap(NonEmptyVector.fromVector(_).toRight(EmptyArray))
given nonEmptyVectorEncoder[A](using Encoder[A]): Encoder[NonEmptyVector[A]] = Encoder[Vector[A]].from(_.toVector)

given nonEmptySeqDecoder[A](using Decoder[A]): Decoder[NonEmptySeq[A]] =
  Decoder[Seq[A]].emap(NonEmptySeq.fromSeq(_).toRight(EmptyArray))
given nonEmptySeqEncoder[A](using Encoder[A]): Encoder[NonEmptySeq[A]] = Encoder[Seq[A]].from(_.toSeq)

given nonEmptyChainDecoder[A](using Decoder[A]): Decoder[NonEmptyChain[A]] =
  Decoder[Vector[A]].emap(NonEmptyChain.fromSeq(_).toRight(EmptyArray))
given nonEmptyChainEncoder[A](using Encoder[A]): Encoder[NonEmptyChain[A]] = chainEncoder[A].from(_.toChain)

/** All elements are read at once. */
given nonEmptyLazyListDecoder[A](using Decoder[A]): Decoder[NonEmptyLazyList[A]] =
  Decoder[Vector[A]].emap(elements => NonEmptyLazyList.fromSeq(elements).toRight(EmptyArray))
given nonEmptyLazyListEncoder[A](using Encoder[A]): Encoder[NonEmptyLazyList[A]] =
  Encoder[LazyList[A]].from(_.toLazyList)

/** Of equal elements one remains. */
given nonEmptySetDecoder[A](using Decoder[A], Order[A]): Decoder[NonEmptySet[A]] =
  given Ordering[A] = Order[A].toOrdering
  Decoder[SortedSet[A]].emap(NonEmptySet.fromSet(_).toRight(EmptyArray))
given nonEmptySetEncoder[A](using Encoder[A]): Encoder[NonEmptySet[A]] =
  Encoder[SortedSet[A]].from(_.toSortedSet)

/** Of entries with equal keys the last one remains, unless `Limits.uniqueKeys` says otherwise. */
given nonEmptyMapDecoder[K, V](using KeyDecoder[K], Order[K], Decoder[V]): Decoder[NonEmptyMap[K, V]] =
  given Ordering[K] = Order[K].toOrdering
  Decoder[SortedMap[K, V]].emap(NonEmptyMap.fromMap(_).toRight(EmptyObject))
given nonEmptyMapEncoder[K, V](using KeyEncoder[K], Encoder[V]): Encoder[NonEmptyMap[K, V]] =
  Encoder[SortedMap[K, V]].from(_.toSortedMap)
