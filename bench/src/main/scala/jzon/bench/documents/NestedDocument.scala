package jzon.bench.documents

import jzon.bench.model.Nested

/** 500 objects in one another, about 3 KB compact. */
object NestedDocument:
  def apply(): Document[Nested] =
    Document("Nested", (1 to 500).foldLeft(Nested(None))((inner, _) => Nested(Some(inner))))
