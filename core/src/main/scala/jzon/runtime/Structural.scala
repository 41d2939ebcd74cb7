package jzon.runtime

import jzon.Writer

/** Writes the text of a literal token by token, in the form that the options of the writer require:
  * [[LiteralRuntime.structural]]. The text was checked at compile time.
  */
final private class Structural(out: Writer, json: String):
  private var i = 0

  /** Whether the last token was a bracket or a comma, so that the next value is an element. */
  private var isElement = false

  def write(): Unit =
    while i < json.length do
      json.charAt(i) match
        case '{' =>
          beginElement()
          out.beginObject()
          i += 1
        case '}' =>
          isElement = false
          out.endObject()
          i += 1
        case '[' =>
          beginElement()
          out.beginArray()
          isElement = true
          i += 1
        case ']' =>
          isElement = false
          out.endArray()
          i += 1
        case ',' =>
          isElement = true
          i += 1
        case ':' => i += 1
        case '"' => string()
        case _   => scalar()

  private def beginElement(): Unit =
    if isElement then out.element()
    isElement = false

  private def scalar(): Unit =
    val begin = i
    while i < json.length && !",]}".contains(json.charAt(i)) do i += 1
    beginElement()
    out.writeAscii(json.substring(begin, i))

  private def string(): Unit =
    val text = unescaped()
    if i < json.length && json.charAt(i) == ':' then
      isElement = false
      out.key(text)
    else
      beginElement()
      out.writeString(text)

  /** The string that begins here. The macro escaped it, with the escapes that JSON requires and no others. */
  private def unescaped(): String =
    val text = new StringBuilder
    i += 1
    while json.charAt(i) != '"' do
      if json.charAt(i) != '\\' then
        text += json.charAt(i)
        i += 1
      else
        val c = json.charAt(i + 1)
        text +=
          (c match
            case 'b' => '\b'
            case 'f' => '\f'
            case 'n' => '\n'
            case 'r' => '\r'
            case 't' => '\t'
            case 'u' => Integer.parseInt(json.substring(i + 2, i + 6), 16).toChar
            case _   => c)
        i += (if c == 'u' then 6 else 2)
    i += 1
    text.result()
