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
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

[ $# -ge 1 ] || usage
command="bench/compare.sh $*"
base=$(git rev-parse --short=10 "$1^{commit}")
rounds=$(at_least_two "${2:-7}")
shift
shift || true

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

echo "compare: compiling the benchmarks against $base" >&2
before=$(cd "$old" && benchmarks bench/compile)
echo "compare: compiling the benchmarks against the work tree" >&2
after=$(benchmarks bench/compile)

results=bench/results/compare-$base-jdk$jdk
rm -rf "$results"
mkdir -p "$results"
{
  echo "before     $base"
  machine "$command"
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
