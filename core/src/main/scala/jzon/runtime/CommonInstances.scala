package jzon.runtime

import jzon.instances.{CommonDecoderInstances, CommonEncoderInstances}

/** For emitted code only. The most common givens of [[jzon.Decoder]], apart from the others. A program that has just
  * started would have to load the traits of all of them, at about a third of a millisecond each.
  */
object CommonDecoders extends CommonDecoderInstances

/** For emitted code only. The most common givens of [[jzon.Encoder]], as [[CommonDecoders]]. */
object CommonEncoders extends CommonEncoderInstances
