#!/usr/bin/env bash
# How many bytes jzon and jsoniter-scala allocate beside what they return: Users and Clients, every document, and the
# types that programs use most, read and written from and to arrays of bytes, all in one JVM.
#
#   bench/residue.sh                        two JVMs: about 4 minutes
#   bench/residue.sh 3 'Vector' 'Twitter'   three JVMs, the rows whose names match one of the patterns
#   JAVA_HOME=… bench/residue.sh            with another JDK
#
# The size of a result is that of its objects which another result does not share, by Java Object Layout.
# Needs what ./sbt needs. The table and the raw figures are kept under bench/results.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

command="bench/residue.sh $*"
rounds=$(at_least_two "${1:-2}")
shift || true
echo "residue: compiling the benchmarks" >&2
classpath=$(benchmarks bench/compile)
keep residue "$command"
for ((round = 1; round <= rounds; round++)); do
  echo "residue: JVM $round of $rounds" >&2
  "$java" -Xms1g -Xmx1g -Xss4m -XX:+UseParallelGC -cp "$classpath" jzon.bench.Residue "$@" \
    >"$results/residue-$round.tsv"
done
"$java" -cp "$classpath" jzon.bench.Grid "$results"/residue-*.tsv | tee "$results/table.md"
echo "residue: kept in $results" >&2
