package jzon.bench.harness.libraries;

import java.io.IOException;
import jzon.bench.harness.model.bean.Client;
import jzon.bench.harness.model.bean.Clients;
import jzon.bench.harness.model.bean.Friend;
import jzon.bench.harness.model.bean.Partner;
import jzon.bench.harness.model.bean.User;
import jzon.bench.harness.model.bean.Users;

/** The beans, written to a {@link Push} by hand, call by call. */
public final class PushBeans {
  private PushBeans() {}

  public static void write(Users from, Push out) throws IOException {
    out.beginObject();
    out.name("users");
    out.beginArray();
    for (User each : from.getUsers()) write(each, out);
    out.endArray();
    out.endObject();
  }

  private static void write(User from, Push out) throws IOException {
    out.beginObject();
    out.name("id");
    out.string(from.getId());
    out.name("index");
    out.integer(from.getIndex());
    out.name("guid");
    out.string(from.getGuid());
    out.name("isActive");
    out.bool(from.getIsActive());
    out.name("balance");
    out.string(from.getBalance());
    out.name("picture");
    out.string(from.getPicture());
    out.name("age");
    out.integer(from.getAge());
    out.name("eyeColor");
    out.string(from.getEyeColor());
    out.name("name");
    out.string(from.getName());
    out.name("gender");
    out.string(from.getGender());
    out.name("company");
    out.string(from.getCompany());
    out.name("email");
    out.string(from.getEmail());
    out.name("phone");
    out.string(from.getPhone());
    out.name("address");
    out.string(from.getAddress());
    out.name("about");
    out.string(from.getAbout());
    out.name("registered");
    out.string(from.getRegistered());
    out.name("latitude");
    out.real(from.getLatitude());
    out.name("longitude");
    out.real(from.getLongitude());
    out.name("tags");
    out.beginArray();
    for (String each : from.getTags()) out.string(each);
    out.endArray();
    out.name("friends");
    out.beginArray();
    for (Friend each : from.getFriends()) write(each, out);
    out.endArray();
    out.name("greeting");
    out.string(from.getGreeting());
    out.name("favoriteFruit");
    out.string(from.getFavoriteFruit());
    out.endObject();
  }

  private static void write(Friend from, Push out) throws IOException {
    out.beginObject();
    out.name("id");
    out.string(from.getId());
    out.name("name");
    out.string(from.getName());
    out.endObject();
  }

  public static void write(Clients from, Push out) throws IOException {
    out.beginObject();
    out.name("clients");
    out.beginArray();
    for (Client each : from.getClients()) write(each, out);
    out.endArray();
    out.endObject();
  }

  private static void write(Client from, Push out) throws IOException {
    out.beginObject();
    out.name("id");
    out.whole(from.getId());
    out.name("index");
    out.integer(from.getIndex());
    out.name("guid");
    out.string(from.getGuid().toString());
    out.name("isActive");
    out.bool(from.getIsActive());
    out.name("balance");
    out.decimal(from.getBalance());
    out.name("picture");
    out.string(from.getPicture());
    out.name("age");
    out.integer(from.getAge());
    out.name("eyeColor");
    out.string(from.getEyeColor().name());
    out.name("name");
    out.string(from.getName());
    out.name("gender");
    out.string(from.getGender());
    out.name("company");
    out.string(from.getCompany());
    out.name("emails");
    out.beginArray();
    for (String each : from.getEmails()) out.string(each);
    out.endArray();
    out.name("phones");
    out.beginArray();
    for (long each : from.getPhones()) out.whole(each);
    out.endArray();
    out.name("address");
    out.string(from.getAddress());
    out.name("about");
    out.string(from.getAbout());
    out.name("registered");
    out.string(from.getRegistered().toString());
    out.name("latitude");
    out.real(from.getLatitude());
    out.name("longitude");
    out.real(from.getLongitude());
    out.name("tags");
    out.beginArray();
    for (String each : from.getTags()) out.string(each);
    out.endArray();
    out.name("partners");
    out.beginArray();
    for (Partner each : from.getPartners()) write(each, out);
    out.endArray();
    out.endObject();
  }

  private static void write(Partner from, Push out) throws IOException {
    out.beginObject();
    out.name("id");
    out.whole(from.getId());
    out.name("name");
    out.string(from.getName());
    out.name("since");
    out.string(from.getSince().toString());
    out.endObject();
  }
}
