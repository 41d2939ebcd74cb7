package jzon.bench.documents

import com.github.plokhotnyuk.jsoniter_scala.core.WriterConfig
import jzon.WriteOptions

/** How a document is written other than by default, by jzon and by jsoniter-scala. */
enum Form(val label: String, val ours: WriteOptions, val theirs: WriterConfig):
  /** Indented by two spaces. jzon writes one more space for each field, before its colon. */
  case Indented extends Form("indented", WriteOptions.pretty, WriterConfig.withIndentionStep(2))

  /** With escapes for all characters beyond ASCII. */
  case Ascii extends Form("ASCII", WriteOptions(asciiOnly = true), WriterConfig.withEscapeUnicode(true))
