package jzon.bench.harness.command

import picocli.CommandLine
import picocli.CommandLine.{
  Command,
  ExitCode,
  HelpCommand,
  ITypeConverter,
  ParameterException,
  TypeConversionException,
  UnmatchedArgumentException
}
import jzon.bench.harness.*
import jzon.bench.harness.libraries.{Adapter, Libraries}

/** `./run`: asks what there is, measures it, shows it. */
@Command(
  name = "./run",
  description = Array("Measures JSON libraries of the JVM against each other."),
  subcommands = Array(
    classOf[HelpCommand],
    classOf[Info],
    classOf[Ser],
    classOf[Deser],
    classOf[Everything],
    classOf[Latency],
    classOf[Cold],
    classOf[Lines],
    classOf[Report],
    classOf[SeedTables],
    classOf[ChartsOf]
  )
)
final class Main extends Runnable:
  def run(): Unit = Main.commandLine.usage(System.out)

object Main:
  def main(arguments: Array[String]): Unit = System.exit(commandLine.execute(arguments*))

  /** Ends with 0; with 2 and a message on standard error if an option is wrong; with 1 if something else goes wrong. */
  def commandLine: CommandLine =
    val line = CommandLine(Main())
    line.setPosixClusteredShortOptionsAllowed(false)
    line.setUsageHelpAutoWidth(true)
    line.setParameterExceptionHandler((error, _) => refuse(error))
    named(line, classOf[Api], "API", Api.values)
    named(line, classOf[Datatype], "datatype", Datatype.values)
    named(line, classOf[Variant], "variant", Variant.values)
    named(line, classOf[Input], "input", Input.values)
    named(line, classOf[Output], "output", Output.values)
    register(line, classOf[Adapter], "library", Libraries.find, Libraries.all.map(_.name))
    line

  /** One line says what is wrong, one where to read on. */
  private def refuse(error: ParameterException): Int =
    val command = error.getCommandLine
    val name = if command.getParent == null then "" else s" ${command.getCommandName}"
    command.getErr.println(error.getMessage)
    UnmatchedArgumentException.printSuggestions(error, command.getErr): Unit
    command.getErr.println(s"See ./run help$name")
    ExitCode.USAGE

  private def named[A <: Choice](line: CommandLine, kind: Class[A], what: String, values: Array[A]): Unit =
    register(line, kind, what, label => values.find(_.label == label), values.map(_.label).toList)

  private def register[A](
      line: CommandLine,
      kind: Class[A],
      what: String,
      find: String => Option[A],
      labels: List[String]
  ): Unit =
    val convert: ITypeConverter[A] = text =>
      find(text).getOrElse:
        throw TypeConversionException(
          s"no $what '$text'; there ${if labels.size == 1 then "is" else "are"} ${labels.mkString(", ")}"
        )
    line.registerConverter(kind, convert): Unit
