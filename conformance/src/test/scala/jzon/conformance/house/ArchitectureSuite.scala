package jzon.conformance.house

/** ARCHITECTURE.md shows the house as [[Arrows]] has it. */
class ArchitectureSuite extends munit.FunSuite:
  test("the pictures are those of the table; `conformance/Test/runMain jzon.conformance.house.Draw` writes them"):
    assertEquals(Architecture.text, Architecture.drawn)

  test("a document goes along arrows that are allowed"):
    val steps = Pictures.reading ++ Pictures.writing
    assertEquals(steps.filterNot(step => Arrows.allowed(step.from -> step.to)), Nil)

  test("each room is named in the list of folders"):
    for room <- Room.values do
      val title = if room.isFolder then s"${room.title}/" else room.title
      assert(Architecture.text.contains(title), title)
