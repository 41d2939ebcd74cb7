package jzon.bench.harness.libraries;

import io.micronaut.serde.annotation.SerdeImport;
import jzon.bench.harness.model.bean.Client;
import jzon.bench.harness.model.bean.Clients;
import jzon.bench.harness.model.bean.Friend;
import jzon.bench.harness.model.bean.Partner;
import jzon.bench.harness.model.bean.User;
import jzon.bench.harness.model.bean.Users;

/** What Micronaut's annotation processor generates introspections for; each class by name, those within too. */
@SerdeImport(Users.class)
@SerdeImport(User.class)
@SerdeImport(Friend.class)
@SerdeImport(Clients.class)
@SerdeImport(Client.class)
@SerdeImport(Partner.class)
final class MicronautBeans {
  private MicronautBeans() {}
}
