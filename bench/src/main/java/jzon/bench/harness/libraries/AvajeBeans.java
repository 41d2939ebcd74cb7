package jzon.bench.harness.libraries;

import io.avaje.jsonb.Json;
import jzon.bench.harness.model.bean.Clients;
import jzon.bench.harness.model.bean.Users;

/** What avaje-jsonb's annotation processor generates adapters for. */
@Json.Import({Users.class, Clients.class})
final class AvajeBeans {
  private AvajeBeans() {}
}
