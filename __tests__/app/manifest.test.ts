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
  const sizes = await Promise.all(pngs.map(async ({ src }) => (await sharp(`fixture/public${src}`).metadata()).width));
  expect(sizes.map((size) => `${size}x${size}`)).toEqual(pngs.map(({ sizes }) => sizes));
});
