package jzon.bench.harness.model.bean;

import java.time.OffsetDateTime;

/** A partner of a {@link Client}. */
public final class Partner {
  private long id;
  private String name;
  private OffsetDateTime since;

  public long getId() {
    return id;
  }

  public void setId(long id) {
    this.id = id;
  }

  public String getName() {
    return name;
  }

  public void setName(String name) {
    this.name = name;
  }

  public OffsetDateTime getSince() {
    return since;
  }

  public void setSince(OffsetDateTime since) {
    this.since = since;
  }
}
