import { tolerateDomChanges } from 'next-islands/dom';
import { createRoot } from 'react-dom/client';
import { ignoreSecondClicks } from '@/browser/repeats';
import { App } from './App';
import { Boundary } from './Boundary';
import { lang, say } from './labels/messages';
import { state } from './saving/state';
import { saveAll, start } from './saving/tasks';
import type { Store } from './stores/store';

export function open(store: Store): void {
  document.documentElement.lang = lang;
  document.title = say('title');
  // For a host that does not send `frame-ancestors`.
  if (window.top !== window) return;
  tolerateDomChanges();
  ignoreSecondClicks();
  start(store);
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <Boundary>
      <App />
    </Boundary>,
  );
}

addEventListener('keydown', (event) => {
  // With caps lock it is `S`; with the shift key, browsers do something else.
  if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.key.toLowerCase() !== 's') return;
  event.preventDefault();
  if (state.get().isLoaded) saveAll();
});
