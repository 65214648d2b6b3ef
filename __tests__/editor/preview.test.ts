import { type Preview, watchPreview } from '@/editor/preview';

const PREVIEW = 'https://edit.firm-site.pages.dev';

function answerWith(answer: (url: string) => object): void {
  global.fetch = async (url) => ({ ok: true, json: async () => answer(String(url)) }) as Response;
}
const isNot = async () => false;

describe('the preview', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is being built, late after ten minutes, and ready once it is built from the commit', async () => {
    let built = 'older';
    const answer = (url: string) => (url.startsWith(PREVIEW) ? { commit: built } : { commit: 'own', preview: PREVIEW });
    answerWith(answer);
    const states: string[] = [];
    watchPreview('newest', isNot, ({ address, state }) => states.push(`${address} ${state}`));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(states).toEqual([`${PREVIEW} building`, `${PREVIEW} building`]);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(states.at(-1)).toBe(`${PREVIEW} late`);
    built = 'newest';
    await jest.advanceTimersByTimeAsync(10_000);
    const { length } = states;
    await jest.advanceTimersByTimeAsync(60_000);
    expect([states.length, states.at(-1)]).toEqual([length, `${PREVIEW} ready`]);
  });

  it('is ready with a later commit of somebody else', async () => {
    answerWith((url) => (url.startsWith(PREVIEW) ? { commit: 'later' } : { commit: 'own', preview: PREVIEW }));
    const report = jest.fn<void, [Preview]>();
    watchPreview('mine', async (shown) => shown === 'later', report);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(report.mock.calls).toEqual([[{ address: PREVIEW, state: 'ready', commit: 'later' }]]);
  });

  it.each([
    ['says nothing', async () => ({ commit: '', preview: '' })],
    ['answers a page', async () => JSON.parse('<!doctype html>')],
  ])('is not known where the host %s', async (_, json) => {
    global.fetch = async () => ({ ok: true, json }) as Response;
    const report = jest.fn<void, [Preview]>();
    watchPreview('newest', isNot, report);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(report.mock.calls).toEqual([[{ address: '', state: 'unknown', commit: '' }]]);
  });
});
