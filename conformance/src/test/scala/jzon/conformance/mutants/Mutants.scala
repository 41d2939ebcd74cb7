package jzon.conformance.mutants

/** Mistakes in the code that touches bytes, each for another line that only a test can hold. */
object Mutants:
  private def wire(what: String, file: String, original: String, replacement: String)(suites: String*): Mutant =
    Mutant(what, s"wire/$file.scala", original, replacement, suites.toList)

  private def input(what: String, file: String, original: String, replacement: String)(suites: String*): Mutant =
    Mutant(what, s"input/$file.scala", original, replacement, suites.toList)

  private def output(what: String, file: String, original: String, replacement: String)(suites: String*): Mutant =
    Mutant(what, s"output/$file.scala", original, replacement, suites.toList)

  private val digits = List(
    wire(
      "the last digits are not looked at",
      "Digits",
      "if count < 8 then i else plainEnd(b, i, until)",
      "i"
    )("wire.DigitsSuite"),
    wire("a wrong shift for fewer than eight digits", "Swar", "~(-1L << (count * 8))", "~(-1L << (count * 4))")(
      "wire.SwarSuite"
    ),
    wire(
      "':' counts as a digit",
      "Swar",
      "lanes + 0x7676767676767676L",
      "lanes + 0x7575757575757575L"
    )("wire.SwarSuite"),
    wire("an inexact reciprocal", "Swar", "(fours * 10486) >>> 20", "(fours * 10485) >>> 20")("wire.SwarSuite"),
    wire("54 bits are taken for exact", "ParseDouble", "(significand >>> 53) == 0", "(significand >>> 54) == 0")(
      "wire.ParseDoubleSuite"
    ),
    wire("ties are rounded up", "ParseDouble", "if isAbove then kept & 1 else kept & (kept >>> 1) & 1", "kept & 1")(
      "wire.ParseDoubleSuite"
    ),
    wire("the tie above an even digit", "PrintDouble", "if part == (1L << 62) then 2", "if part == (1L << 62) then 3")(
      "wire.PrintDoubleSuite"
    ),
    wire("the interval of a power of two", "PrintDouble", "val quarter = half >>> 1", "val quarter = half")(
      "wire.PrintDoubleSuite"
    )
  )

  private val texts = List(
    wire("overlong forms are accepted", "Utf8", "lead < 0xc2", "lead < 0xc0")("wire.Utf8Suite"),
    wire("surrogates are accepted", "Utf8", "if lead == 0xed then 0x9f", "if lead == 0xed then 0xbf")("wire.Utf8Suite"),
    wire("U+001F is taken for plain", "Strings", "low - Swar.Ones * 0x21", "low - Swar.Ones * 0x1f")(
      "wire.StringsSuite"
    ),
    wire(
      "a low surrogate alone is accepted",
      "Strings",
      "else if Character.isLowSurrogate(unit.toChar) then 0\n",
      "else if Character.isLowSurrogate(unit.toChar) then 6\n"
    )("wire.StringsSuite"),
    wire(
      "any character may stand for the second backslash",
      "Strings",
      "else if i + 6 < until && bytes(i + 6) != '\\\\' then 0\n",
      ""
    )("wire.StringsSuite"),
    wire(
      "three bytes are taken for two",
      "CharTables",
      "end += 3\n          i",
      "end += 2\n          i"
    )("wire.CharTablesSuite"),
    wire("the second half of sixteen bytes", "ShownText", " | eight(bytes, i + 8, out, at + 8)", "")(
      "conformance.ShownBytesSuite"
    ),
    wire("one of the two separators of lines", "PutStrings", "(c == 0x2028 || c == 0x2029)", "(c == 0x2028)")(
      "wire.PutStringsSuite"
    ),
    wire("the size beyond U+00FF", "Sizes", "if all < 0x100 then 2 + even", "if all < 0x180 then 2 + even")(
      "output.SizesSuite"
    )
  )

  private val times = List(
    wire("1900 is a leap year", "DateFields", "year % 100 != 0L", "year % 200 != 0L")("wire.DatesSuite"),
    wire("an instant without seconds", "Times", "TimeFields.length(time) < 8", "TimeFields.length(time) < 5")(
      "wire.TimesSuite"
    ),
    wire("offsets beyond 18 hours", "Offsets", " || total > MaxSeconds", "")("wire.ZonesSuite", "wire.TimesSuite"),
    wire("any ASCII is a hexadecimal digit", "Uuids", "if !isAscii || (", "if !isAscii && (")("wire.UuidsSuite"),
    wire(
      "unused bits, masks exchanged",
      "Base64Text",
      "then 0x03 else 0x0f",
      "then 0x0f else 0x03"
    )("wire.Base64TextSuite")
  )

  private val reading = List(
    input("kept bytes move, and nobody knows", "Cursor", "    if keepFrom != Int.MaxValue then keepFrom -= from\n", "")(
      "conformance.EdgesSuite"
    ),
    input(
      "the byte before is not kept",
      "Cursor",
      "Math.max(0, Math.min(keep, keepFrom) - 1)",
      "Math.max(0, Math.min(keep, keepFrom))"
    )(
      "conformance.EdgesSuite"
    ),
    input("a document of just the limit", "Cursor", "cut = until - from > limits", "cut = until - from >= limits")(
      "conformance.LimitsSuite"
    ),
    input(
      "no limit for plain strings",
      "TextCursor",
      "if bytes(stop) == '\"' && stop - from <= limits.stringBytes",
      "if bytes(stop) == '\"'"
    )("conformance.LimitsSuite"),
    input("no limit for plain strings near the end", "TextCursor", "stop >= 0 && stop - from <= most", "stop >= 0")(
      "conformance.LimitsSuite"
    ),
    wire("a quote behind the input", "CodeUnits", "if i >= until then Undecided", "if i > until then Undecided")(
      "input.EscapedTextSuite"
    ),
    wire("any byte may follow a backslash", "CodeUnits", "if escaped == 0 then", "if escaped < 0 then")(
      "wire.CodeUnitsSuite"
    ),
    input("a string of just the limit", "TextCursor", "pos + 2L + most", "pos + 1L + most")("conformance.LimitsSuite"),
    input("a Long of 20 digits", "IntegerCursor", "Math.min(end, from + 19)", "Math.min(end, from + 20)")(
      "input.NumbersSuite"
    ),
    input("20 digits in 64 bits", "NumberCursor", "digits < many && i < end", "digits <= many && i < end")(
      "input.NumbersSuite",
      "instances.NumbersSuite"
    ),
    input(
      "the exponent wraps around",
      "BigNumberCursor",
      "Math.min(exponent * 10 + (buf(i) - '0'), Int.MaxValue.toLong)",
      "exponent * 10 + (buf(i) - '0')"
    )("conformance.AdvisoriesSuite"),
    input(
      "the largest number",
      "NumberGrammar",
      "if buf(i) > largest.charAt(k) then",
      "if buf(i) >= largest.charAt(k) then"
    )(
      "acceptance.NumbersSuite",
      "input.NumbersSuite"
    ),
    input(
      "no limit of levels in a run that is skipped",
      "SkippedContainers",
      "Math.min(levels(kinds) + free, PerWord)",
      "PerWord"
    )(
      "input.SkipSuite"
    ),
    input(
      "a level too many for each word that is full",
      "SkippedContainers",
      "outerOpen += PerWord - 1",
      "outerOpen += PerWord"
    )(
      "input.SkipSuite"
    ),
    input("one level too many", "StructureCursor", "if levels == 0 then failLimit", "if levels < 0 then failLimit")(
      "acceptance.NestingSuite",
      "conformance.LimitsSuite"
    ),
    input(
      "any name that begins and goes on alike",
      "FieldTable",
      "\n    i >= last && Bytes.long(name, last) == Bytes.long(bytes, from + last)\n\n",
      "\n    i >= last\n\n"
    )("input.FieldTableSuite", "conformance.AttacksSuite"),
    input("the length of a name is not asked", "FieldTable", "encoded(i).length == length && Names", "Names")(
      "input.FieldTableSuite"
    ),
    input(
      "an object ends a byte early",
      "ObjectIndex",
      "      ends(entry) = offset\n",
      "      ends(entry) = offset - 1\n"
    )(
      "conformance.AttacksSuite"
    ),
    input("a question mark for half a character", "TextBytes", " else inBytes >= 0", " else false")(
      "input.StreamsSuite",
      "acceptance.TextSuite"
    )
  )

  private val writing = List(
    output("another byte for the last one", "Buffer", "buf(0) = buf(pos - 1)", "buf(0) = buf(pos - 2)")(
      "output.WriterTargetsSuite",
      "output.TwitterSuite"
    ),
    output("an array that just suffices", "Buffer", "if pos > max then\n", "if pos >= max then\n")(
      "output.WriterTargetsSuite"
    ),
    output(
      "a pair on the edge of a piece",
      "TextWriter",
      "if last < value.length && Character.isHighSurrogate(value.charAt(last - 1)) then last - 1 else last",
      "last"
    )("output.LongStringsSuite"),
    output("a name that is too long for two words", "KnownNames", "final val Longest = 13", "final val Longest = 14")(
      "output.KnownNamesSuite"
    ),
    output("one level too few", "StructureWriter", "if level > maxDepth then", "if level >= maxDepth then")(
      "output.WritingErrorsSuite"
    )
  )

  val all: List[Mutant] = digits ++ texts ++ times ++ reading ++ writing
