package jzon.conformance.mutants

import munit.FunSuite

/** The mutants still fit the source: `conformance/mutants/run` applies them. */
class MutantsSuite extends FunSuite:
  test("there are forty-six"):
    assertEquals(Mutants.all.length, 46)
    assertEquals(Mutants.all.map(_.what).distinct.length, 46)

  for mutant <- Mutants.all do
    test(s"${mutant.file}: ${mutant.what}"):
      assertEquals(mutant.occurrences, 1, s"of `${mutant.original}`")
      assertNotEquals(mutant.original, mutant.replacement)
      for suite <- mutant.suites do Class.forName(Mutant.suite(suite))
