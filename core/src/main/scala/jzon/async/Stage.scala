package jzon.async

import java.util.concurrent.Flow
import java.util.concurrent.atomic.{AtomicInteger, AtomicLong}

/** A processor of `java.util.concurrent.Flow` for one subscriber. It requests one item at a time from its publisher,
  * and only when the subscriber has requested more results than there are.
  *
  * It has no thread and takes no lock. Signals may come from any thread. If no other thread is at work, the thread of a
  * signal handles all pending signals one by one, including those of other threads. This is the queue-drain pattern of
  * RxJava, with a counter instead of the queue.
  */
abstract private[async] class Stage[In <: AnyRef, Out <: AnyRef] extends Flow.Processor[In, Out]:
  /** Takes an item. Called after [[poll]] has returned null. */
  protected def accept(item: In): Unit

  /** The next result, or null if another item is needed. */
  protected def poll(): Out | Null

  /** There are no more items. [[poll]] returns what is left. */
  protected def finish(): Unit

  /** Whether [[poll]] will never return a result again. */
  protected def isOver: Boolean

  /** The number of signals that are not handled yet. */
  private val signals = AtomicInteger()
  private val demand = AtomicLong()

  @volatile private var upstream: Flow.Subscription | Null = null
  @volatile private var applicant: Flow.Subscriber[? >: Out] | Null = null
  @volatile private var item: In | Null = null

  /** Whether the publisher has ended, and the error if it failed. */
  @volatile private var hasEnded = false
  @volatile private var failure: Throwable | Null = null
  @volatile private var isCancelled = false

  // Seen only by the thread at work.
  private var subscriber: Flow.Subscriber[? >: Out] | Null = null
  private var upcoming: Out | Null = null
  private var isAsked = false
  private var isFinished = false
  private var isDone = false

  // From the publisher.

  final def onSubscribe(subscription: Flow.Subscription): Unit =
    java.util.Objects.requireNonNull(subscription): Unit
    if upstream != null then subscription.cancel()
    else
      upstream = subscription
      work()

  final def onNext(item: In): Unit =
    java.util.Objects.requireNonNull(item): Unit
    this.item = item
    work()

  final def onError(error: Throwable): Unit =
    java.util.Objects.requireNonNull(error): Unit
    failure = error
    hasEnded = true
    work()

  final def onComplete(): Unit =
    hasEnded = true
    work()

  // From the subscriber.

  final def subscribe(subscriber: Flow.Subscriber[? >: Out]): Unit =
    java.util.Objects.requireNonNull(subscriber): Unit
    if isTaken.getAndSet(true) then
      subscriber.onSubscribe(Stage.NoSubscription)
      subscriber.onError(IllegalStateException("the processor has a subscriber already"))
    else
      applicant = subscriber
      work()

  private val isTaken = java.util.concurrent.atomic.AtomicBoolean()

  private object Subscription extends Flow.Subscription:
    def request(n: Long): Unit =
      if n > 0 then demand.getAndAccumulate(n, (a, b) => if a > Long.MaxValue - b then Long.MaxValue else a + b): Unit
      else refusal = IllegalArgumentException(s"the subscriber asked for $n items (rule 3.9)")
      work()

    def cancel(): Unit =
      isCancelled = true
      work()

  /** The mistake of the subscriber. */
  @volatile private var refusal: Throwable | Null = null

  // The work.

  private def work(): Unit =
    if signals.getAndIncrement() == 0 then
      var seen = 1
      while seen != 0 do
        while step() do ()
        seen = signals.addAndGet(-seen)

  /** Does one step of the work. Returns false if there is none. */
  private def step(): Boolean =
    if isDone then
      item = null
      false
    else if isCancelled then end(null)
    else if subscriber == null then welcome()
    else if refusal != null then end(_.onError(refusal))
    else if upcoming != null then give()
    else if demand.get > 0 || hasEnded then
      try produce()
      catch case error: Exception => end(_.onError(error))
    else false

  private def welcome(): Boolean =
    val next = applicant
    if next != null then
      subscriber = next
      next.asInstanceOf[Flow.Subscriber[Out]].onSubscribe(Subscription)
    next != null

  private def give(): Boolean =
    val isWanted = demand.get > 0
    if isWanted then
      val out = upcoming.asInstanceOf[Out]
      upcoming = null
      demand.getAndUpdate(n => if n == Long.MaxValue then n else n - 1): Unit
      subscriber.asInstanceOf[Flow.Subscriber[Out]].onNext(out)
    isWanted

  private def produce(): Boolean =
    upcoming = poll()
    val next = item
    val source = upstream
    if upcoming != null then true
    else if isOver then end(_.onComplete())
    else if next != null then
      item = null
      isAsked = false
      accept(next.asInstanceOf[In])
      true
    else if hasEnded then
      val error = failure
      if error != null then end(_.onError(error))
      else if isFinished then end(_.onComplete())
      else
        isFinished = true
        finish()
        true
    else if source != null && !isAsked then
      isAsked = true
      source.request(1)
      true
    else false

  /** Ends the stream: signals this to the subscriber, and releases everything. */
  private def end(say: (Flow.Subscriber[Out] => Unit) | Null): Boolean =
    val last = subscriber
    isDone = true
    subscriber = null
    applicant = null
    upcoming = null
    item = null
    val source = upstream
    if source != null && !hasEnded then source.cancel()
    if say != null then say.asInstanceOf[Flow.Subscriber[Out] => Unit](last.asInstanceOf[Flow.Subscriber[Out]])
    false

private object Stage:
  object NoSubscription extends Flow.Subscription:
    def request(n: Long): Unit = ()
    def cancel(): Unit = ()
