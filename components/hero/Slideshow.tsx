'use client';

import { type ReactNode, useRef } from 'react';
import { useSlides } from './use-slides';

interface SlideshowProps {
  slides: ReactNode[];
  /** Shown if every slide has failed. */
  stock: ReactNode;
  text: { label: string; pause: string; play: string; goTo: string[] };
  title: ReactNode;
  /** Below the headline, beside the controls. */
  children: ReactNode;
}

/** The hero: pictures that change by themselves, and their controls. */
export function Slideshow({ slides, stock, text, title, children }: SlideshowProps) {
  const root = useRef<HTMLElement>(null);
  const { current, fade, turns, mounted, live, playing, running, show, toggle, hoverHandlers } = useSlides(
    root,
    slides.length,
  );
  const pictures = live.length > 0 ? slides : [...slides, stock];
  return (
    <section id="hero" ref={root} className="hero" {...hoverHandlers} suppressHydrationWarning>
      <div className="hero-view">
        <div className="slides" data-turn={fade} data-slides={current === null ? 'none' : undefined}>
          {pictures.map((picture, index) =>
            mounted.has(index) ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place in the list
              <div key={index} className="slide" data-slide={index} data-current={index === current ? '' : undefined}>
                {picture}
              </div>
            ) : null,
          )}
        </div>
        <div className="hero-stage">
          <div className="hero-glow" />
          <div className="wrap">{title}</div>
        </div>
      </div>
      <div className="wrap hero-foot">
        <div className="hero-row">
          {children}
          {live.length > 1 && (
            <fieldset className="indicator" aria-label={text.label} data-running={running ? '' : undefined}>
              {live.map((index) => (
                <button
                  key={index}
                  type="button"
                  className="grid size-11 place-content-center"
                  aria-label={text.goTo[index]}
                  aria-current={index === current ? 'true' : undefined}
                  onClick={() => show(index)}
                >
                  {/* A new key restarts the animation of the line. */}
                  <span key={index === current ? turns : undefined} className="indicator-line" />
                </button>
              ))}
              <button
                type="button"
                className="ml-2 grid size-11 place-content-center"
                aria-label={playing ? text.pause : text.play}
                onClick={toggle}
              >
                <svg width="12" height="18" viewBox="0 0 12 18" fill="currentColor" aria-hidden>
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
