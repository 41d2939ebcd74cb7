package jzon.bench.harness.model.bean;

import java.util.List;

/** The document: users, as fields with accessors. {@code Beans} has the same as case classes. */
public final class Users {
  private List<User> users;

  public List<User> getUsers() {
    return users;
  }

  public void setUsers(List<User> users) {
    this.users = users;
  }
}
