import { replaceBrokenPictures } from '@/boot/pictures';

describe('a picture that fails', () => {
  it('gives way to the fallback picture in every crop, and to its words where that fails too', () => {
    replaceBrokenPictures();
    const img = (name: string) =>
      `<img src="${name}.avif" srcset="${name}.avif 9w" alt="${name}" data-fallback="f.avif">`;
    document.body.innerHTML = `<picture><source media="(width)">${img('desk')}</picture><picture>${img('other')}</picture>`;
    const [desk, other] = document.images;
    desk?.dispatchEvent(new Event('error'));
    expect([desk?.getAttribute('src'), desk?.hasAttribute('srcset')]).toEqual(['f.avif', false]);
    expect(document.querySelector('source')?.media).toBe('not all');
    expect(desk?.parentElement?.dataset.failed).toBeUndefined();
    desk?.removeAttribute('src');
    desk?.dispatchEvent(new Event('error'));
    expect(desk?.parentElement?.dataset.failed).toBe('desk');
    expect(desk?.hasAttribute('src')).toBe(false);
    expect(other?.getAttribute('src')).toBe('other.avif');
  });
});
