package jzon.bench.harness.libraries;

import java.io.IOException;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import jzon.bench.harness.model.bean.Client;
import jzon.bench.harness.model.bean.Clients;
import jzon.bench.harness.model.bean.EyeColor;
import jzon.bench.harness.model.bean.Friend;
import jzon.bench.harness.model.bean.Partner;
import jzon.bench.harness.model.bean.User;
import jzon.bench.harness.model.bean.Users;

/** The beans, read from a {@link Pull} by hand: a switch for each class, unknown fields skipped. */
public final class PullBeans {
  private PullBeans() {}

  public static Users users(Pull in) throws IOException {
    Users to = new Users();
    in.beginObject();
    String name;
    while ((name = in.nextName()) != null) {
      switch (name) {
        case "users" -> to.setUsers(list(in, PullBeans::user));
        default -> in.skip();
      }
    }
    return to;
  }

  private static User user(Pull in) throws IOException {
    User to = new User();
    in.beginObject();
    String name;
    while ((name = in.nextName()) != null) {
      switch (name) {
        case "id" -> to.setId(in.string());
        case "index" -> to.setIndex(in.integer());
        case "guid" -> to.setGuid(in.string());
        case "isActive" -> to.setIsActive(in.bool());
        case "balance" -> to.setBalance(in.string());
        case "picture" -> to.setPicture(in.string());
        case "age" -> to.setAge(in.integer());
        case "eyeColor" -> to.setEyeColor(in.string());
        case "name" -> to.setName(in.string());
        case "gender" -> to.setGender(in.string());
        case "company" -> to.setCompany(in.string());
        case "email" -> to.setEmail(in.string());
        case "phone" -> to.setPhone(in.string());
        case "address" -> to.setAddress(in.string());
        case "about" -> to.setAbout(in.string());
        case "registered" -> to.setRegistered(in.string());
        case "latitude" -> to.setLatitude(in.real());
        case "longitude" -> to.setLongitude(in.real());
        case "tags" -> to.setTags(strings(in));
        case "friends" -> to.setFriends(list(in, PullBeans::friend));
        case "greeting" -> to.setGreeting(in.string());
        case "favoriteFruit" -> to.setFavoriteFruit(in.string());
        default -> in.skip();
      }
    }
    return to;
  }

  private static Friend friend(Pull in) throws IOException {
    Friend to = new Friend();
    in.beginObject();
    String name;
    while ((name = in.nextName()) != null) {
      switch (name) {
        case "id" -> to.setId(in.string());
        case "name" -> to.setName(in.string());
        default -> in.skip();
      }
    }
    return to;
  }

  public static Clients clients(Pull in) throws IOException {
    Clients to = new Clients();
    in.beginObject();
    String name;
    while ((name = in.nextName()) != null) {
      switch (name) {
        case "clients" -> to.setClients(list(in, PullBeans::client));
        default -> in.skip();
      }
    }
    return to;
  }

  private static Client client(Pull in) throws IOException {
    Client to = new Client();
    in.beginObject();
    String name;
    while ((name = in.nextName()) != null) {
      switch (name) {
        case "id" -> to.setId(in.whole());
        case "index" -> to.setIndex(in.integer());
        case "guid" -> to.setGuid(UUID.fromString(in.string()));
        case "isActive" -> to.setIsActive(in.bool());
        case "balance" -> to.setBalance(in.decimal());
        case "picture" -> to.setPicture(in.string());
        case "age" -> to.setAge(in.integer());
        case "eyeColor" -> to.setEyeColor(EyeColor.valueOf(in.string()));
        case "name" -> to.setName(in.string());
        case "gender" -> to.setGender(in.string());
        case "company" -> to.setCompany(in.string());
        case "emails" -> to.setEmails(strings(in).toArray(new String[0]));
        case "phones" -> to.setPhones(longs(in));
        case "address" -> to.setAddress(in.string());
        case "about" -> to.setAbout(in.string());
        case "registered" -> to.setRegistered(LocalDate.parse(in.string()));
        case "latitude" -> to.setLatitude(in.real());
        case "longitude" -> to.setLongitude(in.real());
        case "tags" -> to.setTags(strings(in));
        case "partners" -> to.setPartners(list(in, PullBeans::partner));
        default -> in.skip();
      }
    }
    return to;
  }

  private static Partner partner(Pull in) throws IOException {
    Partner to = new Partner();
    in.beginObject();
    String name;
    while ((name = in.nextName()) != null) {
      switch (name) {
        case "id" -> to.setId(in.whole());
        case "name" -> to.setName(in.string());
        case "since" -> to.setSince(OffsetDateTime.parse(in.string()));
        default -> in.skip();
      }
    }
    return to;
  }

  private interface Element<A> {
    A read(Pull in) throws IOException;
  }

  private static <A> List<A> list(Pull in, Element<A> element) throws IOException {
    List<A> list = new ArrayList<>();
    in.beginArray();
    while (in.hasElement()) list.add(element.read(in));
    return list;
  }

  private static List<String> strings(Pull in) throws IOException {
    return list(in, Pull::string);
  }

  private static long[] longs(Pull in) throws IOException {
    long[] longs = new long[8];
    int count = 0;
    in.beginArray();
    while (in.hasElement()) {
      if (count == longs.length) longs = Arrays.copyOf(longs, count * 2);
      longs[count++] = in.whole();
    }
    return Arrays.copyOf(longs, count);
  }
}
