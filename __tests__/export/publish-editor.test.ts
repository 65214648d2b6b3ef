/** @jest-environment node */
import { previewAddress } from '@/export/publish-editor';

it('knows where hosts show the edited branch', () => {
  expect(previewAddress({ CF_PAGES_URL: 'https://0a1b2c.firm-site.pages.dev' })).toBe(
    'https://edit.firm-site.pages.dev',
  );
  expect(previewAddress({ NETLIFY: 'true', URL: 'https://firm.netlify.app' })).toBe('https://edit--firm.netlify.app');
  expect(previewAddress({ NETLIFY: 'true', URL: 'https://www.firm.no' })).toBe('');
  expect(previewAddress({})).toBe('');
});
