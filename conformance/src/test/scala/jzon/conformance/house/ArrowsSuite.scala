package jzon.conformance.house

/** The folders of `core` depend on each other as [[Arrows]] says, and not otherwise. */
class ArrowsSuite extends munit.FunSuite:
  test("each source file is in a room"):
    assertEquals(Houseplan.sources.filter(Houseplan.roomOf(_).isEmpty), Nil)

  test("no arrow that is not allowed"):
    val others = Houseplan.uses.filterNot(use => Arrows.allowed(use.arrow))
    val shown = others.groupBy(_.arrow).toList.sortBy(_._1.toString).map:
      case ((from, to), uses) =>
        val examples = uses.map(use => s"${use.user} uses ${use.used}").sorted.take(5)
        examples.mkString(s"${from.title} → ${to.title}: ", ", ", "")
    assertEquals(shown, Nil)

  test("no allowed arrow that nothing needs"):
    val used = Houseplan.uses.map(_.arrow).toSet
    val idle = Arrows.allowed.filterNot(used)
    assertEquals(idle.map((from, to) => s"${from.title} → ${to.title}"), Set.empty)

  test("rooms that are not mutual have one direction"):
    val levels = Room.values.toList.map(room => room -> reachable(Arrows.downward(room))).toMap
    for room <- Room.values do
      assert(!levels(room)(room), s"${room.title} depends on itself")

  test("no class uses the package object `scala`, which makes a JVM load all collections"): // ADR 18
    assertEquals(Houseplan.usersOf("scala.util.Right").isEmpty, false)
    assertEquals(Houseplan.usersOf("scala.package$"), Nil)

  /** The rooms that can be reached from `rooms` by arrows that go down. */
  private def reachable(rooms: Set[Room]): Set[Room] =
    val more = rooms ++ rooms.flatMap(Arrows.downward)
    if more == rooms then rooms else reachable(more)
