#!/usr/bin/env bash
# Compares jzon with jsoniter-scala on every document: read compact and pretty, written, skipped, read into a tree;
# all in one JVM, by turns, which is steadier than JMH on a machine whose clock is not.
#
#   bench/documents.sh                             five JVMs: about 10 minutes
#   bench/documents.sh 3 'Twitter read' 'tree'     three JVMs, the rows whose names match one of the patterns
#   JAVA_HOME=… bench/documents.sh                 with another JDK
#
# Needs what ./sbt needs. The table and the raw figures are kept under bench/results, with the machine and the command.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

command="bench/documents.sh $*"
rounds=$(at_least_two "${1:-5}")
shift || true
by_turns documents 1g jzon.bench.Documents "$command" "$rounds" "$@"
