package jzon.bench.charts

import java.awt.geom.{Ellipse2D, Rectangle2D}
import java.awt.{BasicStroke, Color, Dimension, Font}
import java.io.StringWriter
import org.apache.batik.dom.GenericDOMImplementation
import org.apache.batik.svggen.SVGGraphics2D
import org.jfree.chart.axis.{AxisLocation, CategoryLabelPositions, LogAxis, NumberTickUnit, ValueAxis}
import org.jfree.chart.labels.StandardCategoryItemLabelGenerator
import org.jfree.chart.plot.{CategoryPlot, PlotOrientation, ValueMarker}
import org.jfree.chart.renderer.category.{BarRenderer, LineAndShapeRenderer, StandardBarPainter}
import org.jfree.chart.title.TextTitle
import org.jfree.chart.ui.{HorizontalAlignment, RectangleEdge}
import org.jfree.chart.{ChartFactory, JFreeChart}
import org.jfree.data.category.DefaultCategoryDataset

/** Figures by series and category, in the order in which they are drawn. */
final case class Figures(cells: List[Figures.Cell]):
  def categories: List[String] = cells.map(_.category).distinct
  def series: List[String] = cells.map(_.series).distinct

  private[charts] def dataset: DefaultCategoryDataset =
    val dataset = DefaultCategoryDataset()
    for cell <- cells do dataset.addValue(cell.value, cell.series, cell.category)
    dataset

object Figures:
  final case class Cell(series: String, category: String, value: Double)

/** Charts as SVG, drawn by JFreeChart: dark text on white, so that it is legible on any page.
  *
  * @param conditions
  *   what was measured where, below the title; one element for each line
  */
final class Drawing(title: String, conditions: List[String]):
  private val width = 860

  /** A bar for each category, one colour for each series. A bar's figure stands at its end. */
  def bars(figures: Figures, axis: String, format: String): String =
    val chart =
      ChartFactory.createBarChart(null, null, axis, figures.dataset, PlotOrientation.HORIZONTAL, true, false, false)
    val renderer = chart.getCategoryPlot.getRenderer.asInstanceOf[BarRenderer]
    renderer.setBarPainter(StandardBarPainter())
    renderer.setShadowVisible(false)
    renderer.setItemMargin(0.05)
    renderer.setDefaultItemLabelGenerator(StandardCategoryItemLabelGenerator(
      "{2}",
      java.text.DecimalFormat(format, Drawing.symbols)
    ))
    renderer.setDefaultItemLabelsVisible(true)
    renderer.setDefaultItemLabelFont(Drawing.font(11))
    renderer.setDefaultItemLabelPaint(Drawing.text)
    chart.getCategoryPlot.getRangeAxis.setUpperMargin(0.12)
    val isGrouped = figures.cells.size > figures.categories.size
    if !isGrouped then renderer.setItemMargin(0) // one bar in each category
    finish(chart, figures, figures.cells.size * (if isGrouped then 15 else 20) + figures.categories.size * 8)

  /** Of one bar in each category, those of one series are marked by their colour. */
  def ranking(bars: List[(String, Double)], marked: String => Boolean): String =
    val cells = bars.map((name, value) => Figures.Cell(if marked(name) then "jzon" else "others", name, value))
    val figures = Figures(cells)
    val dataset = figures.dataset
    val chart =
      ChartFactory.createStackedBarChart(null, null, "µs", dataset, PlotOrientation.HORIZONTAL, false, false, false)
    val renderer = chart.getCategoryPlot.getRenderer.asInstanceOf[BarRenderer]
    renderer.setBarPainter(StandardBarPainter())
    renderer.setShadowVisible(false)
    for (series, i) <- figures.series.zipWithIndex do
      val isMarked = series == "jzon"
      renderer.setSeriesPaint(i, if isMarked then Drawing.colours.head else Drawing.grey)
      renderer.setSeriesItemLabelPaint(i, if isMarked then Color.WHITE else Drawing.text)
    renderer.setDefaultItemLabelGenerator(StandardCategoryItemLabelGenerator(
      "{2}",
      java.text.DecimalFormat("0.0", Drawing.symbols)
    ))
    renderer.setDefaultItemLabelsVisible(true)
    renderer.setDefaultItemLabelFont(Drawing.font(11))
    finish(chart, figures, figures.cells.size * 22, isColoured = false)

  /** Dots on a logarithmic axis with a line at 1. */
  def dots(figures: Figures, axis: String): String =
    val chart = lineChart(figures, axis, PlotOrientation.HORIZONTAL)
    val plot = chart.getCategoryPlot
    val renderer = plot.getRenderer.asInstanceOf[LineAndShapeRenderer]
    renderer.setDefaultLinesVisible(false)
    val values = figures.cells.map(_.value)
    plot.setRangeAxis(Drawing.logarithmic(axis, values.min, values.max))
    plot.addRangeMarker(ValueMarker(1, Drawing.text, BasicStroke(1.5f)))
    plot.setDomainGridlinesVisible(true)
    plot.setDomainGridlinePaint(Drawing.faint)
    finish(chart, figures, figures.categories.size * 18)

  /** Lines from category to category. */
  def lines(figures: Figures, axis: String): String =
    finish(lineChart(figures, axis, PlotOrientation.VERTICAL), figures, 320)

  private def lineChart(figures: Figures, axis: String, orientation: PlotOrientation): JFreeChart =
    val chart = ChartFactory.createLineChart(null, null, axis, figures.dataset, orientation, true, false, false)
    val renderer = chart.getCategoryPlot.getRenderer.asInstanceOf[LineAndShapeRenderer]
    renderer.setDefaultShapesVisible(true)
    for i <- figures.series.indices do
      renderer.setSeriesShape(i, Drawing.shapes(i % Drawing.shapes.size))
      renderer.setSeriesStroke(i, BasicStroke(2))
    chart

  /** @param height
    *   of the plot
    */
  private def finish(chart: JFreeChart, figures: Figures, height: Int, isColoured: Boolean = true): String =
    chart.setBackgroundPaint(Color.WHITE)
    chart.setTitle(left(title, 16, Font.BOLD))
    for line <- conditions do chart.addSubtitle(left(line, 12, Font.PLAIN))
    if chart.getLegend != null then
      chart.getLegend.setItemFont(Drawing.font(12))
      chart.getLegend.setFrame(org.jfree.chart.block.BlockBorder.NONE)
      chart.getLegend.setPosition(RectangleEdge.TOP)
      val legend = chart.getLegend // below title and conditions
      chart.removeLegend()
      chart.addSubtitle(legend)
    val plot = chart.getCategoryPlot
    plot.setBackgroundPaint(Color.WHITE)
    plot.setOutlineVisible(false)
    plot.setRangeGridlinePaint(Drawing.faint)
    plot.setRangeGridlineStroke(BasicStroke(1))
    plot.setDomainGridlineStroke(BasicStroke(1))
    plot.setRangeAxisLocation(AxisLocation.BOTTOM_OR_LEFT)
    axes(plot)
    if isColoured then
      for i <- figures.series.indices do plot.getRenderer.setSeriesPaint(i, Drawing.colours(i % Drawing.colours.size))
    Drawing.svg(
      chart,
      width,
      height + 100 + 20 * conditions.size + (if chart.getSubtitleCount > conditions.size then 30 else 0)
    )

  private def axes(plot: CategoryPlot): Unit =
    val domain = plot.getDomainAxis
    domain.setTickLabelFont(Drawing.font(12))
    domain.setTickLabelPaint(Drawing.text)
    domain.setMaximumCategoryLabelWidthRatio(0.5f)
    domain.setCategoryMargin(0.2)
    domain.setLowerMargin(0.01)
    domain.setUpperMargin(0.01)
    domain.setCategoryLabelPositions(CategoryLabelPositions.STANDARD)
    val range: ValueAxis = plot.getRangeAxis
    range.setTickLabelFont(Drawing.font(12))
    range.setTickLabelPaint(Drawing.text)
    range.setLabelFont(Drawing.font(12))
    range.setLabelPaint(Drawing.text)

  private def left(text: String, size: Int, style: Int): TextTitle =
    val title = TextTitle(text, Font(Font.SANS_SERIF, style, size))
    title.setHorizontalAlignment(HorizontalAlignment.LEFT)
    title.setTextAlignment(HorizontalAlignment.LEFT)
    title.setMargin(2, 10, 2, 10)
    title.setPaint(Drawing.text)
    title

