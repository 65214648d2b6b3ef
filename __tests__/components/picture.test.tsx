import { renderToStaticMarkup } from 'react-dom/server';
import { HERO_SIZES } from '@/company/picture-sizes';
import { pictureOf } from '@/company/pictures';
import { Picture } from '@/components/ui/Picture';

function draw(picture: React.ReactElement) {
  document.body.innerHTML = renderToStaticMarkup(picture);
  return {
    sources: [...document.querySelectorAll('source')],
    image: document.querySelector('img') as HTMLImageElement,
  };
}

describe('a picture', () => {
  it('has its widths, the size in the layout and the fallback picture', () => {
    const { sources, image } = draw(<Picture name="about" sizes="50vw" alt="" />);
    expect(sources).toEqual([]);
    expect([image.srcset, image.sizes]).toEqual([pictureOf('about').srcset, '50vw']);
    expect(image.dataset.fallback).toBe('/pictures/fallback-1440.avif');
  });

  it('throws if it was not made', () => {
    expect(() => draw(<Picture name="missing" sizes="50vw" alt="" />)).toThrow(/no picture “missing”.*npm run images/);
  });

  it('has an upright crop for upright screens only, before the wide one', () => {
    const { sources, image } = draw(<Picture name="fjord" sizes={HERO_SIZES} alt="" />);
    expect(sources.map(({ media, sizes }) => [media, sizes])).toEqual([['(orientation:portrait)', '100vw']]);
    expect([sources[0]?.srcset, image.srcset].map((srcset) => srcset?.includes('portrait'))).toEqual([true, false]);
  });

  it.each([
    ['is loaded lazily', false, ['lazy', null]],
    ['is fetched first with priority', true, [null, 'high']],
  ])('reserves its space and %s', (_, priority, hints) => {
    const { image } = draw(<Picture name="payroll" sizes="50vw" alt="" priority={priority} />);
    expect([image.width, image.height]).toEqual([pictureOf('payroll').width, pictureOf('payroll').height]);
    expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual(hints);
  });
});
