#!/usr/bin/env bash
# Compares the speed of two commits of jzon: faster, slower, or cannot tell, for each row and for all of them.
#
#   bench/compare.sh BASE                       the work tree against the commit BASE, seven rounds: about 20 minutes
#   bench/compare.sh BASE 5 'Twitter' 'List'    five rounds of the rows whose names match one of the patterns
#   JAVA_HOME=… bench/compare.sh BASE           with another JDK
#
# Both commits run the benchmarks of the work tree (bench/src), each with its own library and macros. A round starts one
# JVM of each; the JVMs alternate, and the order changes from round to round. Needs what ./sbt needs. The table and the
# raw figures are kept under bench/results, with the machine and the command.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

[ $# -ge 1 ] || { sed -n '2,11s/^# \{0,1\}//p' "${BASH_SOURCE[0]}" >&2; exit 1; }
command="bench/compare.sh $*"
base=$(git rev-parse --short=10 "$1^{commit}")
rounds=${2:-7}
[[ $rounds =~ ^[0-9]+$ ]] && [ "$rounds" -ge 2 ] || { echo "compare: at least two rounds, not $rounds" >&2; exit 1; }
shift
shift || true
if [ -n "${JAVA_HOME:-}" ]; then java=$JAVA_HOME/bin/java; else java=java; fi

# The old commit in a folder of its own, with the benchmarks and the build of the work tree.
old=target/compare/$base
if [ ! -d "$old" ]; then
  mkdir -p target/compare
  git clone --quiet --no-checkout . "$old"
  git -C "$old" checkout --quiet "$base"
fi
rm -rf "$old/bench/src" "$old/build.sbt" "$old/project"
mkdir -p "$old/bench"
cp -r bench/src "$old/bench/src"
[ -f "$old/core/src/main/scala/jzon/streams.scala" ] || rm -rf "$old/bench/src/main/scala/jzon/bench/streams"
cp -r build.sbt "$old/"
mkdir -p "$old/project"
cp project/*.sbt project/build.properties "$old/project/"
cp sbt .jvmopts "$old/"

classpath() { # folder
  (cd "$1" && ./sbt -Dsbt.color=false -Dsbt.supershell=false --error \
    bench/compile "export bench/fullClasspath" </dev/null | tail -n 1)
}
echo "compare: compiling the benchmarks against $base" >&2
before=$(classpath "$old")
echo "compare: compiling the benchmarks against the work tree" >&2
after=$(classpath .)

jdk=$("$java" -XshowSettings:properties -version 2>&1 | sed -n 's/^ *java\.version = //p')
results=bench/results/compare-$base-jdk$jdk
rm -rf "$results"
mkdir -p "$results"
{
  echo "command    $command"
  echo "before     $base"
  echo "after      $(git rev-parse HEAD)$(git diff --quiet HEAD || echo ', changed')"
  echo "started    $(date -u +%Y-%m-%dT%H:%M:%SZ), load average $(uptime | sed 's/.*average[s]*: *//')"
  processor=$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo 2>/dev/null | head -n 1)
  echo "processor  $processor, $(getconf _NPROCESSORS_ONLN) cores"
  "$java" -version 2>&1 | sed 's/^/java       /'
} >"$results/machine.txt"

measure() { # version, classpath, round, patterns…
  local version=$1 classpath=$2 round=$3
  shift 3
  "$java" -Xms1g -Xmx1g -Xss4m -XX:+UseParallelGC -cp "$classpath" jzon.bench.compare.Measure "$@" \
    >"$results/$version-$round.tsv"
}
for ((round = 1; round <= rounds; round++)); do
  echo "compare: round $round of $rounds" >&2
  if ((round % 2)); then
    measure before "$before" "$round" "$@"
    measure after "$after" "$round" "$@"
  else
    measure after "$after" "$round" "$@"
    measure before "$before" "$round" "$@"
  fi
done
"$java" -cp "$after" jzon.bench.compare.Compare "$results"/before-*.tsv "$results"/after-*.tsv | tee "$results/table.md"
echo "compare: kept in $results" >&2
