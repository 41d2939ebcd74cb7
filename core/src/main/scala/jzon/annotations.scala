package jzon

import scala.annotation.StaticAnnotation

/** The name of a field in JSON, where it differs from the field's own. */
final class field(val name: String) extends StaticAnnotation

/** Further names that a field is read by; it is written by its first name. */
final class aliases(val names: String*) extends StaticAnnotation

/** The name that tells this case of a sealed type from the others. */
final class hint(val name: String) extends StaticAnnotation

/** On a sealed type: the name of the field that holds the hint, beside the fields of the case. */
final class discriminator(val name: String) extends StaticAnnotation

/** Refuses a field that the class does not have, instead of skipping it. */
final class no_extra_fields extends StaticAnnotation

/** Renames all fields of a class, or all hints of a sealed type, that have no name of their own. */
final class rename_all(val style: NameStyle) extends StaticAnnotation

/** Writes fields that hold nothing as `null`, instead of leaving them out. */
final class explicit_nulls extends StaticAnnotation

/** Reads and writes a number or boolean as a string: `"1"`. */
final class stringified extends StaticAnnotation

/** Neither reads nor writes a field, which takes its default. */
final class transient extends StaticAnnotation

/** Puts the fields of a field's class beside the others, instead of into an object of their own. A [[Json.Obj]] or a
  * `Map[String, A]` takes all fields that the class does not have.
  */
final class flatten extends StaticAnnotation

/** On a sealed type: no hint, the case is told by the kind of the value and its required fields. */
final class untagged extends StaticAnnotation
