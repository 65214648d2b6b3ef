import { createRoot } from 'react-dom/client';
import { App } from './App';
import { GitHub, type Place } from './github';
import { start } from './state';
import { lang, say } from './words';

declare const PLACE: Place;

document.documentElement.lang = lang;
document.title = say('title');
// For a host that does not send `frame-ancestors`.
if (window.top === window) {
  start(new GitHub(PLACE));
  createRoot(document.body.appendChild(document.createElement('div'))).render(<App />);
}
