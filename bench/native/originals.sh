# The originals of two seeds, for run.sh, which sources this file with the languages as arguments.
# shellcheck shell=bash
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
    rust)
      cargo build --release --quiet --manifest-path bench/native/rust/Cargo.toml --target-dir "$build/rust"
      ;;
    go) (cd bench/native/go && go build -o "$build/fson") ;;
    *) usage ;;
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
