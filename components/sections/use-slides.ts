import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useMediaQuery } from '@/components/ui/use-media-query';
import { HERO_INTERVAL_MS, HERO_PRELOAD_MS } from '@/site/constants';

/**
 * The state of a slideshow of `count` pictures in the element `root`, where each slide carries `data-slide`.
 *
 * The stock picture counts as slide number `count`: it is shown when all others have failed, and when it fails too,
 * `current` is null. Slides are mounted, and so fetched, shortly before their turn; the first one is in the HTML.
 */
export function useSlides(root: RefObject<HTMLElement | null>, count: number) {
  const [wanted, setWanted] = useState(0);
  const [mounted, setMounted] = useState<ReadonlySet<number>>(() => new Set([0]));
  const [loaded, setLoaded] = useState<ReadonlySet<number>>(() => new Set([0]));
  const [failed, setFailed] = useState<ReadonlySet<number>>(() => new Set());
  const [shown, setShown] = useState(0);
  const [changes, setChanges] = useState(0);

  const live = useMemo(() => Array.from({ length: count }, (_, i) => i).filter((i) => !failed.has(i)), [count, failed]);
  // What is wanted is shown as soon as it is there; a failed one gives its turn to the next.
  const target = failed.has(wanted) ? (live.find((i) => i > wanted) ?? live[0] ?? count) : wanted;
  if (!mounted.has(target)) setMounted(new Set([...mounted, target]));
  if (loaded.has(target) && shown !== target) {
    setShown(target);
    setChanges(changes + 1);
  }
  const current = failed.has(count) ? null : shown;

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const slideOf = (image: EventTarget | null) =>
      image instanceof HTMLImageElement ? Number(image.closest<HTMLElement>('[data-slide]')?.dataset.slide ?? -1) : -1;
    const settle = (image: EventTarget | null, ok: boolean) => {
      const slide = slideOf(image);
      if (slide >= 0) (ok ? setLoaded : setFailed)((before) => new Set([...before, slide]));
    };
    const onLoad = ({ target: image }: Event) => settle(image, true);
    const onError = ({ target: image }: Event) => settle(image, false);
    element.addEventListener('load', onLoad, true);
    element.addEventListener('error', onError, true);
    // A failure from before hydration is not told again, and one of another crop, when the window is turned, not at all.
    const check = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0 && settle(image, false);
    const images = element.getElementsByTagName('img');
    for (const image of images) check(image);
    const turn = matchMedia('(orientation: portrait)');
    const onTurn = () => {
      for (const image of images) image.decode().catch(() => check(image));
    };
    turn.addEventListener('change', onTurn);
    return () => {
      turn.removeEventListener('change', onTurn);
      element.removeEventListener('load', onLoad, true);
      element.removeEventListener('error', onError, true);
    };
  }, [root]);

  const { playing, running, toggle, hoverHandlers } = usePlayback(root, live.length > 1);

  /** Time left of the current slide's turn; it stands still while the slideshow is paused. */
  const left = useRef(HERO_INTERVAL_MS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new slide has a full turn
  useEffect(() => {
    left.current = HERO_INTERVAL_MS;
  }, [shown]);

  useEffect(() => {
    if (!running) return;
    const next = live.find((i) => i > shown) ?? live[0] ?? 0;
    // Not the clock of the day, which may be set back or forth.
    const started = performance.now();
    const mount = () => setMounted((before) => (before.has(next) ? before : new Set([...before, next])));
    const preload = setTimeout(mount, left.current - HERO_PRELOAD_MS);
    const advance = setTimeout(() => setWanted(next), left.current);
    return () => {
      clearTimeout(preload);
      clearTimeout(advance);
      left.current = Math.max(0, left.current - (performance.now() - started));
    };
  }, [running, shown, live]);

  const show = useCallback((index: number) => setWanted(index), []);
  // Three turns that differ: two would make a fade that turns round a shorter one (hero.css).
  return { current, turn: changes % 3, mounted, live, playing, running, show, toggle, hoverHandlers };
}

/** Whether the slideshow is meant to play, and whether it does: not under the pointer, keyboard focus or in a hidden tab. */
function usePlayback(root: RefObject<HTMLElement | null>, possible: boolean) {
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [saveData, setSaveData] = useState(false);
  const [choice, setChoice] = useState<boolean | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    const onVisibility = () => setHidden(document.visibilityState === 'hidden');
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    setSaveData(connection?.saveData === true);
    setHovered(root.current?.matches(':hover') === true && matchMedia('(hover: hover)').matches);
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    addEventListener('pageshow', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('pageshow', onVisibility);
    };
  }, [root]);

  const playing = choice ?? !(reducedMotion || saveData);
  const toggle = () => {
    setChoice(!playing);
    // Who presses play means it: the pointer and the focus that rest on the button do not hold it back.
    setHovered(false);
    setFocused(false);
  };
  const hoverHandlers = {
    onPointerEnter: (event: React.PointerEvent) => event.pointerType === 'mouse' && setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: (event: React.FocusEvent) => setFocused(event.target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
  };
  return { playing, running: playing && possible && !hovered && !focused && !hidden, toggle, hoverHandlers };
}
