package jzon.async

import java.nio.ByteBuffer
import java.util.concurrent.{Flow, SubmissionPublisher, TimeUnit}
import jzon as json
import jzon.{DecodeError, Encoder}
import jzon.DecodeError.Kind
import munit.FunSuite
import scala.concurrent.duration.*
import scala.collection.mutable.ListBuffer

/** What the processors do with bytes and values; that they keep to the rules is for `FlowRulesSuite` to show. */
class StageSuite extends FunSuite:
  override def munitTimeout: Duration = 5.minutes

  /** Asks for one item at a time, and keeps all signals. */
  private class Recorder[A](initially: Long) extends Flow.Subscriber[A]:
    val items: ListBuffer[A] = ListBuffer()
    var error: Throwable | Null = null
    var isComplete = false
    var subscription: Flow.Subscription | Null = null
    def onSubscribe(given0: Flow.Subscription): Unit =
      subscription = given0
      if initially > 0 then given0.request(initially)
    def onNext(item: A): Unit = items += item
    def onError(cause: Throwable): Unit = error = cause
    def onComplete(): Unit = isComplete = true

  /** A publisher on the caller's thread, which counts what it is asked for. */
  class Source[A](items: Seq[A]) extends Flow.Publisher[A]:
    var asked = 0L
    var given0 = 0
    var isCancelled = false
    def subscribe(to: Flow.Subscriber[? >: A]): Unit =
      to.asInstanceOf[Flow.Subscriber[A]].onSubscribe(new Flow.Subscription:
        def request(n: Long): Unit =
          asked += n
          if given0 < items.size then
            given0 += 1
            to.asInstanceOf[Flow.Subscriber[A]].onNext(items(given0 - 1))
          else to.onComplete()
        def cancel(): Unit = isCancelled = true)

  private def buffers(texts: String*): Seq[ByteBuffer] = texts.map(text => ByteBuffer.wrap(text.getBytes))

  test("bytes become values, and what is refused does not end the stream"):
    val recorder = Recorder[Either[DecodeError, Int]](Long.MaxValue)
    val processor = Processors.decode[Int](Framing.Lines)
    processor.subscribe(recorder)
    Source(buffers("1\n2", "2\n", "", "x\n3")).subscribe(processor)
    assertEquals(recorder.items.map(_.left.map(_.kind)).toList, List(Right(1), Right(22), Left(Kind.Syntax), Right(3)))
    assert(recorder.isComplete)

  test("nothing is asked for that is not wanted"):
    val recorder = Recorder[Either[DecodeError, Int]](0)
    val source = Source(buffers("1 2 3 ", "4 5 "))
    val processor = Processors.decode[Int](Framing.Concatenated)
    source.subscribe(processor)
    processor.subscribe(recorder)
    assertEquals(source.asked, 0L)
    val subscription = recorder.subscription.asInstanceOf[Flow.Subscription]
    for n <- 1 to 3 do
      subscription.request(1)
      assertEquals((recorder.items.size, source.asked), (n, 1L))
    subscription.request(1)
    assertEquals((recorder.items.size, source.asked), (4, 2L))
    subscription.cancel()
    assert(source.isCancelled)
    subscription.request(1)
    assertEquals(recorder.items.size, 4)

  test("the first error ends the stream where that is wanted"):
    val recorder = Recorder[String](Long.MaxValue)
    val source = Source(buffers("\"a\"\n1\n\"b\"\n", "\"c\""))
    val processor = Processors.decodeOrFail[String](Framing.Lines)
    processor.subscribe(recorder)
    source.subscribe(processor)
    assertEquals(recorder.items.toList, List("a"))
    assert(recorder.error.isInstanceOf[DecodeError])
    assert(source.isCancelled)

  test("an exception of a decoder or an encoder is an error of the stream"):
    val broken = ArithmeticException()
    val decoder: json.Decoder[Int] = _ => throw broken
    val recorder = Recorder[Either[DecodeError, Int]](1)
    val processor = Processors.decode[Int](Framing.Lines)(using decoder)
    processor.subscribe(recorder)
    Source(buffers("1\n")).subscribe(processor)
    assert(recorder.error eq broken)
    val bytes = Recorder[ByteBuffer](1)
    val encoding = Processors.encode[String](Framing.Lines)
    encoding.subscribe(bytes)
    Source(Seq("\ud800")).subscribe(encoding)
    assert(bytes.error.isInstanceOf[json.EncodeError])

  private def encoded[A <: AnyRef: Encoder](framing: Framing, values: A*): String =
    val recorder = Recorder[ByteBuffer](Long.MaxValue)
    val processor = Processors.encode[A](framing)
    processor.subscribe(recorder)
    Source(values).subscribe(processor)
    assert(recorder.isComplete)
    recorder.items.map(buffer => new String(buffer.array, buffer.arrayOffset, buffer.remaining)).mkString

  test("values become bytes"):
    assertEquals(encoded(Framing.Lines, "a", "b"), "\"a\"\n\"b\"\n")
    assertEquals(encoded(Framing.Concatenated, "a"), "\"a\"\n")
    assertEquals(encoded(Framing.RecordSeparators, "a", "b"), "\u001e\"a\"\n\u001e\"b\"\n")
    assertEquals(encoded(Framing.ArrayElements(), "a", "b"), "[\"a\",\"b\"]")
    assertEquals(encoded[String](Framing.ArrayElements()), "[]")
    intercept[IllegalArgumentException](encoded[String](Framing.ArrayElements(Streamed.pointer("/a")))): Unit

  test("through threads, there and back"):
    val values = List.tabulate(20000)(i => s"é$i" * (i % 7))
    val publisher = SubmissionPublisher[String]()
    val there = Processors.encode[String](Framing.ArrayElements())
    val back = Processors.decodeOrFail[String](Framing.ArrayElements())
    val done = java.util.concurrent.CountDownLatch(1)
    val recorder = new Recorder[String](10):
      override def onNext(item: String): Unit =
        super.onNext(item)
        subscription.asInstanceOf[Flow.Subscription].request(1)
      override def onError(cause: Throwable): Unit =
        super.onError(cause)
        done.countDown()
      override def onComplete(): Unit =
        super.onComplete()
        done.countDown()
    back.subscribe(recorder)
    there.subscribe(back)
    publisher.subscribe(there)
    values.foreach(publisher.submit)
    publisher.close()
    assert(done.await(60, TimeUnit.SECONDS))
    assertEquals(recorder.error, null)
    assertEquals(recorder.items.toList, values)

  test("one subscriber"):
    val processor = Processors.decode[Int](Framing.Lines)
    processor.subscribe(Recorder[Either[DecodeError, Int]](1))
    val second = Recorder[Either[DecodeError, Int]](1)
    processor.subscribe(second)
    assert(second.error.isInstanceOf[IllegalStateException])
