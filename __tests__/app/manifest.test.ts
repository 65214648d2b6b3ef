/** @jest-environment node */
import sharp from 'sharp';
import manifest from '@/app/manifest';
import { TEXTS } from '../fixture';

jest.mock('next-intl/server', () => jest.requireActual('../lib/translations'));

it('names the site in Norwegian', async () => {
  expect(await manifest()).toMatchObject({ lang: 'nb', name: TEXTS.no.meta.siteName, start_url: '/' });
});

it('names icons of the size that they have', async () => {
  const pngs = (await manifest()).icons?.filter(({ type }) => type === 'image/png') ?? [];
  const sizes = await Promise.all(pngs.map(async ({ src }) => (await sharp(`public${src}`).metadata()).width));
  expect(sizes.map((size) => `${size}x${size}`)).toEqual(pngs.map(({ sizes }) => sizes));
});

it('keeps the whole mark within the circle that launchers cut out', async () => {
  const icon = (await manifest()).icons?.find(({ purpose }) => purpose === 'maskable');
  const { data, info } = await sharp(`public${icon?.src}`).greyscale().raw().toBuffer({ resolveWithObject: true });
  const middle = info.width / 2;
  const outside = [...data].filter(
    (_, i) => Math.hypot((i % info.width) + 0.5 - middle, Math.floor(i / info.width) + 0.5 - middle) > 0.4 * info.width,
  );
  expect(new Set(outside).size).toBe(1);
});
