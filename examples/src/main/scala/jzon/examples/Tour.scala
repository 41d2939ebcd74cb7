package jzon.examples

object Tour:
  def main(args: Array[String]): Unit = println("jzon")
