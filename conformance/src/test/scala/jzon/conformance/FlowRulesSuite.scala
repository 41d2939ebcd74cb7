package jzon.conformance

import java.nio.ByteBuffer
import java.util.concurrent.{Flow, SubmissionPublisher}
import jzon.DecodeError
import jzon.async.{Framing, Processors}
import munit.FunSuite
import org.reactivestreams.tck.TestEnvironment
import org.reactivestreams.tck.flow.{FlowPublisherVerification, FlowSubscriberBlackboxVerification}
import org.testng.TestNG
import scala.concurrent.duration.*
import scala.jdk.CollectionConverters.*

/** The processors keep to the rules of Reactive Streams, as its test kit checks them. */
class FlowRulesSuite extends FunSuite:
  override def munitTimeout: Duration = 10.minutes

  /** @param least
    *   tests that do not apply are skipped: so many must be left
    */
  private def check(kind: Class[?], least: Int): Unit =
    val report = java.nio.file.Files.createTempDirectory("testng")
    val tests = TestNG(false)
    val failures = org.testng.TestListenerAdapter()
    tests.setOutputDirectory(report.toString)
    tests.setUseDefaultListeners(false)
    tests.setTestClasses(Array[Class[?]](kind))
    tests.addListener(failures)
    tests.run()
    val messages = failures.getFailedTests.asScala.map(test => s"${test.getName}: ${test.getThrowable}")
    assertEquals(messages.toList, Nil)
    assert(failures.getPassedTests.size >= least, s"only ${failures.getPassedTests.size} tests passed")

  test("decoding as a publisher")(check(classOf[FlowRules.DecodingPublisher], 26))
  test("encoding as a publisher")(check(classOf[FlowRules.EncodingPublisher], 26))
  test("decoding as a subscriber")(check(classOf[FlowRules.DecodingSubscriber], 11))
  test("encoding as a subscriber")(check(classOf[FlowRules.EncodingSubscriber], 11))

object FlowRules:
  private def environment = TestEnvironment(2000L, 200L)

  /** A publisher of these items, on a thread of its own. */
  private def publisher[A](elements: Long, item: Int => A): Flow.Publisher[A] = subscriber =>
    val source = SubmissionPublisher[A]()
    source.subscribe(subscriber)
    val feeding: Runnable = () =>
      var i = 0
      while i < elements && source.hasSubscribers do
        source.submit(item(i)): Unit
        i += 1
      source.close()
    val thread = Thread(feeding)
    thread.setDaemon(true)
    thread.start()

  private def line(i: Int): ByteBuffer = ByteBuffer.wrap(s"\"$i\"\n".getBytes)

  private def failed[A]: Flow.Publisher[A] = subscriber =>
    subscriber.onSubscribe(new Flow.Subscription:
      def request(n: Long): Unit = ()
      def cancel(): Unit = ())
    subscriber.onError(RuntimeException("broken"))

  class DecodingPublisher extends FlowPublisherVerification[Either[DecodeError, String]](environment):
    private def through(source: Flow.Publisher[ByteBuffer]): Flow.Publisher[Either[DecodeError, String]] =
      val processor = Processors.decode[String](Framing.Lines)
      source.subscribe(processor)
      processor
    def createFlowPublisher(elements: Long): Flow.Publisher[Either[DecodeError, String]] =
      through(publisher(elements, line))
    def createFailedFlowPublisher(): Flow.Publisher[Either[DecodeError, String]] = through(failed)
    override def maxElementsFromPublisher: Long = Int.MaxValue

  class EncodingPublisher extends FlowPublisherVerification[ByteBuffer](environment):
    private def through(source: Flow.Publisher[String]): Flow.Publisher[ByteBuffer] =
      val processor = Processors.encode[String](Framing.Lines)
      source.subscribe(processor)
      processor
    def createFlowPublisher(elements: Long): Flow.Publisher[ByteBuffer] = through(publisher(elements, _.toString))
    def createFailedFlowPublisher(): Flow.Publisher[ByteBuffer] = through(failed)
    override def maxElementsFromPublisher: Long = Int.MaxValue

  /** Wants everything. */
  private class Greedy[A] extends Flow.Subscriber[A]:
    def onSubscribe(subscription: Flow.Subscription): Unit = subscription.request(Long.MaxValue)
    def onNext(item: A): Unit = ()
    def onError(error: Throwable): Unit = ()
    def onComplete(): Unit = ()

  class DecodingSubscriber extends FlowSubscriberBlackboxVerification[ByteBuffer](environment):
    def createFlowSubscriber(): Flow.Subscriber[ByteBuffer] =
      val processor = Processors.decode[String](Framing.Lines)
      processor.subscribe(Greedy[Either[DecodeError, String]]())
      processor
    def createElement(i: Int): ByteBuffer = line(i)

  class EncodingSubscriber extends FlowSubscriberBlackboxVerification[String](environment):
    def createFlowSubscriber(): Flow.Subscriber[String] =
      val processor = Processors.encode[String](Framing.Lines)
      processor.subscribe(Greedy[ByteBuffer]())
      processor
    def createElement(i: Int): String = i.toString
