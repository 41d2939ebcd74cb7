#!/usr/bin/env bash
# Whether what the macros emit passes a compiler that is set to be strict.
#
#   conformance/strict/check.sh [Scala version …]     all versions unless some are named
#
# Compiles the programs of this folder with each compiler, against the classes that are published, and with all flags at
# once. Then it runs them: every value must come back. Needs what ./sbt needs.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

published=3.3.7
versions=("$@")
[ ${#versions[@]} -gt 0 ] || versions=("$published" 3.8.4)
work=conformance/target/strict
if [ -n "${JAVA_HOME:-}" ]; then java=$JAVA_HOME/bin/java; else java=java; fi

flags() { # version
  echo -Yexplicit-nulls -Xcheck-macros -Ycheck:all -language:strictEquality -source:future
  echo -deprecation -feature -unchecked -Wunused:all -Werror
  case $1 in 3.3.*) echo -Ysafe-init ;; *) echo -Wsafe-init ;; esac
}

echo "strict: asking sbt for the compilers" >&2
commands=("++$published" core/compile)
for version in "${versions[@]}"; do commands+=("++$version" core/compilerClasspaths); done
./sbt --error "${commands[@]}" </dev/null >&2
classes=core/target/scala-$published/classes

for version in "${versions[@]}"; do
  { read -r compiler; read -r library; } <"core/target/compiler-$version.classpaths"
  out=$work/$version
  rm -rf "$out"
  mkdir -p "$out"
  # shellcheck disable=SC2046 # one flag a word
  "$java" -Xss8m -Xmx1g -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -cp "$compiler" dotty.tools.dotc.Main \
    $(flags "$version") -color:never -java-output-version:17 -classpath "$classes:$library" -d "$out" \
    conformance/strict/*.scala >"$out.log" 2>&1 ||
    {
      grep -v '^checking ' "$out.log" | head -100 >&2
      echo "strict: Scala $version refuses, see $out.log" >&2
      exit 1
    }
  "$java" -cp "$out:$classes:$library" strict.Main ||
    { echo "strict: compiled by Scala $version, values do not come back" >&2; exit 1; }
  echo "strict: Scala $version: every value comes back" >&2
done
