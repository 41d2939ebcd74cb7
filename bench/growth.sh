#!/usr/bin/env bash
# Whether jzon takes the same time for a byte of small and of large documents, and what a second thread brings: lists of
# a class of ten fields from 1 KB to 100 MB, ASCII and mixed, from and to bytes, beside jsoniter-scala.
#
#   bench/growth.sh                    three JVMs: about 5 minutes
#   bench/growth.sh 5 10000            five JVMs, documents of at most 10,000 KB
#   JAVA_HOME=… bench/growth.sh        with another JDK
#
# Time is processor time of one thread. For two threads against one, operations in half a second are counted.
# Needs what ./sbt needs, 6 GB of memory, and two idle cores. The table and the raw figures are kept under
# bench/results.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

command="bench/growth.sh $*"
rounds=$(at_least_two "${1:-3}")
shift || true
echo "growth: compiling the benchmarks" >&2
classpath=$(benchmarks bench/compile)
keep growth "$command"
for ((round = 1; round <= rounds; round++)); do
  echo "growth: JVM $round of $rounds" >&2
  "$java" -Xms5g -Xmx5g -XX:+AlwaysPreTouch -Xss4m -XX:+UseParallelGC -cp "$classpath" jzon.bench.growth.Growth "$@" \
    >"$results/growth-$round.tsv"
done
"$java" -cp "$classpath" jzon.bench.Grid "$results"/growth-*.tsv | tee "$results/table.md"
echo "growth: kept in $results" >&2
