package jzon.conformance.attacks

/** Every attack, made by its rule from a seed. */
object Attacks:
  def all(seed: Long): List[Attack] =
    SeedAttacks(seed).all ++ StackAttacks.all ++ HashAttacks(seed).all ++ StreamAttacks.all ++ WritingAttacks.all
