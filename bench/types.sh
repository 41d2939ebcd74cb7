#!/usr/bin/env bash
# Compares jzon with jsoniter-scala on the types that programs use most: many types in one JVM, by turns.
#
#   bench/types.sh                       five JVMs: about 15 minutes
#   bench/types.sh 3 'List\[Int' 'enum'  three JVMs, the rows whose names match one of the patterns
#   JAVA_HOME=… bench/types.sh           with another JDK
#
# Needs what ./sbt needs. The table and the raw figures are kept under bench/results, with the machine and the command.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

command="bench/types.sh $*"
rounds=${1:-5}
[[ $rounds =~ ^[0-9]+$ ]] && [ "$rounds" -ge 2 ] || { echo "types: at least two JVMs, not $rounds" >&2; exit 1; }
shift || true
if [ -n "${JAVA_HOME:-}" ]; then java=$JAVA_HOME/bin/java; else java=java; fi

echo "types: compiling the benchmarks" >&2
classpath=$(./sbt -Dsbt.color=false -Dsbt.supershell=false --error bench/compile "export bench/fullClasspath" \
  </dev/null | tail -n 1)

jdk=$("$java" -XshowSettings:properties -version 2>&1 | sed -n 's/^ *java\.version = //p')
results=bench/results/types-jdk$jdk
rm -rf "$results"
mkdir -p "$results"
{
  echo "command    $command"
  echo "commit     $(git rev-parse HEAD)$(git diff --quiet HEAD || echo ', changed')"
  echo "started    $(date -u +%Y-%m-%dT%H:%M:%SZ), load average $(uptime | sed 's/.*average[s]*: *//')"
  processor=$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo 2>/dev/null | head -n 1)
  echo "processor  $processor, $(getconf _NPROCESSORS_ONLN) cores"
  "$java" -version 2>&1 | sed 's/^/java       /'
} >"$results/machine.txt"

for ((round = 1; round <= rounds; round++)); do
  echo "types: JVM $round of $rounds" >&2
  "$java" -Xms1g -Xmx1g -Xss4m -XX:+UseParallelGC -cp "$classpath" jzon.bench.types.Types "$@" >"$results/both.txt"
  cut -f 1,2,4 "$results/both.txt" >"$results/jzon-$round.tsv"
  cut -f 1,3,5 "$results/both.txt" >"$results/jsoniter-$round.tsv"
done
rm "$results/both.txt"
"$java" -cp "$classpath" jzon.bench.compare.Compare jsoniter-scala jzon \
  "$results"/jsoniter-*.tsv "$results"/jzon-*.tsv | tee "$results/table.md"
echo "types: kept in $results" >&2
