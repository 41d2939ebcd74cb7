package jzon.bench.harness.library

/** Everything that is measured, and what cannot be. */
object Libraries:
  /** One line for each library, jzon first, then by name. */
  val all: List[Adapter] = List(
    Jzon,
    AntonsJava,
    AvajeJsonb,
    Borer,
    Circe,
    DslJson,
    Fastjson,
    Fastjson2,
    FlexJson,
    Fory,
    Genson,
    Gson,
    Jackson,
    JacksonAfterburner,
    JacksonBlackbird,
    JacksonJr,
    Jackson3,
    JakartaJson,
    Jodd,
    Johnzon,
    JsonIo,
    JsonSimple,
    JsonSmart,
    Jsoniter,
    JsoniterScala,
    LoganSquare,
    MJson,
    MinimalJson,
    Moshi,
    NanoJson,
    OrgJson,
    PlayJson,
    Qson,
    SprayJson,
    Tapestry,
    Underscore,
    Upickle,
    Wast,
    Yasson,
    ZioJson
  )

  /** Known libraries that cannot be measured here. */
  val absent: List[Absent] = List(
    Absent("boon", "Boon 0.34", "takes a String's bytes for an array of characters, which they are not since Java 9"),
    Absent("kotlinx-serialization", "kotlinx.serialization 1.12.0", "needs a plugin of Kotlin's compiler"),
    Absent("micronaut-serde", "Micronaut Serialization 3.0.0", "its annotation processor does not resolve"),
    Absent("purejson", "purejson 1.0.1", "does not resolve from Maven Central"),
    Absent("quickbuf", "QuickBuffers 1.4", "reads and writes classes that protoc generates, and no others"),
    Absent("simdjson-java", "simdjson-java 0.4.0", "needs Java 24 and an incubating module")
  )

  def find(name: String): Option[Adapter] = all.find(_.name == name)
