#!/usr/bin/env bash
# Compares jzon with jsoniter-scala in every way in and out: bytes, String, streams whole and in pieces, direct buffers,
# a Reader. Texts of six scripts and the documents of the seed, of 10 KB, 500 KB and 10 MB, and a message of 43 bytes;
# all in one JVM, by turns.
#
#   bench/ways.sh                                     five JVMs: about 20 minutes
#   bench/ways.sh 3 'read from .*(Cyrillic|mixed), 10 KB' 'tiny'
#                                                     three JVMs, the rows whose names match one of the patterns
#   JAVA_HOME=… bench/ways.sh                         with another JDK
#
# Needs what ./sbt needs. The table and the raw figures are kept under bench/results, with the machine and the command.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

command="bench/ways.sh $*"
rounds=$(at_least_two "${1:-5}")
shift || true
by_turns ways 3g jzon.bench.ways.Ways "$command" "$rounds" "$@"
