#!/usr/bin/env bash
# Writes the files of a release into a folder: the zip for authors, pages that work alone, archives of the site
# and of the npm package, and SHA256SUMS. Run `cargo xtask dist` first.
set -euo pipefail

if [ $# -ne 2 ]; then
  echo "usage: $0 TAG FOLDER" >&2
  exit 2
fi
tag=$1
cd "$(dirname "$0")/../.."
dist=$PWD/target/dist
version=$(node --print 'require(process.argv[1]).version' "$dist/npm/package.json")
if [ "$tag" != "v$version" ]; then
  echo "the tag $tag does not match the version $version in Cargo.toml" >&2
  exit 1
fi

mkdir -p "$2"
out=$(cd "$2" && pwd)
archive() { # NAME FILE...: the files of dist as a reproducible archive
  local name=$1
  shift
  tar --create --gzip --sort=name --owner=0 --group=0 --numeric-owner --mtime=@0 \
    --file "$out/$name-$version.tar.gz" --directory "$dist" "$@"
}
archive micro-max-site site
cp "$dist"/micro-max{,-learn}.html "$dist/micro-max-$version.zip" "$out"
# npm compares this with the repository that the provenance names.
if [ -n "${GITHUB_REPOSITORY:-}" ]; then
  (cd "$dist/npm" && npm pkg set repository.type=git "repository.url=git+https://github.com/$GITHUB_REPOSITORY.git")
fi
(cd "$dist/npm" && npm pack --silent --pack-destination "$out")
(cd "$out" && sha256sum -- micro-max* | tee SHA256SUMS)
