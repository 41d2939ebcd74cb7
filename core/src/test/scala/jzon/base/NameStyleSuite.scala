package jzon

class NameStyleSuite extends munit.FunSuite:
  private def spelled(name: String): List[String] =
    List(SnakeCase, ScreamingSnakeCase, KebabCase, CamelCase, PascalCase).map(_(name))

  test("words of ASCII"):
    assertEquals(spelled("fooBar"), List("foo_bar", "FOO_BAR", "foo-bar", "fooBar", "FooBar"))
    assertEquals(
      spelled("HTTPServer2Go"),
      List("http_server2_go", "HTTP_SERVER2_GO", "http-server2-go", "httpServer2Go", "HttpServer2Go")
    )
    assertEquals(spelled("__a--b_"), List("a_b", "A_B", "a-b", "aB", "AB"))
    assertEquals(
      spelled("$fooBar$Baz"),
      List("$foo_bar$baz", "$FOO_BAR$BAZ", "$foo-bar$baz", "$fooBar$baz", "$fooBar$baz")
    )
    assertEquals(spelled("_"), List("", "", "", "", ""))

  test("words of other alphabets"):
    assertEquals(
      spelled("größeÄndern"),
      List("größe_ändern", "GRÖSSE_ÄNDERN", "größe-ändern", "größeÄndern", "GrößeÄndern")
    )
    assertEquals(
      spelled("ÉcoleSupérieure"),
      List("école_supérieure", "ÉCOLE_SUPÉRIEURE", "école-supérieure", "écoleSupérieure", "ÉcoleSupérieure")
    )
    assertEquals(SnakeCase("новоеИмяHTTPЗапроса"), "новое_имя_http_запроса")
    assertEquals(SnakeCase("名前Name"), "名前_name")

  test("a capital after a letter with a combining mark"):
    assertEquals(SnakeCase("cafe\u0301Noir"), "cafe\u0301_noir")

  test("letters of two UTF-16 code units"):
    assertEquals(SnakeCase("𐐨𐐀𐐨"), "𐐨_𐐨𐐨")
    assertEquals(PascalCase("𐐨𐐨_𐐨"), "𐐀𐐨𐐀")

  test("letters that have a title case"):
    assertEquals(PascalCase("ǆep"), "ǅep")
    assertEquals(SnakeCase("aǅep"), "a_ǆep")
