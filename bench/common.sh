# What the scripts here share. They source it with their arguments; then they are at the root of the checkout.
# shellcheck shell=bash
#
#   $java, $jdk, $processor   what measures
#   usage                     prints the comment at the top of the script, and ends it
#   at_least_two NUMBER       prints the number, if it is one
#   benchmarks TASK           compiles the benchmarks, and prints their classpath
#   machine COMMAND           prints what is kept with results: the command, the commit, the time, the machine
#   keep NAME COMMAND         makes the folder $results with a file about the machine
#   by_turns NAME …           measures jzon and jsoniter-scala in several JVMs, and prints and keeps a table
script=$(cd "$(dirname "$0")" && pwd)/${0##*/}
cd "$(dirname "${BASH_SOURCE[0]}")/.."
if [ -n "${JAVA_HOME:-}" ]; then java=$JAVA_HOME/bin/java; else java=java; fi
jdk=$("$java" -XshowSettings:properties -version 2>&1 | sed -n 's/^ *java\.version = //p')
processor=$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo 2>/dev/null | head -n 1)
[ -n "$processor" ] || processor=$(uname -m)

usage() {
  awk 'NR > 1 { if (!/^#/) exit; sub(/^# ?/, ""); print }' "$script" >&2
  exit 1
}
case ${1:-} in -h | --help) usage ;; esac

at_least_two() {
  [[ $1 =~ ^[0-9]+$ ]] && [ "$1" -ge 2 ] || { echo "${script##*/}: at least two JVMs, not $1" >&2; exit 1; }
  echo "$1"
}

benchmarks() { # bench/compile or bench/Jmh/compile
  ./sbt -Dsbt.color=false -Dsbt.supershell=false --error "$1" "export ${1%compile}fullClasspath" </dev/null |
    tail -n 1
}

machine() {
  echo "command    $1"
  echo "commit     $(git rev-parse HEAD)$(git diff --quiet HEAD -- . ':!bench/results' || echo ', changed')"
  echo "started    $(date -u +%Y-%m-%dT%H:%M:%SZ), load average $(uptime | sed 's/.*average[s]*: *//')"
  echo "processor  $processor, $(getconf _NPROCESSORS_ONLN) cores"
  echo "system     $(uname -sr)"
  "$java" -version 2>&1 | sed 's/^/java       /'
}

keep() { # name of the results, command: sets $results to a new folder
  results=bench/results/$1-jdk$jdk
  rm -rf "$results"
  mkdir -p "$results"
  machine "$2" >"$results/machine.txt"
}

by_turns() { # name of the results, heap, main class, command, number of JVMs, patterns…
  local name=$1 heap=$2 main=$3 command=$4 rounds=$5 classpath round
  shift 5
  echo "$name: compiling the benchmarks" >&2
  classpath=$(benchmarks bench/compile)
  keep "$name" "$command"
  for ((round = 1; round <= rounds; round++)); do
    echo "$name: JVM $round of $rounds" >&2
    "$java" "-Xms$heap" "-Xmx$heap" -Xss4m -XX:+UseParallelGC -cp "$classpath" "$main" "$@" >"$results/both.txt"
    cut -f 1,2,4 "$results/both.txt" >"$results/jzon-$round.tsv"
    cut -f 1,3,5 "$results/both.txt" >"$results/jsoniter-$round.tsv"
  done
  rm "$results/both.txt"
  "$java" -cp "$classpath" jzon.bench.compare.Compare jsoniter-scala jzon \
    "$results"/jsoniter-*.tsv "$results"/jzon-*.tsv | tee "$results/table.md"
  echo "$name: kept in $results" >&2
}
