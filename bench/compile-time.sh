#!/usr/bin/env bash
# What a library's macros cost the compiler.
#
#   bench/compile-time.sh [derive] [runs] [library …]     100 case classes of 10 fields, read and written;
#                                                         5 runs of: none jzon jsoniter circe zio play
#   bench/compile-time.sh literal [runs] [library …]      a literal of 22 KB; 5 runs of: none jzon circe
#   bench/compile-time.sh literals [runs] [library …]     the same in 31 parts
#
# Without a library the classes derive nothing, and the literals are strings, whose JSON nobody checks.
#
# The library jzon@FOLDER is jzon as another checkout has compiled it, such as one of target/compare (see compare.sh):
# `bench/compile-time.sh derive 7 jzon jzon@target/compare/15c8680305` compares two commits.
#
# Each run is a compiler of its own, in a JVM of its own, on the same classpath; the figure is the processor time (user
# and system) of that JVM in seconds, the median of all runs. Runs of the libraries alternate. Needs what ./sbt needs.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

what=derive
case ${1:-} in derive | literal | literals) what=$1; shift ;; esac
runs=${1:-5}
shift || true
libraries=("$@")
if [ ${#libraries[@]} -eq 0 ]; then
  if [ "$what" = derive ]; then libraries=(none jzon jsoniter circe zio play); else libraries=(none jzon circe); fi
fi
work=bench/target/compile-time/$what
if [ -n "${JAVA_HOME:-}" ]; then java=$JAVA_HOME/bin/java; else java=java; fi

# Ten classes to a file; a class holds the one before it, but for the first of each file.
header() { # library
  case ${1%%@*} in
    none) ;;
    jzon) echo "import jzon as json" ;;
    jsoniter)
      echo "import com.github.plokhotnyuk.jsoniter_scala.core.JsonValueCodec"
      echo "import com.github.plokhotnyuk.jsoniter_scala.macros.JsonCodecMaker"
      ;;
    circe) echo "import io.circe.Codec" ;;
    zio) echo "import zio.json.JsonCodec" ;;
    play) echo "import play.api.libs.json.{Json, OFormat}" ;;
    *) echo "compile-time: no library '$1'" >&2; exit 1 ;;
  esac
}

derivation() { # library, class
  case ${1%%@*} in
    none) ;;
    jzon) echo " derives json.Codec" ;;
    jsoniter) printf '\nobject %s:\n  given JsonValueCodec[%s] = JsonCodecMaker.make\n' "$2" "$2" ;;
    circe) echo " derives Codec.AsObject" ;;
    zio) echo " derives JsonCodec" ;;
    play) printf '\nobject %s:\n  given OFormat[%s] = Json.format\n' "$2" "$2" ;;
  esac
}

# The literals of a test, with another interpolator.
document() { # library
  local import result interpolator=json
  case ${1%%@*} in
    none) import="" result=String interpolator=s ;;
    jzon) import="import jzon.syntax.json" result=jzon.Literal ;;
    circe) import="import io.circe.literal.*" result=io.circe.Json ;;
    *) echo "compile-time: '$1' has no literals" >&2; exit 1 ;;
  esac
  printf 'package measured\n%s\n\nobject Schema:\n  def document: %s =\n' "$import" "$result"
  awk -v from="$([ "$what" = literal ] && echo whole || echo split)" '
    $1 == "def" { inside = index($2, from) == 1; next }
    inside && $1 !~ /^\/\*\*/' core/src/test/scala/jzon/literal/ServiceSchema.scala |
    sed "s/^\( *\)json\"\"\"/\1$interpolator\"\"\"/"
}

generate() { # library, folder
  local library=$1 folder=$2 number group nested
  rm -rf "$folder"
  mkdir -p "$folder"
  if [ "$what" != derive ]; then
    document "$library" >"$folder/Schema.scala"
    return
  fi
  for group in {0..9}; do
    {
      echo "package measured"
      header "$library"
      for number in $(seq $((group * 10)) $((group * 10 + 9))); do
        nested="Option[C$((number - 1))]"
        [ $((number % 10)) -gt 0 ] || nested=Boolean
        cat <<SCALA
case class C$number(
    id$number: Int,
    name: String,
    title: Option[String],
    price: Double,
    counts: List[Int],
    active: Boolean,
    created: Long,
    tags: List[String],
    total: BigDecimal,
    nested: $nested
)$(derivation "$library" "C$number")
SCALA
      done
    } >"$folder/Classes$group.scala"
  done
}

echo "compile-time: asking sbt for the classpaths" >&2
./sbt --error bench/compilerClasspaths </dev/null >&2
{ read -r compiler; read -r classpath; } <bench/target/compile-time.classpaths

compile() { # library: prints the processor time in seconds
  local name=${1//\//-} classpath=$classpath
  local out=$work/classes/$name
  case $1 in *@*) classpath=${1#*@}/core/target/scala-3.3.7/classes:${classpath#*:} ;; esac
  rm -rf "$out"
  mkdir -p "$out"
  TIMEFORMAT='%U %S'
  {
    time "$java" -Xss8m -Xms1g -Xmx1g -XX:+UseSerialGC -cp "$compiler" dotty.tools.dotc.Main -Xmax-inlines:64 \
      -java-output-version:17 -classpath "$classpath" -d "$out" "$work/sources/$name"/*.scala >"$work/$name.log" 2>&1
  } 2>"$work/$name.time" ||
    { echo "compile-time: $1 does not compile, see $work/$name.log" >&2; return 1; }
  awk '{ print $1 + $2 }' "$work/$name.time"
}

for library in "${libraries[@]}"; do
  generate "$library" "$work/sources/${library//\//-}"
  : >"$work/${library//\//-}.seconds"
done
for ((run = 1; run <= runs; run++)); do
  for library in "${libraries[@]}"; do
    seconds=$(compile "$library")
    echo "$seconds" >>"$work/${library//\//-}.seconds"
    echo "compile-time: run $run, $library: $seconds s" >&2
  done
done

echo "| library | processor time in s, median | all runs | class files | their bytes |"
echo "|---|---|---|---|---|"
for library in "${libraries[@]}"; do
  median=$(sort -n "$work/${library//\//-}.seconds" |
    awk '{ all[NR] = $1 } END { print (all[int((NR + 1) / 2)] + all[int(NR / 2) + 1]) / 2 }')
  files=$(find "$work/classes/${library//\//-}" -name '*.class' | wc -l)
  bytes=$(find "$work/classes/${library//\//-}" -name '*.class' -printf '%s\n' | awk '{ sum += $1 } END { print sum }')
  echo "| $library | $median | $(paste -sd' ' "$work/${library//\//-}.seconds") | $files | $bytes |"
done
