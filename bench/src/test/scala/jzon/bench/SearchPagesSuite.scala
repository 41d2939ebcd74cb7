package jzon.bench

import munit.FunSuite
import jzon.bench.documents.SearchDocument
import jzon.bench.libraries.SearchPages

/** What is compared writes the same bytes, and as many as the seed's documents have. */
class SearchPagesSuite extends FunSuite:
  for (name, write) <- SearchPages.all do
    test(name):
      for stories <- List(1, 10, 100) do
        val page = SearchDocument(stories)
        assertEquals(String(write(page), "UTF-8"), String(SearchPages.jzonBuffered(page), "UTF-8"))

  test("documents are as large as the originals"):
    for (stories, bytes) <- List(10 -> 6460, 100 -> 60736) do
      assert(math.abs(clue(SearchPages.jzonExact(SearchDocument(stories)).length) - bytes) <= bytes / 20, clue(bytes))
