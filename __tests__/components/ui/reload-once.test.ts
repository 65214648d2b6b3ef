import { reloadOnce } from '@/components/ui/reload-once';

describe('a page whose file is gone', () => {
  beforeEach(() => history.replaceState({ place: 'kept' }, ''));

  it('is not loaded anew a second time', () => {
    history.replaceState({ reloaded: true }, '');
    const keep = jest.fn();
    expect(reloadOnce(keep)).toBe(false);
    expect(keep).not.toHaveBeenCalled();
  });

  it('stays where there is no network', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
    expect(reloadOnce(jest.fn())).toBe(false);
    expect(history.state).toEqual({ place: 'kept' });
  });
});
