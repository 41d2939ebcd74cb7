package jzon.bench.harness.report

import munit.FunSuite

class PageSuite extends FunSuite:
  private lazy val page = Page(Specimen.report)

  test("nothing is fetched"):
    assertEquals(
      """(?:src|href)\s*=\s*["'][^#"']|@import|url\(""".r.findAllIn(page.replaceAll(
        "(?s)<script>.*?</script>",
        ""
      )).toList,
      Nil
    )

  test("text of libraries cannot end the script that holds it"):
    val report = Specimen.report
    val hostile = report.copy(failures = report.failures.take(1).map(_.copy(reason = "</script><b>")))
    assert(!Page(hostile).contains("</script><b>"))

  test("what the page holds is the report"):
    val start = page.indexOf("id=\"report\">") + "id=\"report\">".length
    val text = page.substring(start, page.indexOf("</script>", start))
    assertEquals(jzon.read[Report](text), Right(Specimen.report))
