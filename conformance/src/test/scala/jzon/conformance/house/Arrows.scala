package jzon.conformance.house

import jzon.conformance.house.Room.*

/** Which room may depend on which. This is the only table of the arrows: [[ArrowsSuite]] compares it with the class
  * files, and [[Pictures]] draws it in ARCHITECTURE.md.
  */
object Arrows:
  /** Rooms whose types name each other, and why. They lie on one level. */
  val mutual: List[(Room, Room, String)] = List(
    (Types, Input, "a decoder reads from the reader, which runs the decoders of keys and of alternatives"),
    (Types, Output, "an encoder writes to the writer, which runs the encoders of parts"),
    (Types, Instances, "the companions inherit the instances, so that the compiler finds them without an import")
  )

  /** What each room depends on besides, in one direction only. */
  val downward: Map[Room, Set[Room]] = Map(
    Wire -> Set(),
    Base -> Set(),
    Input -> Set(Base, Wire),
    Output -> Set(Base, Wire, Input),
    Types -> Set(),
    Instances -> Set(Base, Wire, Input, Output),
    Ast -> Set(Base, Input, Output, Types),
    Runtime -> Set(Base, Wire, Input, Output, Types, Instances, Ast),
    Macros -> Set(Base, Wire, Input, Output, Types, Ast, Runtime),
    Async -> Set(Base, Wire, Input, Output, Types, Ast),
    Front -> Set(Base, Input, Output, Types, Ast, Async)
  )

  /** All arrows that are allowed. */
  val allowed: Set[(Room, Room)] =
    val both = mutual.flatMap((a, b, _) => List(a -> b, b -> a))
    val down = downward.toList.flatMap((from, all) => (all - from).map(from -> _))
    (both ++ down).toSet
