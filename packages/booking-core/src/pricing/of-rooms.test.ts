import { expect, test } from 'vitest';
import { stayPriceOf } from './stay-price.ts';
import { priceStay } from './price-stay.ts';
import type { Fee, StayToPrice } from './pricing.types.ts';
import { nightlyRates, roomOf, stayOf, tax } from './stay.fixtures.ts';

// Shows docs/rules.md: Cancellation fees (First nights); Figures.

const cleaning: Fee = { feeId: 'cleaning', name: 'Cleaning', per: 'room', amount: 6500 };
const dinner = { addonId: 'dinner', name: 'Dinner', category: 'person' as const, price: 4000, quantity: 2 };
/** Two nights at 100.00, a cleaning of 65.00, two dinners of 40.00 and a convenience fee of 9.00. */
const stayWith = (...taxes: StayToPrice['taxes']): StayToPrice =>
  stayOf({
    currency: 'EUR',
    rooms: [roomOf(nightlyRates(10_000, 2))],
    taxes,
    fees: [cleaning],
    addons: [dinner],
    convenienceFee: { kind: 'fixed', amount: 900 },
    advance: { kind: 'first-night' },
  });

test.each<[string, StayToPrice['taxes'], number, number]>([
  ['no tax', [], 10_000, 10_000],
  ['7 % on rooms', [tax({ id: 'vat', tax: 7 })], 10_700, 10_700],
  ['10 % on the cleaning', [tax({ id: 'vat', tax: 10, on: ['fee'], feeIds: ['cleaning'] })], 10_000, 10_000],
  ['20 % on dinners', [tax({ id: 'vat', tax: 20, on: ['extras'] })], 10_000, 10_000],
  // Of 37.40 on all of it 20.00 are for the rooms.
  ['10 % on all of it', [tax({ id: 'vat', tax: 10, on: ['rooms', 'extras', 'fee'] })], 11_000, 11_000],
  ['20 % within dinners', [tax({ id: 'vat', tax: 20, on: ['extras'], inclusive: true })], 10_000, 10_000],
  // Owed for staying, 5.00 a night: a deposit has its part, a cancellation fee does not.
  ['a city tax', [tax({ id: 'city', taxType: 'fixed', tax: 500 })], 10_500, 10_000],
  [
    'a levy on dinners that comes back',
    [tax({ id: 'levy', tax: 20, on: ['extras'], ifCancelled: 'returned' })],
    10_000,
    10_000,
  ],
])('the first night with %s: as a deposit, and as what is kept', (_, taxes, deposit, kept) => {
  const bill = priceStay(stayWith(...taxes));
  expect([bill.dueNow.advance, stayPriceOf(bill).firstNights[0]]).toEqual([deposit, kept]);
});
