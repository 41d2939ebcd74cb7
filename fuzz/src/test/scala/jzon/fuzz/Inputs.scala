package jzon.fuzz

import java.nio.file.{Files, Path, Paths}
import java.security.MessageDigest
import java.util.HexFormat

/** Writes what the fuzzing of a target starts from to a folder: `Inputs TARGET FOLDER`. Without arguments it lists the
  * targets, each with its class.
  */
object Inputs:
  def main(arguments: Array[String]): Unit = arguments match
    case Array() => Target.all.foreach(target => println(s"${target.name} ${target.getClass.getName.dropRight(1)}"))
    case Array(name, folder) =>
      val target = Target.named(name).getOrElse(sys.error(s"no target $name"))
      Files.createDirectories(Paths.get(folder)): Unit
      target.seeds.foreach(write(Paths.get(folder), _))
    case _ => sys.error("usage: Inputs [TARGET FOLDER]")

  /** Under the name that the fuzzer itself would give it. */
  private def write(folder: Path, bytes: Array[Byte]): Unit =
    val name = HexFormat.of().formatHex(MessageDigest.getInstance("SHA-1").digest(bytes))
    Files.write(folder.resolve(name), bytes): Unit
