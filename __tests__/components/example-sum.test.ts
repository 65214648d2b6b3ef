import { sumSizeOnPhone } from '@/components/hero/ExampleSum';

jest.mock('next-intl/server', () => ({}));

const sum = { total: '16 460,00' };

it.each([
  ['of its usual size if there is room', 3, 0.41],
  ['smaller beside a long line', 1.86, expect.closeTo((1.86 - 0.1) / (4.16 + 0.62))],
  ['hidden rather than too small', 1.4, null],
])('on phones, the sum is %s', (_, space, size) => {
  expect(sumSizeOnPhone(sum, space)).toEqual(size);
});
