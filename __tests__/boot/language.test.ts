import { storeLanguage } from '@/boot/language';

const write = jest.spyOn(document, 'cookie', 'set');

/** The same page, as the browser says that it was fetched. */
const at = (protocol: string) => ({ ...location, protocol }) as Location;

it.each([
  ['https:', '; Secure'],
  // Over http, as on this machine, a browser would not keep it.
  ['http:', ''],
])('stores the language for a year, at %s with what belongs to it', (protocol, secure) => {
  storeLanguage('se', at(protocol));
  expect(localStorage.getItem('language')).toBe('se');
  expect(write).toHaveBeenLastCalledWith(`language=se; path=/; max-age=31536000; SameSite=Lax${secure}`);
});
