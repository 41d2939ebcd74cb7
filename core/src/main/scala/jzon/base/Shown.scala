package jzon

/** Prepares text of a document for an error: on one line, short, and without characters that a reader can't see or that
  * act on a terminal. Such a character is shown by its number and its name: `U+200B ZERO WIDTH SPACE`.
  */
private[jzon] object Shown:
  /** The largest number of characters that are shown of a value or a name, before `…`. */
  inline val MaxValue = 64

  /** Blank letters and marks, and variation selectors, as ranges: first, last. */
  private val Blank =
    Array(0x034f, 0x034f, 0x115f, 0x1160, 0x17b4, 0x17b5, 0x180b, 0x180f, 0x2800, 0x2800, 0x3164, 0x3164,
      0xfe00, 0xfe0f, 0xffa0, 0xffa0, 0xe0000, 0xe0fff)

  /** Whether a reader would not see `c`, or could take it for another character: controls, formats, blanks other than
    * the space, private and unassigned characters, and marks without a character to attach to.
    *
    * @param follows
    *   whether the character before it is shown as it is
    */
  def isHidden(c: Int, follows: Boolean): Boolean =
    c != ' ' && (c < ' ' || c >= 0x7f) &&
      (Character.getType(c).toByte match
        case Character.CONTROL | Character.FORMAT | Character.SURROGATE | Character.PRIVATE_USE | Character.UNASSIGNED |
            Character.LINE_SEPARATOR | Character.PARAGRAPH_SEPARATOR | Character.SPACE_SEPARATOR => true
        case Character.NON_SPACING_MARK | Character.ENCLOSING_MARK | Character.COMBINING_SPACING_MARK =>
          !follows || isBlank(c)
        case _ => isBlank(c))

  private def isBlank(c: Int): Boolean =
    var i = 0
    while i < Blank.length && (c < Blank(i) || c > Blank(i + 1)) do i += 2
    i < Blank.length

  /** A character by itself: `w`, `U+0009 CHARACTER TABULATION`, `a byte order mark (U+FEFF)`. */
  def character(c: Int): String =
    if c == ByteOrderMark then "a byte order mark (U+FEFF)"
    else if isNamed(c) then numbered(c)
    else Character.toString(c)

  /** Whether a character by itself is shown by its name. */
  def isNamed(c: Int): Boolean = c == ' ' || isHidden(c, follows = false)

  private val ByteOrderMark = 0xfeff

  private def numbered(c: Int): String =
    val name = if c == ByteOrderMark then "BYTE ORDER MARK" else Character.getName(c)
    if name == null then f"U+$c%04X" else f"U+$c%04X $name"

  /** `text` with `<U+200B ZERO WIDTH SPACE>` and the like in place of what can't be seen. */
  def plain(text: String): String =
    if text.forall(c => c >= ' ' && c < 0x7f) then text
    else
      val out = StringBuilder()
      append(text, out): (_, _) =>
        false
      out.result()

  /** `"text"`, with the quotes and backslashes in it escaped, cut to [[MaxValue]] characters. */
  def quoted(text: String): String =
    val out = StringBuilder("\"")
    val isWhole = append(text, out): (c, shown) =>
      if shown < MaxValue && (c == '"' || c == '\\') then out += '\\'
      shown == MaxValue
    out ++= (if isWhole then "\"" else "…\"")
    out.result()

  /** A name in a list: as it is if it is clear where it ends, otherwise in quotes. */
  def name(text: String): String =
    val isPlain = text.nonEmpty && text.length <= MaxValue &&
      text.forall(c => c == '_' || c == '-' || c == '.' || c == '/' || c == ':' || Character.isLetterOrDigit(c))
    if isPlain then text else quoted(text)

  /** A number's text, cut to [[MaxValue]] characters. */
  def number(text: String): String = if text.length <= MaxValue then text else text.substring(0, MaxValue) + "…"

  /** Adds `text`, until `isEnough` is true for the next character and the number of characters added. Returns whether
    * all of it was added.
    */
  private inline def append(text: String, out: StringBuilder)(inline isEnough: (Int, Int) => Boolean): Boolean =
    var i = 0
    var shown = 0
    var follows = false
    while i < text.length && !isEnough(text.codePointAt(i), shown) do
      val c = text.codePointAt(i)
      follows = !isHidden(c, follows)
      if follows then out.underlying.appendCodePoint(c): Unit
      else out ++= "<" ++= numbered(c) ++= ">"
      shown += 1
      i += Character.charCount(c)
    i >= text.length

  /** `text`, or its two ends around an ellipsis if it has more than `max` bytes of UTF-8. */
  def shortened(text: String, max: Int): String =
    if text.length * 3L <= max || bytes(text) <= max then text
    else
      val half = (max - 3) / 2 // the ellipsis takes three bytes
      var head = 0
      var room = half
      while room >= bytesAt(text, head) do
        room -= bytesAt(text, head)
        head = text.offsetByCodePoints(head, 1)
      var tail = text.length
      room = half
      while room >= bytesAt(text, text.offsetByCodePoints(tail, -1)) do
        tail = text.offsetByCodePoints(tail, -1)
        room -= bytesAt(text, tail)
      text.substring(0, head) + "…" + text.substring(tail)

  private def bytes(text: String): Long =
    var i = 0
    var sum = 0L
    while i < text.length do
      sum += bytesAt(text, i)
      i += Character.charCount(text.codePointAt(i))
    sum

  /** The number of bytes of UTF-8 of the character at `i`. */
  private def bytesAt(text: String, i: Int): Int =
    val c = text.codePointAt(i)
    if c < 0x80 then 1 else if c < 0x800 then 2 else if c < 0x10000 then 3 else 4
