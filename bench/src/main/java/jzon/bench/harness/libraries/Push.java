package jzon.bench.harness.libraries;

import java.io.IOException;

/**
 * What writers of one token after the other have in common, so that {@link PushBeans} is written once. A process that
 * measures has one subclass loaded: its calls cost nothing there.
 */
public abstract class Push {
  public abstract void beginObject() throws IOException;

  public abstract void name(String name) throws IOException;

  public abstract void endObject() throws IOException;

  public abstract void beginArray() throws IOException;

  public abstract void endArray() throws IOException;

  public abstract void string(String value) throws IOException;

  public abstract void integer(int value) throws IOException;

  public abstract void whole(long value) throws IOException;

  public abstract void real(double value) throws IOException;

  public abstract void decimal(java.math.BigDecimal value) throws IOException;

  public abstract void bool(boolean value) throws IOException;
}
