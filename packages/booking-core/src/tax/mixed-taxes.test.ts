import { expect, test } from 'vitest';
import type { LocalDate } from '../dates/local-date.types.ts';
import { taxLinesOn } from './tax-lines.ts';
import { tax } from './tax.fixtures.ts';

const night = (price: number) => ({ date: '2026-11-27' as LocalDate, price });

// 12 % are part of the price, and a levy on the booking is not: its band looks at the price without the 12 %.
test('a band of the booking is judged before tax, also where only some taxes are part of the price', () => {
  const taxes = [
    tax({ id: 'contained', tax: 12, inclusive: true }),
    tax({ id: 'low', tax: 5, level: 'booking', priceTo: 7500 }),
    tax({ id: 'high', tax: 10, level: 'booking', priceFrom: 7501 }),
  ];
  const charged = (price: number) => taxLinesOn(taxes, [night(price)]).map(({ taxId, amount }) => [taxId, amount]);
  expect(charged(8400)).toEqual([
    ['contained', 900],
    ['low', 375],
  ]);
  expect(charged(8960)).toEqual([
    ['contained', 960],
    ['high', 800],
  ]);
});

// Extras are taxed by their own rules: what they cost moves no band of the rooms.
test.each([
  ['the price', {}, 10_000, 10_010],
  ['the price before 10 % VAT', { inclusive: true }, 11_000, 11_011],
] as const)('a band of the booking is judged on %s of its rooms alone', (_, vat, low, high) => {
  const taxes = [
    tax({ id: 'vat', tax: 10, on: ['rooms', 'extras'], ...vat }),
    tax({ id: 'low', tax: 5, level: 'booking', priceTo: 10_000, index: 1 }),
    tax({ id: 'high', tax: 10, level: 'booking', priceFrom: 10_001, index: 2 }),
  ];
  const levied = (price: number) =>
    taxLinesOn(taxes, [night(price), { ...night(5500), thing: 'extras', addonId: 'dinner' }])
      .filter(({ taxId }) => taxId !== 'vat')
      .map(({ taxId, amount }) => [taxId, amount]);
  expect([levied(low), levied(high)]).toEqual([[['low', 500]], [['high', 1001]]]);
});

test('a fixed tax of the booking is charged once, unless it says each night', () => {
  const once = tax({ id: 'once', taxType: 'fixed', tax: 40, level: 'booking' });
  const nightly = { ...once, id: 'nightly', index: 1, each: 'night' as const };
  expect(taxLinesOn([once, nightly], [night(100), night(100), night(100)]).map(({ amount }) => amount)).toEqual([
    40, 120,
  ]);
});

test('a tax of the fee alone is on no night', () => {
  const [line] = taxLinesOn([tax({ id: 'gst', tax: 18, on: ['fee'] })], [night(9000), { ...night(500), thing: 'fee' }]);
  expect(line).toMatchObject({ base: 500, amount: 90, basis: { roomNights: 0, lowestNight: 0, highestNight: 0 } });
});
