package jzon.bench.harness.run

import munit.FunSuite
import jzon.bench.harness.*
import jzon.bench.harness.documents.Payloads

class DocumentsSuite extends FunSuite:
  private val seed = Payloads.defaultSeed

  private def cell(lane: Lane) = Cell("jzon", Api.Databind, Datatype.Users, 1, Variant.Plain, lane)

  for input <- Input.values do
    test(s"what is timed reads one document after another from ${input.label}"):
      val payloads = Payloads(Datatype.Users, 1, Variant.Plain, seed).take(3)
      val read = Documents(cell(input), 3, seed).operation(input)
      val turn = Turn()
      assertEquals(List.fill(4)(read(turn)), List(1, 2, 0, 1).map(payloads(_).value))

  test("what is timed writes one document after another"):
    val payloads = Payloads(Datatype.Users, 1, Variant.Plain, seed).take(2)
    val (bytes, stream) = (Turn(), Turn())
    val write = Documents(cell(Output.Bytes), 2, seed).operation(Output.Bytes)
    val pour = Documents(cell(Output.Stream), 2, seed).operation(Output.Stream)
    for i <- List(1, 0, 1) do
      val written = write(bytes).asInstanceOf[Array[Byte]]
      assertEquals(
        jzon.bench.harness.libraries.Jzon.way(Api.Databind, Datatype.Users).map(_.read(written)),
        Some(payloads(i).value)
      )
      assertEquals(pour(stream), written.length)
      assertEquals(stream.out.toByteArray.toList, written.toList)

  test("lines are as many as fill a megabyte, and are read and written whole"):
    val lines = Ndjson(cell(Input.Bytes), 8, seed)
    assert(clue(lines.file.length) > Ndjson.Bytes)
    var count = 0
    lines.read(_ => count += 1)
    assertEquals(count, lines.file.count(_ == '\n'))
    val out = java.io.ByteArrayOutputStream()
    lines.write(out)
    assertEquals(out.toByteArray.count(_ == '\n'), count)
