/** @jest-environment node */
import { headersFile } from '@/scripts/delivery/cloudflare';

const rule = (path: string, headers = { A: 'b' } as Record<string, string>) => ({ path, headers });

describe('the _headers file', () => {
  it('has each header on an indented line below its address', () => {
    expect(headersFile([rule('/*', { A: 'b', C: 'd' }), rule('/en', { E: 'f' })])).toBe(
      '/*\n  A: b\n  C: d\n/en\n  E: f\n',
    );
  });

  it('is refused with more rules than are read', () => {
    const rules = Array.from({ length: 101 }, (_, index) => rule(`/${index}`));
    expect(() => headersFile(rules)).toThrow('101 rules, at most 100');
  });

  it('is refused with a longer line than is read', () => {
    expect(() => headersFile([rule('/', { A: 'x'.repeat(2000) })])).toThrow('at most 2000');
  });

  it('is refused when two rules give one address the same header, since both values would be in force', () => {
    expect(() => headersFile([rule('/*'), rule('/en')])).toThrow('/en is given A by two rules');
  });
});
