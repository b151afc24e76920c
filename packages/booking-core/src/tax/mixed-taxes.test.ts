import { expect, test } from 'vitest';
import type { LocalDate } from '../dates/local-date.types.ts';
import { tax } from '../pricing/stay.fixtures.ts';
import { taxLinesOn } from './tax-lines.ts';

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
