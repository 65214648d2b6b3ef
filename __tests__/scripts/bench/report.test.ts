/** @jest-environment node */
import { spread } from '@/scripts/bench/report';

it('takes the middle of an odd number of runs', () => {
  expect(spread([30, 10, 20])).toEqual({ median: 20, least: 10, most: 30 });
});

it('takes the mean of the two middle ones of an even number', () => {
  expect(spread([40, 10, 20, 30]).median).toBe(25);
});
