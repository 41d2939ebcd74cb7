#!/usr/bin/env bash
# How fresh JVMs get to their speed, with Users and Clients of 10 KB, plain and with text beyond ASCII:
#
#   - the first operation, of plain documents, of a program that has nothing but jzon or jsoniter-scala, three times as
#     many JVMs of each,
#   - the hundredth operation in the harness, and how many operations and how much time it takes until a library is
#     within 10 % of its final speed.
#
#   bench/start.sh                        five JVMs of each: about 16 minutes
#   bench/start.sh 3 jzon jackson wast    three JVMs of each; the second part with these libraries of ./run info
#   JAVA_HOME=… bench/start.sh            with another JDK
#
# The libraries take turns. `./run cold` measures the first operations of all libraries, and more kinds of documents.
# Needs what ./sbt needs. The table and the raw figures are kept under bench/results.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

command="bench/start.sh $*"
rounds=$(at_least_two "${1:-5}")
shift || true
[ $# -gt 0 ] || set -- jzon jsoniter-scala
echo "start: compiling the benchmarks" >&2
classpath=$(benchmarks bench/compile)
keep start "$command"

documents=$(mktemp -d)
trap 'rm -r "$documents"' EXIT
"$java" -cp "$classpath" jzon.bench.growth.FirstDocuments "$documents"
core=$(tr : '\n' <<<"$classpath" | grep /core/target/)
"${java%java}jar" --create --file "$documents/core.jar" -C "$core" . # a jar, as the peer is
for ((round = 1; round <= 3 * rounds; round++)); do
  echo "start: first operations, round $round of $((3 * rounds))" >&2
  for operation in read write; do
    for datatype in users clients; do
      for library in FirstJzon FirstJsoniter; do
        "$java" -Xms1g -Xmx1g -Xss4m -XX:+UseParallelGC -cp "${classpath/"$core"/"$documents/core.jar"}" \
          "jzon.bench.growth.$library" "$operation" "$datatype" "$documents"
      done
    done
  done >"$results/first-$round.tsv"
done

for ((round = 1; round <= rounds; round++)); do
  echo "start: round $round of $rounds" >&2
  for document in users/10/plain clients/10/plain users/10/text clients/10/text; do
    for operation in deser ser; do
      for library in "$@"; do
        "$java" -Xms1g -Xmx1g -Xss4m -XX:+UseParallelGC -cp "$classpath" jzon.bench.growth.Start \
          "$operation/$library/databind/$document/bytes"
      done
    done
  done >"$results/start-$round.tsv"
done
"$java" -cp "$classpath" jzon.bench.Grid "$results"/first-*.tsv | tee "$results/table.md"
"$java" -cp "$classpath" jzon.bench.Grid "$results"/start-*.tsv | tee -a "$results/table.md"
echo "start: kept in $results" >&2
