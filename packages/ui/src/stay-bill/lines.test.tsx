import type { Promotion } from '@latchkey/booking-core/promotion';
import type { TaxLine } from '@latchkey/booking-core/tax';
import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { BillTable } from '../bill/bill.tsx';
import { show } from '../testing/show.tsx';
import { OfferLine } from './offer-line.tsx';
import { TaxLines } from './tax-lines.tsx';

afterEach(cleanup);

const say = (amount: number): string => `₹${amount}`;
function lines(children: ReactNode): readonly (string | null)[] {
  show(<BillTable caption="Bill">{children}</BillTable>);
  return screen.getAllByRole('row').map(({ textContent }) => textContent);
}

const gst: TaxLine = {
  taxId: 'gst',
  name: 'GST',
  taxType: 'percentage',
  inclusive: false,
  rate: 12,
  base: 6200,
  amount: 744,
  basis: {
    level: 'room',
    roomNights: 1,
    lowestNight: 6200,
    highestNight: 6200,
    priceFrom: null,
    priceTo: null,
    includesTaxes: [],
  },
};
const cityTax: TaxLine = { ...gst, taxId: 'city', name: 'City tax', taxType: 'fixed', rate: 50, base: 3, amount: 150 };

test('a tax says its rate, once, and on what; a fixed one its amount alone', () => {
  expect(
    lines(<TaxLines locale="en" say={say} taxes={[gst, { ...gst, rate: 18, name: 'GST 18%' }, cityTax]} />),
  ).toEqual(['GST\u00a012%On ₹6200₹744', 'GST 18%On ₹6200₹744', 'City tax₹150']);
});

test('a tax that the price holds already is said to be in it', () => {
  expect(lines(<TaxLines locale="en" say={say} taxes={[gst]} within />)).toEqual(['Includes GST\u00a012%₹744']);
});

const offers: readonly [Promotion, string][] = [
  [
    { id: 'a', kind: 'early-bird', daysAhead: 30, percent: 10 },
    'Early-bird offer10% for booking at least 30 days ahead',
  ],
  [{ id: 'a', kind: 'last-minute', daysAhead: 1, percent: 10 }, 'Last-minute offer10% within 1 day of arrival'],
  [
    { id: 'a', kind: 'flat-above', above: 9000, off: 620 },
    'Offer for larger bookings₹620 off: rooms above ₹9000 before taxes',
  ],
  [{ id: 'a', kind: 'coupon', couponCode: 'DIWALI10', percent: 10 }, 'Your codeDIWALI10 · 10%'],
];

test.each(offers)('what an offer takes off, and why: $kind', (promotion, why) => {
  const discount = { promotionId: 'a', kind: promotion.kind, amount: 620 };
  expect(lines(<OfferLine discount={discount} promotion={promotion} say={say} locale="en" />)).toEqual([`${why}₹-620`]);
});

test('an offer that the hotel has ended keeps its line, without the reason', () => {
  const discount = { promotionId: 'a', kind: 'early-bird', amount: 620 } as const;
  expect(lines(<OfferLine discount={discount} promotion={undefined} say={say} locale="en" />)).toEqual([
    'Early-bird offer₹-620',
  ]);
});
