#!/usr/bin/env bash
# Compares jzon with jsoniter-scala on every document in the layouts of Python (", " and ": "), of tabs, and of CRLF:
# read, skipped, read into a tree; and written indented and with ASCII only; all in one JVM, by turns.
#
#   bench/layouts.sh                     five JVMs: about 25 minutes
#   bench/layouts.sh 3 'read tabs'       three JVMs, the rows whose names match one of the patterns
#   JAVA_HOME=… bench/layouts.sh         with another JDK
#
# Needs what ./sbt needs. The table and the raw figures are kept under bench/results, with the machine and the command.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

command="bench/layouts.sh $*"
rounds=$(at_least_two "${1:-5}")
shift || true
by_turns layouts 1g jzon.bench.Layouts "$command" "$rounds" "$@"
