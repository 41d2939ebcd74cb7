package jzon.bench.harness.library

import java.math.BigDecimal
import com.cedarsoftware.io.{JsonIo as Library, ReadOptions, ReadOptionsBuilder, WriteOptions, WriteOptionsBuilder}

/** Without the names of classes that it writes otherwise, decimals as numbers. */
object JsonIo extends Adapter("json-io", "json-io", Language.Java), BeanWays:
  protected def member: Class[?] = classOf[Library]

  private lazy val reading: ReadOptions = ReadOptionsBuilder().build()
  private lazy val writing: WriteOptions = WriteOptionsBuilder()
    .showTypeInfoNever()
    .addCustomWrittenClass(classOf[BigDecimal], JsonIoDecimals())
    .build()

  lazy val ways: List[Way[?]] = databindWays

  protected def databind[A](way: Way[A], kind: Class[A]): Way[A] =
    way
      .readsText(Library.toJava(_, reading).asClass(kind))
      .readsStream(Library.toJava(_, reading).asClass(kind))
      .writesText(Library.toJson(_, writing))
      .writesStream((a, out) => Library.toJson(out, a, writing))
