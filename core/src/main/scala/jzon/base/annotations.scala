package jzon

import scala.annotation.StaticAnnotation

/** The name of a field in JSON, if it is not that of the class. */
final class field(val name: String) extends StaticAnnotation

/** Further names that are accepted for a field. They are never written. */
final class aliases(val names: String*) extends StaticAnnotation

/** The name in JSON of a case of a sealed type. */
final class hint(val name: String) extends StaticAnnotation

/** On a sealed type: the name of the field with the hint, which is put beside the fields of the case. */
final class discriminator(val name: String) extends StaticAnnotation

/** Refuses documents with fields that the class does not have. Without it, such fields are skipped. */
final class no_extra_fields extends StaticAnnotation

/** Renames all fields of a class, or all hints of a sealed type. [[field]] and [[hint]] take precedence. */
final class rename_all(val style: NameStyle) extends StaticAnnotation

/** Writes empty fields, such as `None`, as `null`. Without it, they are left out. */
final class explicit_nulls extends StaticAnnotation

/** Reads and writes a number or boolean as a string: `"1"`. */
final class stringified extends StaticAnnotation

/** Neither reads nor writes a field. Its value is its default. */
final class transient extends StaticAnnotation

/** Puts the fields of a field's class beside the other fields, without an object around them. A [[Json.Obj]] or a
  * `Map[String, A]` takes all fields that the class does not have.
  */
final class flatten extends StaticAnnotation

/** On a sealed type: no hints. The kind of the value and its required fields decide which case is read. */
final class untagged extends StaticAnnotation
