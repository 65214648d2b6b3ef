#!/usr/bin/env bash
# Falkon, Konqueror and qutebrowser of Debian 12 are current packages, but their engine, QtWebEngine 5.15, is Chrome 87: it
# skips every rule inside `@layer`. A site built with Tailwind 4 has no style at all there.
source "$(dirname "$0")/common.bash"
unpack 'python3-pyqt5.qtwebengine=5.15.*' 'libqt5webenginecore5=5.15.13*' coreutils

cat >root/work/page.html <<'HTML'
<!doctype html><title>t</title><style>@layer base { p { color: rgb(1, 2, 3) } }</style><p>text</p>
HTML
cat >root/work/ask.py <<'PY'
from PyQt5.QtCore import QUrl
from PyQt5.QtWebEngineWidgets import QWebEnginePage
from PyQt5.QtWidgets import QApplication
app, page = QApplication(['ask', '--no-sandbox']), None
page = QWebEnginePage()
script = "[navigator.userAgent.match(/Chrome.[0-9]+/)[0], getComputedStyle(document.querySelector('p')).color].join(', ')"
page.loadFinished.connect(lambda _: page.runJavaScript(script, lambda seen: (print(seen), app.quit())))
page.load(QUrl('file:///work/page.html'))
app.exec_()
PY
mkdir -p root/proc root/dev/shm && mount -t proc proc root/proc
trap 'umount "$folder/root/proc"; rm -rf "$folder"' EXIT
seen=$(inside env QT_QPA_PLATFORM=offscreen QTWEBENGINE_DISABLE_SANDBOX=1 QTWEBENGINE_CHROMIUM_FLAGS='--disable-gpu' \
  timeout 60 python3 /work/ask.py 2>/dev/null)
same 'QtWebEngine 5.15.13' 'Chrome/87, rgb(0, 0, 0)' "$seen"
