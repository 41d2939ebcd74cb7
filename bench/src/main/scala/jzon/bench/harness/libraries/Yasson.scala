package jzon.bench.harness.libraries

import jakarta.json.bind.Jsonb
import org.eclipse.yasson.JsonBindingProvider
import org.eclipse.parsson.JsonProviderImpl

/** The reference of JSON-B, over Parsson. */
object Yasson extends Adapter("yasson", "Yasson", Language.Java), BeanWays:
  protected def member: Class[?] = classOf[JsonBindingProvider]

  private lazy val jsonb: Jsonb = JsonBindingProvider().create().withProvider(JsonProviderImpl()).build()

  lazy val ways: List[Way[?]] = databindWays

  protected def databind[A](way: Way[A], kind: Class[A]): Way[A] =
    way
      .readsText(jsonb.fromJson(_, kind))
      .readsStream(jsonb.fromJson(_, kind))
      .writesText(jsonb.toJson(_))
      .writesStream((a, out) => jsonb.toJson(a, out))
