package jzon.bench.growth

import com.github.plokhotnyuk.jsoniter_scala.core.{readFromArray, writeToArray, JsonValueCodec}
import com.github.plokhotnyuk.jsoniter_scala.macros.{CodecMakerConfig, JsonCodecMaker}
import java.io.{ObjectInputStream, ObjectOutputStream}
import java.nio.file.{Files, Path}
import jzon as json
import jzon.bench.Grid
import jzon.bench.harness.{Datatype, Variant}
import jzon.bench.harness.documents.Payloads
import jzon.bench.harness.model.*
import scala.util.Using

/** The first operation of a fresh JVM: a program that loads nothing but one library and one document of 10 KB. The
  * clock runs while the codec is made. Prints a line for [[Grid]].
  *
  * {{{
  * bench/start.sh 5
  * }}}
  *
  * The arguments are `read` or `write`, `users` or `clients`, and the folder of [[FirstDocuments]]. There are methods
  * and no functions, since a JVM that makes its first function loads classes that a library may need.
  */
abstract class First(library: String):
  protected def readUsers(document: Array[Byte]): Users
  protected def readClients(document: Array[Byte]): Clients
  protected def writeUsers(users: Users): Array[Byte]
  protected def writeClients(clients: Clients): Array[Byte]

  def main(arguments: Array[String]): Unit =
    val folder = Path.of(arguments(2))
    val isUsers = arguments(1) == "users"
    val nanoseconds =
      if arguments(0) == "read" then read(Files.readAllBytes(folder.resolve(arguments(1) + ".json")), isUsers)
      else write(FirstDocuments.value(folder.resolve(arguments(1) + ".value")), isUsers)
    println(Grid.line(s"${arguments(0)} ${arguments(1)}, $library", "first operation after ms", nanoseconds / 1e6))

  private def read(document: Array[Byte], isUsers: Boolean): Long =
    val begin = System.nanoTime()
    val value = if isUsers then readUsers(document) else readClients(document)
    took(begin, value)

  private def write(value: Any, isUsers: Boolean): Long =
    val begin = System.nanoTime()
    val document =
      if isUsers then writeUsers(value.asInstanceOf[Users]) else writeClients(value.asInstanceOf[Clients])
    took(begin, document)

  private def took(begin: Long, result: Any): Long =
    val nanoseconds = System.nanoTime() - begin
    require(result != null)
    nanoseconds

object FirstJzon extends First("jzon"):
  private given json.Codec[Friend] = json.Codec.derived
  private given json.Codec[User] = json.Codec.derived
  private given json.Codec[Users] = json.Codec.derived
  private given json.Codec[EyeColor] = json.Codec.derived
  private given json.Codec[Partner] = json.Codec.derived
  private given json.Codec[Client] = json.Codec.derived
  private given json.Codec[Clients] = json.Codec.derived

  protected def readUsers(document: Array[Byte]): Users = json.readOrThrow(document)
  protected def readClients(document: Array[Byte]): Clients = json.readOrThrow(document)
  protected def writeUsers(users: Users): Array[Byte] = json.writeBytes(users)
  protected def writeClients(clients: Clients): Array[Byte] = json.writeBytes(clients)

object FirstJsoniter extends First("jsoniter-scala"):
  private inline def config = CodecMakerConfig
    .withTransientDefault(false)
    .withTransientEmpty(false)
    .withCheckFieldDuplication(false)
    .withDiscriminatorFieldName(None)

  private given JsonValueCodec[Users] = JsonCodecMaker.make(config)
  private given JsonValueCodec[Clients] = JsonCodecMaker.make(config)

  protected def readUsers(document: Array[Byte]): Users = readFromArray(document)
  protected def readClients(document: Array[Byte]): Clients = readFromArray(document)
  protected def writeUsers(users: Users): Array[Byte] = writeToArray(users)
  protected def writeClients(clients: Clients): Array[Byte] = writeToArray(clients)

/** Makes what [[First]] reads and writes: a document and its value, serialized by Java, of each kind. The argument is a
  * folder.
  */
object FirstDocuments:
  def main(arguments: Array[String]): Unit =
    for datatype <- Datatype.values do
      val payload = Payloads(datatype, 10, Variant.Plain).head
      val path = Path.of(arguments(0), datatype.label + ".json")
      Files.write(path, payload.bytes)
      Using.resource(ObjectOutputStream(Files.newOutputStream(path.resolveSibling(datatype.label + ".value")))):
        _.writeObject(payload.value)

  def value(path: Path): Any = Using.resource(ObjectInputStream(Files.newInputStream(path)))(_.readObject())
