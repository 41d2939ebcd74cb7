package jzon.spark

class ReadingSuite extends SparkSuite:
  folder.test("a schema reads lines"): folder =>
    val file = folder.file("a.json", "{\"id\":1,\"name\":\"Ada\"}\n\n{\"name\":\"Zoë\",\"more\":[1],\"id\":2}\r\n{\"id\":3}")
    assertEquals(rows(read(schema("id INT, name STRING"))(file)), List("[1,Ada]", "[2,Zoë]", "[3,null]"))
