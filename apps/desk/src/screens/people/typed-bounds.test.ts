import { expect, it } from 'vitest';
import { boundsOf } from './typed-bounds.ts';

it.each([
  ['', '', { pricePercent: null, refund: null }],
  ['10', '5000', { pricePercent: 10, refund: 5000 }],
  ['0', '0', { pricePercent: 0, refund: 0 }],
  ['100', '', { pricePercent: 100, refund: null }],
] as const)('%s percent and %s rupees are read as they are meant', (pricePercent, refund, meant) =>
  expect(boundsOf({ pricePercent, refund }, 'INR')).toEqual(meant),
);

it('counts the sum in the smallest unit of its currency, with a point or a comma', () => {
  expect(boundsOf({ pricePercent: '', refund: '99,50' }, 'EUR')).toEqual({ pricePercent: null, refund: 9950 });
  expect(boundsOf({ pricePercent: '', refund: '99.5' }, 'EUR')).toEqual({ pricePercent: null, refund: 9950 });
});

it.each(['101', '-1', '1e2', 'ten', '5.5', '１０'])('%s is no percentage', (pricePercent) =>
  expect(boundsOf({ pricePercent, refund: '' }, 'INR')).toBeNull(),
);

it.each(['-1', '1e9', '1 000', '99999999999', '=1+1'])('%s is no sum', (refund) =>
  expect(boundsOf({ pricePercent: '', refund }, 'EUR')).toBeNull(),
);
