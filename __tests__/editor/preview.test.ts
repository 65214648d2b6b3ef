import { watchPreview } from '@/editor/online/preview';

const PREVIEW = 'https://edit.firm-site.pages.dev';

function answerWith(answer: (url: string) => object): void {
  global.fetch = async (url) => ({ ok: true, json: async () => answer(String(url)) }) as Response;
}

describe('the preview', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is being built, late after ten minutes, and ready once it is built from the commit', async () => {
    let built = 'older';
    const answer = (url: string) => (url.startsWith(PREVIEW) ? { commit: built } : { commit: 'own', preview: PREVIEW });
    answerWith(answer);
    const states: string[] = [];
    watchPreview('newest', (address, state) => states.push(`${address} ${state}`));
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

  it('is not known where the host does not say what it builds', async () => {
    answerWith(() => ({ commit: '', preview: '' }));
    const report = jest.fn();
    watchPreview('newest', report);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(report.mock.calls).toEqual([['/', 'unknown']]);
  });
});
