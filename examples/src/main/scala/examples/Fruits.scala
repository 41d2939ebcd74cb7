package examples

import jzon as json

sealed trait Fruit derives json.Codec
case class Banana(curvature: Double) extends Fruit derives json.Codec
case class Apple(poison: Boolean) extends Fruit derives json.Codec
