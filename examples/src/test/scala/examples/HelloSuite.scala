package examples

class HelloSuite extends munit.FunSuite:
  test("hello world"):
    assertNoDiff(
      Hello.hello,
      """{"hello":"world","bool":true,"obj":{"foo":"bar","int":8}}
        |{"second":"message"}""".stripMargin
    )

  test("the response, whose length is right"):
    val body =
      """{"count":2,"users":[{"id":1,"name":"user 1","admin":true},""" +
        """{"id":2,"name":"user 2","admin":false}],"next":"/users?after=2"}"""
    assertEquals(
      Hello.response(2),
      s"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n$body"
    )

  test("the same pool again, and threads"):
    val texts = (1 to 8).map(i => (i, Hello.response(i)))
    val threads = texts.map: (i, text) =>
      val thread = Thread(() => for _ <- 1 to 200 do assertEquals(Hello.response(i), text))
      var failed: Option[Throwable] = None
      thread.setUncaughtExceptionHandler((_, error) => failed = Some(error))
      thread.start()
      (thread, () => failed)
    threads.foreach: (thread, failed) =>
      thread.join()
      failed().foreach(throw _)
