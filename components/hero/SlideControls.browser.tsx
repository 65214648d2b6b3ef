'use client';

import clsx from 'clsx';
import { useSlideshow } from './use-slideshow.browser';

type Props = Record<'label' | 'pause', string> & { goTo: string[] };

export function SlideControls({ label, pause, goTo }: Props) {
  const { current, turns, live, playing, running, show, toggle } = useSlideshow(goTo.length);
  if (live.length < 2) return null;
  return (
    <fieldset
      className="-ms-1.5 roomy:-me-1.5 flex flex-wrap items-center max-sm:-mt-3 roomy:ms-auto nojs:hidden print:hidden"
      aria-label={label}
      data-running={running ? '' : undefined}
    >
      {live.map((index) => (
        <button
          key={index}
          type="button"
          className="grid size-11 place-content-center"
          aria-label={goTo[index]}
          aria-pressed={index === current}
          onClick={() => show(index)}
        >
          {/* A new key restarts the animation of the line. */}
          <span
            key={index === current ? turns : undefined}
            className={clsx('relative h-1.75 w-8 border-t-2', index === current ? 'border-brass' : 'border-chalk')}
          />
        </button>
      ))}
      <button
        type="button"
        className="ms-2 grid size-11 place-content-center"
        aria-label={pause}
        aria-pressed={!playing}
        onClick={toggle}
      >
        <svg className="h-4.5 w-3" viewBox="0 0 12 18" width="12" height="18" fill="currentColor" aria-hidden>
          <path d={playing ? 'M1 0h2.5v18H1zM8.5 0H11v18H8.5z' : 'M0 0l12 9L0 18z'} />
        </svg>
      </button>
    </fieldset>
  );
}
