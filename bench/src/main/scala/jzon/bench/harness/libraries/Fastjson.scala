package jzon.bench.harness.libraries

import com.alibaba.fastjson.JSON

/** The predecessor of fastjson2, as made. */
object Fastjson extends Adapter("fastjson", "fastjson 1", Language.Java), BeanWays:
  protected def member: Class[?] = classOf[JSON]

  lazy val ways: List[Way[?]] = databindWays

  protected def databind[A](way: Way[A], kind: Class[A]): Way[A] =
    way
      .readsBytes(JSON.parseObject[A](_, kind))
      .readsText(JSON.parseObject(_, kind))
      .readsStream(JSON.parseObject[A](_, kind))
      .writesBytes(JSON.toJSONBytes(_))
      .writesText(JSON.toJSONString(_))
      .writesStream((a, out) => JSON.writeJSONString(out, a): Unit)
