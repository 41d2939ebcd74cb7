#!/usr/bin/env bash
# Starts the sbt that project/build.properties names. Needs Java 17 or newer, and Maven once, to fetch sbt's launcher.
#
#   ./sbt test                 one batch
#   ./sbt --client test        through a server that stays warm; `./sbt --client shutdown` ends it
#   JAVA_HOME=… ./sbt …        with another JDK
#
# Flags of the JVM: .jvmopts, then $JAVA_OPTS and $SBT_OPTS, then -D… and -J… of the command line.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
version=$(sed -n 's/^sbt\.version *= *//p' "$here/project/build.properties")
home=${HOME:?"the caches need a home"}
cache=${XDG_CACHE_HOME:-$home/.cache}/jzon-sbt
jar=$cache/org/scala-sbt/sbt-launch/$version/sbt-launch-$version.jar

fail() { echo "sbt: $*" >&2; exit 1; }

# As a build extension of an empty project the launcher costs eight files; Maven's settings (mirrors, proxies) hold.
fetch() {
  local project
  project=$(mktemp -d)
  trap 'rm -rf "$project"' RETURN
  cat >"$project/pom.xml" <<POM
<project>
  <modelVersion>4.0.0</modelVersion>
  <groupId>jzon</groupId><artifactId>sbt-launcher</artifactId><version>1</version><packaging>pom</packaging>
  <build><extensions><extension>
    <groupId>org.scala-sbt</groupId><artifactId>sbt-launch</artifactId><version>$version</version>
  </extension></extensions></build>
</project>
POM
  echo "sbt: fetching the launcher of sbt $version" >&2
  (cd "$project" && mvn -q -B "-Dmaven.repo.local=$cache" validate >&2) || fail "Maven could not fetch the launcher"
}

if [ -n "${JAVA_HOME:-}" ]; then java=$JAVA_HOME/bin/java; else java=java; fi
command -v "$java" >/dev/null || fail "needs Java 17 or newer: put java on the PATH or set JAVA_HOME"
feature=$("$java" -XshowSettings:properties -version 2>&1 | sed -n 's/^ *java\.specification\.version = //p')
[ "${feature%%.*}" -ge 17 ] || fail "needs Java 17 or newer; $java is $feature"

if [ ! -f "$jar" ]; then
  if command -v mvn >/dev/null; then fetch
  else
    installed=$(type -ap sbt | grep -vxF "$here/sbt" | head -n 1 || true)
    [ -n "$installed" ] || fail "needs Maven (mvn) once, or an installed sbt"
    cd "$here"
    exec "$installed" "$@"
  fi
fi

options=()
while read -r option; do
  case $option in '' | '#'*) ;; *) options+=("$option") ;; esac
done <"$here/.jvmopts"
# Java takes the home from the user database; caches follow $HOME as everywhere else.
options+=("-Duser.home=$home")
# shellcheck disable=SC2206
options+=(${JAVA_OPTS:-} ${SBT_OPTS:-})

arguments=()
for argument; do
  case $argument in
    -D*) options+=("$argument") ;;
    -J*) options+=("${argument#-J}") ;;
    --client | -client) arguments+=("--sbt-script=$here/sbt" "$argument") ;; # what a client starts its server with
    *) arguments+=("$argument") ;;
  esac
done

cd "$here"
exec "$java" "${options[@]}" -jar "$jar" ${arguments[@]+"${arguments[@]}"}
