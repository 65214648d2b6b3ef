#!/usr/bin/env bash
# `git ls-tree -z` writes names as they are, with `--format=%(path)` too. As soon as the format has another field, the same
# `-z` quotes every name with a letter such as å: a script that reads the list looks for files that do not exist.
source "$(dirname "$0")/common.bash"
unpack 'git=1:2.39.5*'

git_() { inside git -C /work -c safe.directory=/work -c user.name=a -c user.email=a@example.com "$@"; }
git_ init -q -b main
touch root/work/årsavtale.pdf
git_ add . && git_ commit -qm first
list() { git_ ls-tree -z "$1" HEAD | tr '\0\t' '\n '; }
same 'git 2.39.5, -z' '100644 blob e69de29bb2d1d6434b8b29ae775ad8c2e48c5391 årsavtale.pdf' "$(list --full-name)"
same 'git 2.39.5, -z --format=%(path)' 'årsavtale.pdf' "$(list '--format=%(path)')"
same 'git 2.39.5, -z --format=%(objectmode) %(path)' '100644 "\303\245rsavtale.pdf"' "$(list '--format=%(objectmode) %(path)')"
