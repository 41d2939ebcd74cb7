package jzon;

import scala.collection.immutable.$colon$colon;
import scala.collection.immutable.List;

/**
 * Links the cells of a list that is being built.
 *
 * <p>In Scala only the standard library may set the rest of a cell, as its ListBuffer does. The bytecode has a public
 * method for it, which Java can call.
 */
final class ListCells {
  private ListCells() {}

  /** Makes `rest` what follows `cell`, which nobody else must know yet. */
  static <A> void link($colon$colon<A> cell, List<A> rest) {
    cell.next_$eq(rest);
  }
}
