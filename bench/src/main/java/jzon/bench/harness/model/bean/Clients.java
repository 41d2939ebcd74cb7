package jzon.bench.harness.model.bean;

import com.bluelinelabs.logansquare.annotation.JsonObject;
import com.bluelinelabs.logansquare.annotation.JsonObject.FieldDetectionPolicy;
import com.dslplatform.json.CompiledJson;
import java.util.List;

/** The document: clients, as fields with accessors. {@code Beans} has the same as case classes. */
@CompiledJson
@JsonObject(fieldDetectionPolicy = FieldDetectionPolicy.NONPRIVATE_FIELDS_AND_ACCESSORS)
public final class Clients {
  private List<Client> clients;

  public List<Client> getClients() {
    return clients;
  }

  public void setClients(List<Client> clients) {
    this.clients = clients;
  }
}
