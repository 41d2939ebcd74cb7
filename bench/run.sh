#!/usr/bin/env bash
# Measures, and keeps the raw results with their machine and command under bench/results.
#
#   bench/run.sh quick                        every document, three rounds of short iterations: about 30 minutes
#   bench/run.sh full                         five rounds of longer iterations: hours
#   bench/run.sh quick 'Twitter.*' -p form=compact     what follows the profile goes to JMH
#   bench/run.sh output                       literals, the fluent writer and exact size beside the peers: 20 minutes
#   bench/run.sh allocation                   what is to allocate nothing, with and without escape analysis: 3 minutes
#   JAVA_HOME=… bench/run.sh quick            with another JDK
#
# A round runs each benchmark in one JVM; rounds follow each other, so that the libraries' JVMs alternate and a noisy
# hour touches all of them alike. First of all every library has to show that it reads and writes the documents right.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
command="bench/run.sh $*"

case ${1:-} in
  quick) rounds=3 options=(-wi 2 -w 1 -i 2 -r 1) ;;
  full) rounds=5 options=(-wi 5 -w 2 -i 5 -r 2) ;;
  output | allocation) rounds=3 options=(-wi 1 -w 1 -i 3 -r 500ms) ;;
  *) usage ;;
esac
profile=$1
shift
[ $# -gt 0 ] || case $profile in
  quick | full) set -- '.*(Reading|Writing).*' ;;
  output) set -- '.*(Literal|Fluent|ExactSize).*' ;;
  allocation) set -- '.*(Literal.direct|Fluent.*|ExactSize.write)Jzon' ;;
esac
cores=$(getconf _NPROCESSORS_ONLN)
slug=$(echo "$processor" | tr '[:upper:]' '[:lower:]' | sed 's/([a-z]*)//g; s/@.*//; s/[^a-z0-9]\{1,\}/-/g; s/-$//')
results=bench/results/$(date +%Y-%m-%d)-$slug-$cores-jdk$jdk
mkdir -p "$results"

echo "run: asking sbt for the benchmarks" >&2
classpath=$(benchmarks bench/Jmh/compile)
machine "$command" >"$results/machine-$profile.txt"

# jmh NAME ARGUMENTS…: rounds into NAME-1.json and so on, and their table into NAME.md
jmh() {
  local name=$1 round raw=()
  shift
  for ((round = 1; round <= rounds; round++)); do
    raw+=("$results/$name-$round.json")
    "$java" -cp "$classpath" org.openjdk.jmh.Main "$@" "${options[@]}" -f 1 -foe false \
      -prof gc -prof jzon.bench.ProcessorTime -rf json -rff "${raw[-1]}"
  done
  "$java" -cp "$classpath" jzon.bench.Ratios "${raw[@]}" | tee "$results/$name.md"
}

case $profile in
  quick | full)
    "$java" -Xss4m -cp "$classpath" jzon.bench.Checked | tee "$results/checked.txt" ||
      echo "run: a library fails, see $results/checked.txt; JMH leaves it out" >&2
    ;;
  allocation)
    jmh "$profile-no-escape-analysis" "$@" \
      -jvmArgsAppend '-Xms1g -Xmx1g -XX:+UseParallelGC -XX:-DoEscapeAnalysis'
    ;;
esac
jmh "$profile" "$@"
echo "run: kept in $results" >&2
