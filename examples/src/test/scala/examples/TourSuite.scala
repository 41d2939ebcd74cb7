package examples

/** What the tour prints is what a newcomer sees first: all of it is kept beside the test. */
class TourSuite extends munit.FunSuite:
  test("the tour prints what is written down"):
    val expected = new String(getClass.getResourceAsStream("/tour.txt").readAllBytes(), "UTF-8")
    assertNoDiff(Tour.lines.mkString("\n"), expected)