private object Drawing:
  /** Told apart by those who see no red or no green as well (Okabe and Ito, Color Universal Design, 2008). */
  val colours: Vector[Color] = Vector(
    "#0072b2",
    "#e69f00",
    "#009e73",
    "#cc79a7",
    "#d55e00",
    "#56b4e9",
    "#7f7f7f",
    "#b8a400",
    "#222222"
  ).map(Color.decode)

  val grey: Color = Color.decode("#b0b8c0")
  val faint: Color = Color.decode("#e0e0e0")
  val text: Color = Color.decode("#222222")
  val symbols = java.text.DecimalFormatSymbols(java.util.Locale.ROOT)

  val shapes: Vector[java.awt.Shape] = Vector(
    Ellipse2D.Double(-4, -4, 8, 8),
    Rectangle2D.Double(-3.5, -3.5, 7, 7),
    java.awt.Polygon(Array(0, 5, -5), Array(-5, 4, 4), 3),
    java.awt.Polygon(Array(0, 5, 0, -5), Array(-5, 0, 5, 0), 4)
  )

  def font(size: Int): Font = Font(Font.SANS_SERIF, Font.PLAIN, size)

  def logarithmic(label: String, least: Double, most: Double): LogAxis =
    val axis = LogAxis(label)
    axis.setBase(1.25)
    axis.setNumberFormatOverride(java.text.DecimalFormat("0.##", symbols))
    axis.setTickUnit(NumberTickUnit(1))
    axis.setRange(math.min(least, 0.9) * 0.95, math.max(most, 1.1) * 1.05)
    axis

  def svg(chart: JFreeChart, width: Int, height: Int): String =
    val document =
      GenericDOMImplementation.getDOMImplementation.createDocument("http://www.w3.org/2000/svg", "svg", null)
    val graphics = SVGGraphics2D(document)
    graphics.setSVGCanvasSize(Dimension(width, height))
    chart.draw(graphics, Rectangle2D.Double(0, 0, width, height))
    val out = StringWriter()
    graphics.stream(out, true)
    out.toString
