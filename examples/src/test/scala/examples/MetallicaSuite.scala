package examples

/** The first line is what the seed jsonifier's demo prints. */
class MetallicaSuite extends munit.FunSuite:
  test("an artist with genres"):
    assertEquals(
      Metallica.lines,
      List(
        """{"name":"Metallica","genres":[{"name":"Metal"},{"name":"Rock"},{"name":"Blues"}]}""",
        """{"name":"Metallica","genres":[{"name":"Metal"},{"name":"Metal"}]}"""
      )
    )
