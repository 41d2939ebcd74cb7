#!/usr/bin/env bash
# Measures what two of the seeds are measured against, in their own languages, on this machine; prints a table in
# Markdown.
#
#   bench/native/run.sh [rust] [go]      both, or one of them
#
# Needs cargo and go, and what they fetch. Each original shows that it writes the right bytes first. The large document
# of fson is compared with `encode-documents/fson-large.json` in $JZON_CORPORA, else in `shared/corpora` beside the
# checkout or one of its parents, and where there is none with what Go's encoding/json makes of it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
build=$(cd ../.. && pwd)/bench/target/native
mkdir -p "$build"
[ $# -gt 0 ] || set -- rust go

large() { # prints the file, if it is there
  local parent=$PWD found=""
  if [ -n "${JZON_CORPORA:-}" ]; then found=$JZON_CORPORA
  else
    while [ "$parent" != / ] && [ ! -d "$parent/shared/corpora" ]; do parent=$(dirname "$parent"); done
    found=$parent/shared/corpora
  fi
  if [ -f "$found/encode-documents/fson-large.json" ]; then echo "$found/encode-documents/fson-large.json"
  else echo "native: no fson-large.json: compared with encoding/json" >&2
  fi
}

for language in "$@"; do
  case $language in
    rust) cargo build --release --quiet --manifest-path rust/Cargo.toml --target-dir "$build/rust" ;;
    go) (cd go && go build -o "$build/fson") ;;
    *) sed -n '2,8s/^# \{0,1\}//p' run.sh >&2; exit 1 ;;
  esac
done

echo "| document | library | ns/op, median | allocations |"
echo "|---|---|---|---|"
for language in "$@"; do
  case $language in
    rust) "$build/rust/release/originals" ;;
    go) mapfile -t file < <(large); "$build/fson" "${file[@]}" ;;
  esac
done
