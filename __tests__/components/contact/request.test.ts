import { missingFields, sendRequest } from '@/components/contact/request';

const request = { navn: 'Kari', email: 'k@x.example', telefon: '1', organisasjonsnummer: '', melding: '' };

it('misses a name, phone or e-mail that is empty or only whitespace, in the order of the form', () => {
  expect(missingFields(request)).toEqual([]);
  expect(missingFields({ ...request, navn: '', email: ' \t', telefon: '\u00a0' })).toEqual([
    'navn',
    'telefon',
    'email',
  ]);
});

describe('sending', () => {
  const fetch = jest.fn<Promise<unknown>, [string, RequestInit]>();
  beforeEach(() => {
    jest.useFakeTimers();
    fetch.mockReset();
    Object.assign(globalThis, { fetch });
  });
  afterEach(() => jest.useRealTimers());

  it('posts all five fields in their order, without reading an answer', async () => {
    fetch.mockResolvedValue({ type: 'opaque' });
    await sendRequest('https://forms.example/x', request);
    const [address, { method, mode, body }] = fetch.mock.calls[0] ?? ['', {}];
    expect([address, method, mode]).toEqual(['https://forms.example/x', 'POST', 'no-cors']);
    expect([...(body as FormData)]).toEqual([
      ['navn', 'Kari'],
      ['email', 'k@x.example'],
      ['telefon', '1'],
      ['organisasjonsnummer', ''],
      ['melding', ''],
    ]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('gives up after 20 s', async () => {
    fetch.mockImplementation(
      (_, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    );
    const sent = sendRequest('https://forms.example/x', request);
    const outcome = expect(sent).rejects.toThrow('aborted');
    jest.advanceTimersByTime(19_999);
    expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(false);
    jest.advanceTimersByTime(1);
    await outcome;
  });
});
