package jzon.bench.harness.libraries

import jzon.bench.harness.Api
import jzon.bench.harness.model.{Model, bean}

/** A library's ways over whole beans, for both datatypes by the same code. */
private trait BeanWays:
  /** The way with what the library has for beans of this class. */
  protected def databind[A](way: Way[A], kind: Class[A]): Way[A]

  final def databindWays: List[Way[?]] = List(
    databind(Way(Api.Databind, Model.beanUsers), classOf[bean.Users]),
    databind(Way(Api.Databind, Model.beanClients), classOf[bean.Clients])
  )

/** A library's ways token by token, by [[PullBeans]] and [[PushBeans]]. */
private trait TokenWays:
  /** The way with what the library has to read and write beans with. */
  protected def stream[A](way: Way[A], read: Pull => A, write: (A, Push) => Unit): Way[A]

  final def streamWays: List[Way[?]] = List(
    stream(Way(Api.Stream, Model.beanUsers), whole(PullBeans.users(_)), PushBeans.write(_, _)),
    stream(Way(Api.Stream, Model.beanClients), whole(PullBeans.clients(_)), PushBeans.write(_, _))
  )

  private def whole[A](read: Pull => A): Pull => A = in =>
    val a = read(in)
    in.finish()
    a

/** A library's ways through its tree, which is taken apart and built field by field. */
private trait TreeWays[V](tree: Tree[V]):
  /** The way with what the library has to parse and print trees with. */
  protected def nodes[A](way: Way[A], read: V => A, write: A => V): Way[A]

  final def treeWays: List[Way[?]] = List(
    nodes(Way(Api.Stream, Model.beanUsers), TreeBeans.users(tree, _), TreeBeans.of(tree, _)),
    nodes(Way(Api.Stream, Model.beanClients), TreeBeans.clients(tree, _), TreeBeans.of(tree, _))
  )
