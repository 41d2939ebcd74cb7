#!/usr/bin/env bash
# Compares jzon with jsoniter-scala on the types that programs use most: many types in one JVM, by turns.
#
#   bench/types.sh                       five JVMs: about 15 minutes
#   bench/types.sh 3 'List\[Int' 'enum'  three JVMs, the rows whose names match one of the patterns
#   JAVA_HOME=… bench/types.sh           with another JDK
#
# Needs what ./sbt needs. The table and the raw figures are kept under bench/results, with the machine and the command.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

command="bench/types.sh $*"
rounds=$(at_least_two "${1:-5}")
shift || true
by_turns types 1g jzon.bench.types.Types "$command" "$rounds" "$@"
