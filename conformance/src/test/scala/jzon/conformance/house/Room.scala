package jzon.conformance.house

/** A room of the house: a folder of `core`, or a group of the files above the folders.
  *
  * @param title
  *   its name in pictures and messages; a folder has that name
  * @param files
  *   the files of a group, without `.scala`; a folder lists none
  * @param what
  *   what is in it
  */
enum Room(val title: String, val what: String, val files: Set[String] = Set.empty):
  case Front
      extends Room("front door", "read, write, toJson, readLines", Set("package", "parser", "syntax", "streams"))
  case Async extends Room("async", "many values: streams, Flow, threads")
  case Ast extends Room("ast", "JSON as values: Json, Raw, Literal")
  case Instances extends Room("instances", "decoders and encoders of library types")
  case Types
      extends Room(
        "type classes",
        "Decoder, Encoder, Codec, KeyDecoder, KeyEncoder",
        Set("Decoder", "Encoder", "Codec", "KeyDecoder", "KeyEncoder")
      )
  case Output extends Room("output", "Writer, a cursor into a buffer; sizes")
  case Input extends Room("input", "Reader, a cursor over bytes")
  case Wire extends Room("wire", "stateless work on bytes")
  case Base extends Room("base", "errors, limits, options, names, spare buffers")
  case Macros extends Room("macros", "derive and literal: run in the compiler")
  case Runtime extends Room("runtime", "what emitted code calls")

  /** The name of this room in a Mermaid picture. */
  def id: String = title.replace(' ', '_')

  /** Whether it is a folder. */
  def isFolder: Boolean = files.isEmpty
