package jzon.fuzz

import java.nio.charset.StandardCharsets.UTF_8
import jzon.conformance.Documents

/** Documents that the fuzzing starts from: a small set of our own, good and bad, and those of the corpora, if they are
  * here.
  */
object Seeds:
  /** Bytes of the longest input. */
  val Longest = 2048

  def documents: Iterator[Array[Byte]] =
    own.iterator.map(_.getBytes(UTF_8)) ++ bad.iterator ++
      Documents.judged.iterator.flatMap(Documents.of).map(_.bytes).filter(_.length < Longest)

  private val own: List[String] = List(
    "null",
    " true\r\n",
    "\t[ ]",
    "{ }",
    "-0",
    "0.0e-1",
    "-12.5E+300",
    "[1,12,123,1234,12345678,123456789,1234567890123456,12345678901234567890]",
    "[0.1,12.3456789,123.1234567,1e5,1E-5,2.2250738585072014e-308,179769313486231580000e289]",
    "340282366920938463463374607431768211456",
    "[1,\"two\",{\"three\":[3,{\"four\":null}]},true,[[[[]]]]]",
    "{\"a\":1,\"a\":2,\"\":{},\"\\u0061\":3}",
    "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u0000\\u00e9\\u20ac\\ud83d\\ude00é€😀\u007f\"",
    "{\n  \"name\" : \"pretty\",\n  \"list\" : [\n    1,\n    2\n  ]\n}\n",
    "{\"type\":\"Leaf\",\"n\":1}",
    "{\"unknown\":{\"type\":\"Leaf\"},\"left\":{\"n\":1,\"type\":\"Leaf\"},\"type\":\"Branch\"}",
    "{\"values\":[[1.0,1.5],[\"2024-02-29\",\"PT1H\"]],\"k\":\"2024-02-29T23:59:59.999999999Z\"}",
    "[\"NaN\",\"Infinity\",\"-Infinity\"]",
    "[" * 60 + "]" * 60,
    "{\"a\":" * 60 + "1" + "}" * 60,
    "\"" + "x" * 100 + "\"",
    "[" + " " * 100 + "1" + "\n" * 20 + "]"
  )

  /** What is refused, each for another reason. */
  private val bad: List[Array[Byte]] = List(
    "",
    "[",
    "[1",
    "[1,",
    "{\"a\"",
    "{\"a\":",
    "\"a",
    "\"\\",
    "\"\\u12",
    "tru",
    "nul",
    "-",
    "1.",
    "1e",
    "01",
    "1.e1",
    "+1",
    ".5",
    "[1,]",
    "{\"a\":1,}",
    "{a:1}",
    "'a'",
    "[1 2]",
    "[1]]",
    "NaN",
    "Infinity",
    "\"\\x\"",
    "\"\\ud800\"",
    "\"\\udc00\"",
    "\"\\ud800\\u0041\"",
    "\"\u0001\"",
    "\ufeff[]",
    "/**/1",
    "1//",
    "1e999",
    "-1e-999",
    "[1e1000000000]"
  ).map(_.getBytes(UTF_8)) ++ List(
    Array(0x22, 0xc0, 0xaf, 0x22),
    Array(0x22, 0xed, 0xa0, 0x80, 0x22),
    Array(0x22, 0xf4, 0x90, 0x80, 0x80, 0x22),
    Array(0x22, 0xe0, 0x80, 0x80, 0x22),
    Array(0x22, 0xe2, 0x82, 0x22),
    Array(0x22, 0x80, 0x22),
    Array(0x22, 0xff, 0x22)
  ).map(_.map(_.toByte))
