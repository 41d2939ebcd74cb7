#!/usr/bin/env bash
# Measures jzon beside libraries of other languages on this machine; prints a table in Markdown.
#
#   bench/native/run.sh                       typed documents, by Rust, Go and jzon, three rounds: about 10 minutes
#   bench/native/run.sh 5                     five rounds
#   bench/native/run.sh originals [rust] [go] what two of the seeds are rewrites of: both, or one of them
#   JAVA_HOME=… bench/native/run.sh           jzon with another JDK
#
# Needs cargo and go and what they fetch, and, for the typed documents, what ./sbt needs.
#
# Typed documents: in a round each program runs once. Before it measures a document, it shows that it writes what it has
# read. The figures are processor time, user and system, of the whole process: of the JVM with its garbage collector and
# its compilers. The table, the raw figures and the machine are kept under bench/results.
#
# Originals: each shows that it writes the right bytes first. The large document of fson is compared with
# `encode-documents/fson-large.json` in $JZON_CORPORA, else in `shared/corpora` beside the checkout or one of its
# parents, and where there is none with what Go's encoding/json makes of it.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/../common.sh"
build=$PWD/bench/target/native
mkdir -p "$build"

if [ "${1:-}" = originals ]; then
  shift
  . bench/native/originals.sh
  exit
fi

command="bench/native/run.sh $*"
rounds=$(at_least_two "${1:-3}")
documents=$build/documents

echo "native: compiling" >&2
classpath=$(benchmarks bench/compile)
RUSTFLAGS="-C target-cpu=native" \
  cargo build --release --quiet --manifest-path bench/native/typed/rust/Cargo.toml --target-dir "$build/typed-rust"
(cd bench/native/typed/go && go build -o "$build/typed-go")
"$java" -Xss4m -cp "$classpath" jzon.bench.typed.Typed export "$documents"

keep native "$command"
{
  rustc --version | sed 's/^/rust       /'
  cargo tree --manifest-path bench/native/typed/rust/Cargo.toml --depth 1 --prefix none --quiet |
    awk '/^(serde_json|sonic-rs) / { print "rust       " $1, $2 }'
  go version | sed 's/^/go         /'
  (cd bench/native/typed/go && go list -m github.com/bytedance/sonic) | sed 's/^/go         /'
} >>"$results/machine.txt"

for ((round = 1; round <= rounds; round++)); do
  echo "native: round $round of $rounds" >&2
  "$java" -Xms1g -Xmx1g -Xss4m -XX:+UseParallelGC -cp "$classpath" jzon.bench.typed.Typed measure "$documents" \
    >"$results/jvm-$round.tsv"
  "$build/typed-rust/release/typed" "$documents" >"$results/rust-$round.tsv"
  "$build/typed-go" "$documents" >"$results/go-$round.tsv"
done
"$java" -cp "$classpath" jzon.bench.typed.Typed table "$results"/*.tsv | tee "$results/table.md"
echo "native: kept in $results" >&2
