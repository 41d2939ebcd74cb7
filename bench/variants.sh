#!/usr/bin/env bash
# Compares jzon with jsoniter-scala on Users and Clients in each of their variants, 1, 10 and 100 KB of random text,
# read and written: all in one JVM, by turns.
#
#   bench/variants.sh                     five JVMs: about 15 minutes
#   bench/variants.sh 3 '10 KB .* text'   three JVMs, the rows whose names match one of the patterns
#   JAVA_HOME=… bench/variants.sh         with another JDK
#
# Needs what ./sbt needs. The table and the raw figures are kept under bench/results, with the machine and the command.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

command="bench/variants.sh $*"
rounds=$(at_least_two "${1:-5}")
shift || true
by_turns variants 1g jzon.bench.Variants "$command" "$rounds" "$@"
