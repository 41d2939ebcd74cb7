package jzon

import java.io.{ByteArrayInputStream, ByteArrayOutputStream, ObjectInputStream, ObjectOutputStream}

/** Java's serialization, by which Spark and Flink send codecs to their workers. */
object Serialized:
  /** `a` as it arrives elsewhere. */
  def copy[A](a: A): A =
    val bytes = ByteArrayOutputStream()
    val out = ObjectOutputStream(bytes)
    out.writeObject(a)
    out.close()
    ObjectInputStream(ByteArrayInputStream(bytes.toByteArray)).readObject().asInstanceOf[A]
