package jzon.bench.harness.model.bean;

import java.util.List;

/** The document: clients, as fields with accessors. {@code Beans} has the same as case classes. */
public final class Clients {
  private List<Client> clients;

  public List<Client> getClients() {
    return clients;
  }

  public void setClients(List<Client> clients) {
    this.clients = clients;
  }
}
