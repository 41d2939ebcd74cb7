package jzon

class ListBuilderSuite extends munit.FunSuite:
  private def build(elements: Range): List[Int] =
    val builder = new ListBuilder[Int]
    elements.foreach(builder.addOne(_))
    builder.result()

  test("a list has its elements in their order"):
    for count <- List(0, 1, 2, 1000) do assertEquals(build(1 to count), List.range(1, count + 1))

  test("the empty list is Nil"):
    assert(build(1 to 0) eq Nil)

  test("the length is that of the elements so far"):
    val builder = new ListBuilder[String]
    assertEquals(builder.length, 0)
    for i <- 1 to 3 do
      builder.addOne("a")
      assertEquals(builder.length, i)
