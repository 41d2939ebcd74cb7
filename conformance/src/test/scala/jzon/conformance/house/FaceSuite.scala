package jzon.conformance.house

import java.nio.file.Files

/** What users can call, and what its docstrings say. */
class FaceSuite extends munit.FunSuite:
  test("the public members are those in core/api.txt"):
    val listed = if Files.exists(Face.file) then Files.readString(Face.file) else ""
    assertEquals(listed, Face.text, s"`conformance/Test/runMain jzon.conformance.house.ListFace` writes ${Face.file}")

  test("each public member has a docstring"):
    val silent = Face.members.filter(member => member.needsText && member.docstring.isEmpty && !member.isBridge)
    assertEquals(silent.map(_.line), Nil)
