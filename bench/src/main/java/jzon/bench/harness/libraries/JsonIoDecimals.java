package jzon.bench.harness.libraries;

import com.cedarsoftware.io.JsonClassWriter;
import com.cedarsoftware.io.JsonGenerator;
import com.cedarsoftware.io.WriterContext;
import java.io.IOException;
import java.math.BigDecimal;

/**
 * Has json-io write decimals as numbers, instead of as strings. It asks by reflection which methods a class declares,
 * and would find all of them in one of Scala.
 */
final class JsonIoDecimals implements JsonClassWriter<BigDecimal> {
  @Override
  public boolean hasPrimitiveForm(WriterContext context) {
    return true;
  }

  @Override
  public void writePrimitiveForm(Object value, JsonGenerator out, WriterContext context) throws IOException {
    out.writeNumber((BigDecimal) value);
  }
}
