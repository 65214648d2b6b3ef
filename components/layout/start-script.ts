import { DRAFT, keepFields } from '@/components/contact/draft';
import { reloadOnce } from '@/components/ui/reload-once';

/** The event of `window` that says that the islands answer. */
export const HYDRATED = 'hydrated';

const settings = {
  hydrated: HYDRATED,
  draft: DRAFT,
  signs: ['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'],
  // The scripts start by then even where a picture of the first view does not come.
  latestStartMs: 5000,
  // A press that no script has answered by then takes the browser's own way.
  patienceMs: 10_000,
};

/**
 * Starts the page's scripts when its first view is painted, or at the first sign of a visitor. The build has turned
 * their elements into `<script data-src>`, which a browser does not fetch, and put the data they need into a file
 * beside the page, named by `<script data-page>`. What is pressed before the islands answer is
 * kept, and pressed again when they do. Its source text is inlined into every page, so it refers to nothing outside its arguments.
 */
function start(
  { hydrated, draft, signs, latestStartMs, patienceMs }: typeof settings,
  reload: typeof reloadOnce,
  keepTyped: typeof keepFields,
): void {
  const root = document.documentElement;
  const pressed = new Set<HTMLElement>();
  let patience = 0;
  let reloading = false;

  const fail = () => {
    reloading = reloading || reload(() => keepTyped(draft));
    if (!reloading) giveUp();
  };

  const load = () => {
    for (const sign of signs) removeEventListener(sign, load, true);
    delete root.dataset.unpainted;
    // A sign can come before the last of the elements.
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', load);
    const data = document.querySelector<HTMLElement>('script[data-page]');
    if (!data) return;
    data.remove();
    const marks = [...document.querySelectorAll<HTMLElement>('script[data-src]')];
    const sources = marks.map((mark) => mark.dataset.src || '');
    // All are fetched at once, and run when the data is there that they need.
    for (const href of sources) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }));
    }
    fetch(data.dataset.page || '')
      .then((answer) => (answer.ok ? answer.text() : Promise.reject()))
      .then((text) => {
        Object.assign(window, { __next_f: [[0], [1, text]] });
        marks.forEach((mark, index) => {
          const script = document.createElement('script');
          script.onerror = fail;
          script.src = sources[index] || '';
          mark.replaceWith(script);
        });
      })
      .catch(fail);
  };

  const keep = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>('button, a[hreflang]');
    if (!control || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.add(control);
    patience = patience || window.setTimeout(giveUp, patienceMs);
  };

  const release = () => {
    clearTimeout(patience);
    removeEventListener('click', keep, true);
    // A pointer that already rests on something enters it now, as far as React can tell.
    const hovered = matchMedia('(hover: hover)').matches && [...document.querySelectorAll(':hover')].pop();
    if (hovered) hovered.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    for (const control of pressed) control.click();
    pressed.clear();
  };

  // The page as it is without JavaScript.
  const giveUp = () => {
    delete root.dataset.js;
    release();
  };

  for (const sign of signs) addEventListener(sign, load, { capture: true, passive: true });
  // The first view is on the screen with its largest picture, or without one where a page has none or it fails.
  const first = 'img[fetchpriority=high]';
  const tellsOfPaint = PerformanceObserver.supportedEntryTypes.includes('paint');
  const paint = new Promise((done) => {
    if (!tellsOfPaint) return done(0);
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length) done(0);
    }).observe({ type: 'paint', buffered: true });
  });
  // What lies below it is laid out after it (globals.css), but where the browser is about to scroll there.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (tellsOfPaint && navigation?.type === 'navigate' && !location.hash) root.dataset.unpainted = '';
  paint.then(() => delete root.dataset.unpainted);
  const afterPaint = () => paint.then(() => requestAnimationFrame(() => setTimeout(load)));
  addEventListener('load', ({ target }) => target instanceof Element && target.matches(first) && afterPaint(), true);
  addEventListener('DOMContentLoaded', () => document.querySelector(first) || afterPaint());
  addEventListener('load', afterPaint);
  setTimeout(load, latestStartMs);
  addEventListener('click', keep, true);
  addEventListener(hydrated, () => {
    root.dataset.js = '';
    // After what React still has to do at once.
    setTimeout(release);
  });
}

/** The part of the head script that starts all others. */
export const startScript = `(${start})(${JSON.stringify(settings)},${reloadOnce},${keepFields})`;
