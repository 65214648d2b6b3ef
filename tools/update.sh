#!/usr/bin/env bash
# Usage: update.sh NEW. Merges NEW, a Git reference to a version of the template, into the checked-out copy. Pushes the result to the branch
# `edit`, from which /edit publishes, or to `update` if it needs a developer. .github/workflows/update.yml runs the script of NEW.
set -euo pipefail

new=$1
version_in() { node -p 'JSON.parse(fs.readFileSync(0)).version'; }
have=$(version_in <package.json)
version=$(git show "$new:package.json" | version_in)
old=refs/template/v$have
report=${GITHUB_STEP_SUMMARY:-/dev/stdout}
say() { printf '%s\n\n' "$*" >>"$report"; }
list() { [ -z "$1" ] || printf '```\n%s\n```\n\n' "$1" >>"$report"; }

if [ "$have" = "$version" ]; then
  say "This copy has the newest version, $version."
  exit
fi
git rev-parse -q --verify "$old" >/dev/null || { say "The template has no version $have, the one in package.json." && exit 1; }
if [ -n "$(git log --format=%h HEAD..refs/remotes/origin/edit 2>/dev/null)" ]; then
  say '/edit has unpublished changes: publish them, then run Update again.'
  exit 1
fi
say "# From $have to $version"

# A copy made with “Use this template” shares no history with the template, so the merge needs a parent.
commit=$(git commit-tree 'HEAD^{tree}' -p "$old" -m "$have")
merged=$(git -c core.quotePath=off merge-tree --write-tree --name-only --no-messages "$commit" "$new" || true)
tree=$(head -n 1 <<<"$merged")
git read-tree -u --reset "$tree"

has() { git cat-file -e "$1:$2" 2>/dev/null; }
# The firm's own files (.gitattributes), and workflows, which a workflow must not change.
is_kept() { case $1 in .github/workflows/*) ;; *) git check-attr merge -- "$1" | grep -q ': ours$' ;; esac; }
git diff -z --name-only --no-renames HEAD "$tree" | while IFS= read -rd '' path; do
  if is_kept "$path" && has HEAD "$path"; then
    git checkout -q HEAD -- "$path"
  elif ! has HEAD "$path" && { has "$old" "$path" || [[ $path = .github/workflows/* ]]; }; then
    git rm -qf -- "$path"
  fi
done

workflows=$(git diff --name-only "$old" "$new" -- .github/workflows)
[ -z "$workflows" ] || say 'GitHub does not let a workflow change workflows. Copy these newer ones from the template yourself:'
list "$workflows"

branch=edit
conflicts=$(tail -n +2 <<<"$merged" | while read -r path; do
  [ -f "$path" ] && grep -Hn '^<<<<<<<' "$path" | sed 's/:<.*//' || true
done)
if [ -n "$conflicts" ]; then
  branch=update
  say 'Changed both in your copy and in the template; both versions are in the file, at these lines:'
  list "$conflicts"
else
  npm ci --no-audit --no-fund
  changes=$(npx tsx tools/update.ts "$old" "$new")
  list "$changes"
  npm run -s images
  problems=$(npm run -s check:content 2>&1) || branch=update
  list "$problems"
fi

git add -A
git commit -qm "Template $version"
git push -q origin "+HEAD:refs/heads/$branch"
if [ "$branch" = edit ]; then
  say 'Open /edit to see what is new, preview it and publish it.'
else
  say 'Nothing is published. The result is on the branch update, for a developer.'
  exit 1
fi
