'use client';

import clsx from 'clsx';
import { type ReactNode, useRef } from 'react';
import { useSlides } from './use-slides';

type SlideshowText = { label: string; pause: string; play: string; goTo: string[] };
type Props = Record<'fallback' | 'title' | 'children', ReactNode> & { slides: ReactNode[]; text: SlideshowText };

/** The hero: pictures that change by themselves, `fallback` if all have failed, and their controls. */
export function Slideshow({ slides, fallback, text, title, children }: Props) {
  const root = useRef<HTMLElement>(null);
  const { current, fadeStep, turns, mounted, live, playing, running, ...controls } = useSlides(root, slides.length);
  const pictures = [...slides, fallback];
  const shown = [...pictures.keys()].filter((slide) => mounted.has(slide));
  return (
    <section
      id="hero"
      ref={root}
      className="hero relative flex flex-col overflow-clip bg-ink-shadow text-paper print:min-h-0 print:[--hero:3.25rem]"
      {...controls.hoverHandlers}
      suppressHydrationWarning
    >
      <div className="hero-view relative isolate flex flex-col justify-end print:min-h-0 print:bg-transparent print:bg-none print:pt-0">
        <div
          className="absolute inset-0 -z-3 overflow-hidden forced-colors:hidden print:hidden"
          data-fade-step={fadeStep}
          data-slides={current === null ? 'none' : undefined}
        >
          {shown.map((slide) => (
            <div
              key={slide}
              className="absolute inset-0"
              data-slide={slide}
              data-current={slide === current ? '' : undefined}
            >
              {pictures[slide]}
            </div>
          ))}
        </div>
        <div className="hero-blend hero-ramp" />
        {/* The darkest color of every picture is that of the background. */}
        <div className="hero-blend -z-1 inset-0 bg-ink-shadow mix-blend-lighten" />
        {/* Not a stacking context: the glow blends with the pictures. */}
        <div className="relative">
          <div className="hero-blend hero-glow" />
          <div className="wrap">{title}</div>
        </div>
      </div>
      <div className="hero-foot wrap w-full print:pt-8 print:pb-0">
        <div className="hero-row grid roomy:flex roomy:flex-wrap roomy:items-end">
          {children}
          {live.length > 1 && (
            <fieldset
              className="-ml-1.5 roomy:-mr-1.5 flex flex-wrap items-center max-sm:-mt-3 roomy:ml-auto nojs:hidden print:hidden"
              aria-label={text.label}
              data-running={running ? '' : undefined}
            >
              {live.map((index) => (
                <button
                  key={index}
                  type="button"
                  className="grid size-11 place-content-center"
                  aria-label={text.goTo[index]}
                  aria-current={index === current ? 'true' : undefined}
                  onClick={() => controls.show(index)}
                >
                  {/* A new key restarts the animation of the line. */}
                  <span
                    key={index === current ? turns : undefined}
                    className={clsx(
                      'relative block h-1.75 w-8 border-t-2',
                      index === current ? 'border-brass' : 'border-chalk',
                    )}
                  />
                </button>
              ))}
              <button
                type="button"
                className="ml-2 grid size-11 place-content-center"
                aria-label={playing ? text.pause : text.play}
                onClick={controls.toggle}
              >
                <svg className="h-4.5 w-3" viewBox="0 0 12 18" fill="currentColor" aria-hidden>
                  <path d={playing ? 'M1 0h2.5v18H1zM8.5 0H11v18H8.5z' : 'M0 0l12 9L0 18z'} />
                </svg>
              </button>
            </fieldset>
          )}
        </div>
      </div>
    </section>
  );
}
