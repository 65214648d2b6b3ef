'use client';

import clsx from 'clsx';
import { ResponsivePicture } from '@/components/ui/ResponsivePicture.browser';
import type { PictureFiles } from '@/lib/pictures';
import { shownSlide, useSlidesState } from './slides-state.browser';

/** The opacity of hidden slides, which differs from turn to turn (hero.css). With two values, a fade reversed halfway would end early. */
const HIDDEN = ['', '[--hidden:.0001]', '[--hidden:.0002]'];

type Props = { slides: { name: string; picture: PictureFiles }[]; fallback: PictureFiles };

/** The pictures of the slideshow, one of them visible; `fallback` if all have failed. SlideControls decides which. */
export function Slides({ slides, fallback }: Props) {
  const [state] = useSlidesState(slides.length);
  const current = shownSlide(state);
  const pictures = slides.map(({ name, picture }) => ({ picture, position: `focus-${name}` }));
  return (
    <div
      className={clsx(
        'absolute inset-0 -z-3 overflow-hidden forced-colors:hidden print:hidden',
        HIDDEN[state.turns % HIDDEN.length],
      )}
      data-slides={current === null ? 'none' : undefined}
    >
      {[...pictures, { picture: fallback, position: 'object-top' }].map(
        ({ picture, position }, slide) =>
          state.mounted.has(slide) && (
            <div
              key={position}
              className="absolute inset-0"
              data-slide={slide}
              data-current={slide === current ? '' : undefined}
            >
              <ResponsivePicture
                picture={picture}
                sizes="max(100vw,141vh)"
                alt=""
                priority={slide === 0}
                imgClassName={`absolute inset-0 size-full object-cover ${position}`}
              />
            </div>
          ),
      )}
    </div>
  );
}
