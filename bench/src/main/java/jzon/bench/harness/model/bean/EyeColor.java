package jzon.bench.harness.model.bean;

/** Of a {@link Client}. */
public enum EyeColor {
  BROWN,
  BLUE,
  GREEN
}
