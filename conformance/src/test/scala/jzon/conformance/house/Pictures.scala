package jzon.conformance.house

import jzon.conformance.house.Room.*

/** The pictures of ARCHITECTURE.md, in the language of Mermaid. */
object Pictures:
  /** A step of a document on its way: who calls whom, and for what. */
  final case class Step(from: Room, to: Room, what: String)

  /** The way of a document that is read, and the way of one that is written. */
  val reading: List[Step] = List(
    Step(Front, Input, "Inputs.reader(bytes): a Reader"),
    Step(Input, Types, "decoder.read(in)"),
    Step(Types, Input, "beginFields, field, readInt, …"),
    Step(Input, Wire, "ends of strings, digits, names"),
    Step(Input, Base, "if it is refused: a DecodeError")
  )
  val writing: List[Step] = List(
    Step(Front, Output, "Outputs.bytes(value): a Writer"),
    Step(Output, Types, "encoder.write(value, out)"),
    Step(Types, Output, "beginObject, key, writeInt, …"),
    Step(Output, Wire, "digits, escapes, copies"),
    Step(Output, Base, "if it can't be written: an EncodeError")
  )

  /** All pictures, by their names in ARCHITECTURE.md. */
  def all: List[(String, String)] = List("house" -> house, "reading" -> way(reading), "writing" -> way(writing))

  private def house: String =
    val rooms = Room.values.map(room => s"""  ${room.id}["<b>${room.title}</b><br>${room.what}"]""")
    val mutual = Arrows.mutual.map((a, b, _) => s"  ${a.id} <--> ${b.id}")
    val down =
      for
        from <- Room.values.toList
        to <- Room.values.toList
        if from != to && isDrawn(from, to)
      yield s"  ${from.id} --> ${to.id}"
    ("flowchart TD" +: (rooms.toList ++ mutual ++ down)).mkString("\n")

  /** Whether the table has this arrow, and it does not follow from others that are drawn. */
  private def isDrawn(from: Room, to: Room): Boolean =
    val targets = Arrows.downward(from) - from
    targets(to) && !targets.exists(via => via != to && Arrows.downward(via)(to) && !Arrows.downward(to)(via))

  private def way(steps: List[Step]): String =
    val rooms = steps.flatMap(step => List(step.from, step.to)).distinct
    val participants = rooms.map(room => s"  participant ${room.id} as ${room.title}")
    val calls = steps.map(step => s"  ${step.from.id}->>${step.to.id}: ${step.what}")
    ("sequenceDiagram" +: (participants ++ calls)).mkString("\n")
