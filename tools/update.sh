#!/usr/bin/env bash
# Updates a firm's copy to the newest version of the template, of which refs/template/ has the tags: the code becomes that of the template,
# facts and texts stay and get what is new. The result is built, and only then pushed to `edit`, from which /edit publishes.
# .github/workflows/update.yml runs the script of the newest version, in a checkout of `main`.
set -euo pipefail
export GIT_LITERAL_PATHSPECS=1

declare -A messages # in both languages, by their names
# Adds a message to the report, with the lines that it is about.
say() {
  printf '%s\n' "${messages[$1]}"
  [ -z "${2-}" ] || printf '\n```\n%s\n```\n' "$2"
  echo
} >>"${GITHUB_STEP_SUMMARY:-/dev/stdout}"
stop() { say "$@" && stopped=yes && exit 1; }
# Whatever else goes wrong: the end of the log.
stopped=
log=$(mktemp)
exec 3>&1 >"$log" 2>&1
trap '[ $? = 0 ] || [ -n "$stopped" ] || say failed "$(tail -n 20 "$log")"; cat "$log" >&3' EXIT

new=$(git for-each-ref --sort=-version:refname --format='%(refname)' refs/template | grep -vm1 -- -) # no pre-release
while IFS= read -rd '' name && IFS= read -rd '' text; do messages[$name]=$text; done < <(
  git show "$new:tools/messages.json" | node -p '
    Object.entries(JSON.parse(fs.readFileSync(0))).map(([name, texts]) => `${name}\0${texts.join("\n\n")}\0`).join("")'
)
version=${new#refs/template/v}
have=$(node -p 'JSON.parse(fs.readFileSync("package.json")).version')
old=refs/template/v$have
# `~` sorts a pre-release before its release.
if [ "$have" = "$(printf '%s\n' "$have" "$version" | tr - '~' | sort -V | tail -n 1 | tr '~' -)" ]; then
  say newest && exit
fi
git rev-parse -q --verify "$old" >/dev/null || stop noVersion "$have"

git fetch -q --prune origin
main=$(git rev-parse HEAD)
parents=(-p "$main")
if edit=$(git rev-parse -q --verify refs/remotes/origin/edit) && ! git merge-base --is-ancestor "$edit" "$main"; then
  # What is on `main` in other commits is published: GitHub squashes some, and its button “Update branch” makes one of its own.
  [ "$(git merge-tree --write-tree "$main" "$edit")" = "$(git rev-parse "$main^{tree}")" ] ||
    stop unpublished "$(git log --format=%s "$main..$edit")"
  parents+=(-p "$edit")
fi

# A folder of its own: nothing in the checkout is changed.
folder=$(mktemp -d)
git worktree add -q --detach "$folder" "$new"
cd "$folder"

# Files of the firm, and files that are not the template's, stay.
declare -A known named # blobs and paths of all versions of the template
declare -A firms # paths of the firm (.gitattributes)
while read -r blob; do known[$blob]=1; done < <(git rev-list --objects --no-object-names --glob=refs/template/*)
while IFS= read -rd '' path; do named[${path:-.}]=1; done < <(git log --glob=refs/template/* -z --format= --name-only --no-renames)
while IFS= read -rd '' path && IFS= read -rd '' _ && IFS= read -rd '' value; do
  [ "$value" != ours ] || firms[$path]=1
done < <(git ls-tree -rz --name-only "$main" | git check-attr -z --stdin merge)
is_in() { git cat-file -e "$1:$2" 2>/dev/null; }
# A file without what GitHub's buttons change: versions of packages (Dependabot), ends of lines and blank lines (its text editor).
essence() {
  local versions=
  [[ $1 != *package.json ]] || versions='s/: "[~^]?[0-9][^"]*"/: ""/'
  git cat-file blob "$1" | sed -E "s/[[:space:]]+$//; /^$/d; $versions"
}
is_templates() {
  [[ $1 != *package-lock.json ]] || return 0
  local revision ours
  ours=$(essence "$main:$1")
  for revision in $(git log --glob=refs/template/* --format=%H -- "$1"); do
    is_in "$revision" "$1" && [ "$ours" = "$(essence "$revision:$1")" ] && return
  done
  return 1
}
changed=() kept=() stays=()
while IFS= read -rd '' entry; do
  path=${entry#*$'\t'} blob=${entry%%$'\t'*} blob=${blob##* }
  is_template=${named[$path]:+${known[$blob]-}}
  if [ -n "${firms[$path]-}" ]; then
    # The sample's pictures become the new ones. One that the template no longer has may be of a service that the firm has.
    [[ -n $is_template && $path =~ ^(content/(images|brand)|public/brand)/ ]] &&
      { is_in "$new" "$path" || [[ $path != content/images/* ]]; } && continue
  elif [ -n "$is_template" ]; then
    continue
  elif is_in "$old" "$path" || is_in "$new" "$path"; then
    if [[ $path =~ ^(content|messages|public|docs|\.github)/|\.md$|^LICENSE$ ]]; then
      kept+=("$path")
    elif is_templates "$path"; then
      continue
    else
      changed+=("$path")
    fi
  fi
  stays+=("$path")
done < <(git ls-tree -rz "$main")
[ ${#changed[@]} = 0 ] || stop changedCode "$(printf '%s\n' "${changed[@]}")"
printf '%s\0' "${stays[@]}" | git checkout -q "$main" --pathspec-from-file=- --pathspec-file-nul
# What the firm has removed stays removed, and a new language stays out.
git diff -z --name-only --no-renames --diff-filter=A "$main" "$new" | while IFS= read -rd '' path; do
  if [[ $path =~ ^(\.github/workflows|messages)/ ]] || is_in "$old" "$path"; then git rm -qf -- "$path"; fi
done

say update "$have → $version"
[ ${#kept[@]} = 0 ] || say keptFiles "$(printf '%s\n' "${kept[@]}")"
workflows=$(git diff --name-only --diff-filter=d "$main" "$new" -- .github/workflows)
[ -z "$workflows" ] || say copyWorkflows "$workflows"

npm ci --no-audit --no-fund
changes=$(npx tsx tools/update.ts "$old" "$new")
[ -z "$changes" ] || say changes "$changes"
problems=$( (LANG=nb_NO.UTF-8 npm run -s check:content && npm run -s images) 2>&1 >/dev/null) || stop mistakes "$problems"
# With a form on this machine it is no build for publication, in which nothing of the sample may be left.
problems=$(NEXT_PUBLIC_FORM_ENDPOINT=http://localhost:3000/contact npm run -s build 2>&1) ||
  stop notBuilt "$(tail -n 20 <<<"$problems")"

git add -A
commit=$(git commit-tree "$(git write-tree)" "${parents[@]}" -m "Template $version")
# Not by force: GitHub refuses it if somebody has saved since the fetch.
refusal=$(git push -q origin "$commit:refs/heads/edit" 2>&1) || case $refusal in
  *'fetch first'* | *non-fast-forward*) stop savedMeanwhile ;;
  *) stop notPushed "$refusal" ;;
esac
say done
