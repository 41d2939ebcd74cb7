package jzon.bench.harness.libraries;

import java.io.IOException;

/**
 * What parsers that give one token after the other have in common, so that {@link PullBeans} is written once. A process
 * that measures has one subclass loaded: its calls cost nothing there.
 */
public abstract class Pull {
  public abstract void beginObject() throws IOException;

  /** The name of the next field, whose value comes next; null at the end of the object, which is passed. */
  public abstract String nextName() throws IOException;

  public abstract void beginArray() throws IOException;

  /** Whether there is another element, which comes next; otherwise the end of the array is passed. */
  public abstract boolean hasElement() throws IOException;

  public abstract String string() throws IOException;

  public abstract int integer() throws IOException;

  public abstract long whole() throws IOException;

  public abstract double real() throws IOException;

  public abstract java.math.BigDecimal decimal() throws IOException;

  public abstract boolean bool() throws IOException;

  /** Passes a value, whatever it is. */
  public abstract void skip() throws IOException;

  /** Sees that nothing follows, where the library has a way to ask. */
  public abstract void finish() throws IOException;
}
