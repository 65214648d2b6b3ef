/** @jest-environment node */
import { yearlyList } from '@/tools/yearly';

describe('the list of what is due every year', () => {
  it('is that of the document, once a year has passed since the policy was read', () => {
    const list = yearlyList('2026-11-22', new Date('2027-11-22'));
    expect(list).toMatch(/^A year has passed since 2026-11-22 \(privacyUpdated\)\..*\n- \S.*\n- /);
    expect(list).not.toContain('##');
  });

  it('is not printed before', () => {
    expect(yearlyList('2026-11-22', new Date('2027-11-21'))).toBe('');
  });
});
