package jzon.bench.harness.report

import java.nio.file.{Files, Path}
import java.time.Duration
import scala.jdk.CollectionConverters.*
import munit.FunSuite
import org.openqa.selenium.chrome.{ChromeDriver, ChromeDriverService, ChromeOptions}
import org.openqa.selenium.support.ui.WebDriverWait
import org.openqa.selenium.{By, WebElement}

/** The page in headless Chromium: its filters are clicked. Needs Debian's packages chromium and chromium-driver, or
  * whatever else puts `chromium` and `chromedriver` on the path; skips where they are not.
  */
class BrowserSuite extends FunSuite:
  private var driver: Option[ChromeDriver] = None

  override def beforeAll(): Unit =
    for
      browser <- onPath("chromium")
      service <- onPath("chromedriver")
    do
      val options = ChromeOptions()
      options.setBinary(browser.toFile)
      options.addArguments(
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-dev-shm-usage",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--hide-scrollbars",
        "--window-size=1280,1600"
      )
      driver = Some(ChromeDriver(ChromeDriverService.Builder().usingDriverExecutable(service.toFile).build(), options))
    if driver.isEmpty then println("BrowserSuite is skipped: chromium and chromedriver are not both on the PATH")

  override def afterAll(): Unit = driver.foreach(_.quit())

  private def onPath(name: String): Option[Path] =
    sys.env.getOrElse("PATH", "").split(java.io.File.pathSeparator).map(Path.of(_, name)).find(Files.isExecutable)

  /** A page just opened, and what can be done with it. */
  private class Opened(browser: ChromeDriver):
    def all(selector: String): List[WebElement] = browser.findElements(By.cssSelector(selector)).asScala.toList
    def click(selector: String): Unit =
      browser.executeScript("document.querySelector(arguments[0]).click()", selector): Unit
    def await(condition: => Boolean): Unit =
      WebDriverWait(browser, Duration.ofSeconds(30)).until(_ => condition): Unit
    def titles: List[String] = all("#cells h2").map(_.getText)
    def cells: List[String] = all("#cells article").map(_.getDomAttribute("data-cell"))
    def rows(cell: String): List[String] =
      all(s"[data-cell='$cell'] details.row").map(_.getDomAttribute("data-library"))
    def errors: List[String] =
      browser.manage.logs.get("browser").asScala.toList.filter(_.getLevel.intValue >= 1000).map(_.getMessage)
    def width: Long = browser.executeScript("return document.documentElement.scrollWidth").asInstanceOf[Long]
    def resize(width: Int): Unit = browser.executeCdpCommand(
      "Emulation.setDeviceMetricsOverride",
      java.util.Map.of("width", width, "height", 800, "deviceScaleFactor", 1, "mobile", true)
    ): Unit

  private val file = FunFixture[Path](
    _ => Files.writeString(Files.createTempFile("report", ".html"), Page(Specimen.report)),
    Files.deleteIfExists(_): Unit
  )

  private def opened(name: String)(body: Opened => Unit): Unit = file.test(name): page =>
    assume(driver.nonEmpty, "chromium and chromedriver are not both on the PATH")
    driver.foreach: browser =>
      browser.get("about:blank")
      browser.get(page.toUri.toString)
      val opened = Opened(browser)
      assertEquals(opened.all("html[data-ready=true]").size, 1)
      body(opened)
      assertEquals(opened.errors, Nil)

  private val reading = "deser/databind/users/1/plain/bytes"

  opened("a chart for every cell, and no more"): page =>
    assertEquals(page.cells.sorted, Specimen.report.throughput.map(groupOf).distinct.sorted)

  opened("the bars of a cell stand by speed, jzon and Jackson always among them"): page =>
    val scores = Specimen.report.throughput.filter(groupOf(_) == reading).sortBy(-_.score).map(_.cell.library)
    assertEquals(page.rows(reading), scores.filter(scores.take(12).toSet + "jzon" + "jackson"))
    page.click(s"[data-cell='$reading'] .more-button")
    assertEquals(page.rows(reading), scores)

  opened("every bar has its error bar, its ratios and its checks"): page =>
    for row <- page.all(s"[data-cell='$reading'] details.row") do
      assertEquals(row.findElements(By.cssSelector("rect.value")).size, 1)
      assertEquals(row.findElements(By.cssSelector("line.whisker")).size, 3)
      assertEquals(row.findElements(By.cssSelector(".checks i")).size, 7)
    val jzon = page.all(s"[data-cell='$reading'] [data-library=jzon] [data-label=jzon]").map(_.getText)
    assertEquals(jzon, List("1.00×"))

  opened("operations are chosen by a click, and all come back with the next"): page =>
    page.click("[data-filter=operation] [data-value=ser]")
    assert(clue(page.titles).forall(_.startsWith("Writing")))
    assert(page.titles.nonEmpty)
    page.click("[data-filter=operation] [data-value=ser]")
    assert(page.titles.exists(_.startsWith("Reading")))

  opened("API, datatype and size narrow the choice to one cell"): page =>
    page.click("[data-filter=operation] [data-value=deser]")
    page.click("[data-filter=api] [data-value=databind]")
    page.click("[data-filter=datatype] [data-value=users]")
    page.click("[data-filter=size] [data-value='1']")
    assertEquals(page.cells, List(reading))

  opened("libraries are chosen one by one"): page =>
    page.click("#library-chips [data-value=jackson]")
    assertEquals(page.rows(reading), List("jackson"))
    page.click("#library-chips [data-value=jzon]")
    assertEquals(page.rows(reading), List("jzon", "jackson"))

  opened("only those without a fault"): page =>
    assert(page.rows(reading).contains(Specimen.lenient))
    page.click("[data-filter=right] button")
    assert(!clue(page.rows(reading)).contains(Specimen.lenient))
    assert(page.rows(reading).contains("jzon"))

  opened("bars can show what is allocated, least first"): page =>
    page.click("[data-filter=measure] [data-value=allocation]")
    page.click(s"[data-cell='$reading'] .more-button")
    val least = Specimen.report.throughput.filter(groupOf(_) == reading).sortBy(_.allocated).map(_.cell.library)
    assertEquals(page.rows(reading), least)

  opened("a library that failed is named and has no bar"): page =>
    assert(!page.rows(reading).contains(Specimen.failing))
    assert(page.all(s"[data-cell='$reading'] .left-out").map(_.getText).exists(_.contains("it has had enough")))

  opened("a row opens to its figures and faults"): page =>
    page.click(s"[data-cell='$reading'] [data-library=${Specimen.lenient}] summary")
    def told = page.all(s"[data-cell='$reading'] [data-library=${Specimen.lenient}] .more").map(_.getText).mkString
    page.await(told.contains("MB/s")) // the event comes after the click
    assert(told.contains("doubles: document 1"))

  opened("nothing is wider than a phone"): page =>
    page.resize(400)
    assertEquals(page.width, 400L)

  private def groupOf(measurement: Measurement): String =
    measurement.cell.copy(library = "").key.replace("//", "/")
