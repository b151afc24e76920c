import { expect, test } from 'vitest';
import { byLeastPrice } from './by-least-price.ts';

test('the lowest price stands first among hotels of one currency, and those with nothing free stand last', () => {
  const stays = [
    { name: 'full', currency: 'AED', total: null },
    { name: 'dear', currency: 'INR', total: 9_000 },
    { name: 'cheap', currency: 'INR', total: 4_000 },
    { name: 'euro', currency: 'EUR', total: 20_000 },
  ];
  expect(stays.toSorted(byLeastPrice).map(({ name }) => name)).toEqual(['euro', 'cheap', 'dear', 'full']);
  const [full, free] = [
    { currency: 'EUR', total: null },
    { currency: 'INR', total: 0 },
  ];
  expect([byLeastPrice(full, full), byLeastPrice(full, free), byLeastPrice(free, full)]).toEqual([0, 1, -1]);
});
