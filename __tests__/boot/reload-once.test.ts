import { CONTACT_FORM_ID } from '@/boot/events';
import { reloadOnce } from '@/boot/reload-once';

describe('a page whose file is gone', () => {
  beforeEach(() => {
    document.body.innerHTML = `<form id="${CONTACT_FORM_ID}"><input name="navn" value="Kari"></form>`;
    history.replaceState({ place: 'kept' }, '');
  });

  it('is not loaded anew a second time', () => {
    history.replaceState({ reloaded: true }, '');
    expect(reloadOnce(true)).toBe(false);
    expect(sessionStorage).toHaveLength(0);
  });

  it('stays where there is no network', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
    expect(reloadOnce(true)).toBe(false);
    expect(history.state).toEqual({ place: 'kept' });
  });

  it('stays under somebody who writes and has not asked for anything', () => {
    expect(reloadOnce(false)).toBe(false);
    expect(history.state).toEqual({ place: 'kept' });
  });
});
