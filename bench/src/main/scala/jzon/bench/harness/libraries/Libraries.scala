package jzon.bench.harness.libraries

/** Everything that is measured, and what cannot be. */
object Libraries:
  /** One line for each library, jzon first, then by name. */
  val all: List[Adapter] = List(
    Jzon,
    JzonOpened,
    AntonsJava,
    AvajeJsonb,
    Borer,
    Circe,
    DslJson,
    DslJsonReflection,
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
    Json4s,
    JsonIo,
    JsonSimple,
    JsonSmart,
    Jsoniter,
    JsoniterScala,
    KotlinxSerialization,
    LoganSquare,
    MJson,
    MicronautSerde,
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
    Absent("purejson", "purejson 1.0.1", "does not resolve from Maven Central"),
    Absent("quickbuf", "QuickBuffers 1.4", "reads and writes classes that protoc generates, and no others"),
    Absent("simdjson-java", "simdjson-java 0.4.0", "needs Java 24 and an incubating module")
  )

  def find(name: String): Option[Adapter] = all.find(_.name == name)
