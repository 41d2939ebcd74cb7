package jzon.conformance

import java.nio.charset.StandardCharsets.UTF_8

/** Whether bytes are JSON, told by the grammar of RFC 8259 written down once more, as plainly as can be: strict UTF-8,
  * no BOM, no lone surrogates, nested at most `depth` deep.
  */
object Oracle:
  def isJson(bytes: Array[Byte], depth: Int = 512): Boolean =
    InputKind.isUtf8(bytes) && Grammar(new String(bytes, UTF_8), depth).isDocument

  final private class Grammar(text: String, depth: Int):
    private var at = 0
    private var levels = 0

    def isDocument: Boolean = value() && at == text.length

    private def value(): Boolean =
      blanks()
      val isValue = next match
        case '{' => container('}')(string() && { blanks(); passes(':') } && value())
        case '[' => container(']')(value())
        case '"' => string()
        case 't' => word("true")
        case 'f' => word("false")
        case 'n' => word("null")
        case _   => number()
      blanks()
      isValue

    private def container(close: Char)(entry: => Boolean): Boolean =
      levels += 1
      at += 1
      blanks()
      var isRight = levels <= depth
      if isRight && !passes(close) then
        isRight = entry
        blanks()
        while isRight && passes(',') do
          blanks()
          isRight = entry
          blanks()
        isRight = isRight && passes(close)
      levels -= 1
      isRight

    private def string(): Boolean =
      val isBegun = passes('"')
      while units.region(at, text.length).lookingAt() do at = units.end
      isBegun && passes('"')

    private val units = Unit.matcher(text)

    private def number(): Boolean =
      val _ = passes('-')
      val isWhole = if passes('0') then true else digits()
      isWhole && (!passes('.') || digits()) &&
      (!(passes('e') || passes('E')) || {
        val _ = passes('+') || passes('-')
        digits()
      })

    private def digits(): Boolean =
      val from = at
      while next >= '0' && next <= '9' do at += 1
      at > from

    private def word(word: String): Boolean =
      val isThere = text.startsWith(word, at)
      at += word.length
      isThere

    private def blanks(): Unit = while next == ' ' || next == '\n' || next == '\r' || next == '\t' do at += 1

    private def next: Char = if at < text.length then text.charAt(at) else '\uffff'

    private def passes(c: Char): Boolean =
      val isThere = at < text.length && text.charAt(at) == c
      if isThere then at += 1
      isThere

  /** A character, an escape, or two that are a surrogate pair. */
  private val Unit =
    ("""[^"\\\u0000-\u001f]|\\["\\/bfnrt]|\\u(?![dD][89a-fA-F])[0-9a-fA-F]{4}""" +
      """|\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}""").r.pattern
