package jzon.docs

import mdoc.{Main, MainSettings, Variable}

/** Compiles and runs the snippets of the documentation, and writes below each statement what it gives, as its own text.
  */
object Pages:
  def main(arguments: Array[String]): Unit =
    val settings = MainSettings().withArgs(arguments.toList).withVariablePrinter(result).withNoLinkHygiene(true)
    if Main.process(settings) != 0 then throw new IllegalStateException("a page is wrong, or not what is committed")

  private def result(variable: Variable): String =
    if variable.isUnit then "" else s"\n// ${variable.runtimeValue}".replaceAll("\n(?!//)", "\n// ")
