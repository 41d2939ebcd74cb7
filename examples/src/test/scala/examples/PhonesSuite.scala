package examples

class PhonesSuite extends munit.FunSuite:
  test("the person with phones"):
    assertEquals(
      Phones.lines,
      List(
        """{"name":"John Doe","age":43,"phones":["+44 1234567","+44 2345678"]}""",
        """{"name":"John Doe","age":43,"phones":["+44 0"],"office":7,"fax":8}""",
        """{
          |  "name" : "John Doe",
          |  "age" : 43,
          |  "phones" : [
          |    "+44 0"
          |  ],
          |  "office" : 7,
          |  "fax" : 8
          |}""".stripMargin,
        "Right(Person(John Doe,43,List(+44 1234567, +44 2345678)))",
        """{"name":"John Doe","phones":["+44 0"]}"""
      )
    )
