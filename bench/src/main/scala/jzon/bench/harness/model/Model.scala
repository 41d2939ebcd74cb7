package jzon.bench.harness.model

import jzon.bench.harness.Datatype

/** What all libraries are compared by: their own form of a document must be the same as the case classes'. */
type Canonical = Users | Clients

/** The classes in which a library takes and gives a datatype.
  *
  * @param fromCanonical
  *   fails with an IllegalArgumentException on a value of the other datatype
  */
final class Model[A] private (
    val datatype: Datatype,
    val toCanonical: A => Canonical,
    val fromCanonical: Canonical => A
)

object Model:
  val users: Model[Users] = ofUsers(identity, identity)
  val clients: Model[Clients] = ofClients(identity, identity)
  val beanUsers: Model[bean.Users] = ofUsers(Beans.toCase, Beans.toBean)
  val beanClients: Model[bean.Clients] = ofClients(Beans.toCase, Beans.toBean)

  /** Classes of a library's own for [[Users]]. */
  def ofUsers[A](toCase: A => Users, fromCase: Users => A): Model[A] = Model(
    Datatype.Users,
    toCase,
    {
      case users: Users => fromCase(users)
      case _: Clients   => throw IllegalArgumentException("Clients where Users should be")
    }
  )

  /** Classes of a library's own for [[Clients]]. */
  def ofClients[A](toCase: A => Clients, fromCase: Clients => A): Model[A] = Model(
    Datatype.Clients,
    toCase,
    {
      case clients: Clients => fromCase(clients)
      case _: Users         => throw IllegalArgumentException("Users where Clients should be")
    }
  )
