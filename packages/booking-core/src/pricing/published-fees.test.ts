import { describe, expect, it } from 'vitest';
import { agreedOf, sameAs, today } from '../../test/agreed.fixtures.ts';
import { localDateOf } from '../dates/local-date.ts';
import type { GuestCounts } from '../guests/guest-counts.types.ts';
import type { TaxEntry } from '../tax/tax.types.ts';
import { agreedBillOf } from './agreed-bill.ts';
import { changedStay } from './changed-stay.ts';
import { priceStay } from './price-stay.ts';
import type { Fee, NightlyRate, StayToPrice } from './pricing.types.ts';
import type { FeeUnit } from './price-units.ts';
import { roomOf, stayOf, tax } from './stay.fixtures.ts';

// Shows docs/rules.md: Entities (Fee).

// The sums are worked out by hand from lists and receipts that houses publish.

const firstDay = 20_784;
const plain: Omit<NightlyRate, 'date'> = { priceForPax: [{ pax: 4, price: 10_000 }], extraAdult: 0, extraChild: 0 };
const nights = (count: number): NightlyRate[] =>
  Array.from({ length: count }, (_, at) => ({ date: localDateOf(firstDay + at), ...plain }));
const party = (adults: number, ...childAges: number[]): GuestCounts => ({ adults, childAges, infants: 1 });
const fee = (feeId: string, per: FeeUnit, amount: number): Fee => ({ feeId, name: feeId, per, amount });
const onFee = (id: string, percent: number, feeId: string, more: Partial<TaxEntry> = {}): TaxEntry =>
  tax({ id, tax: percent, on: ['fee'], feeIds: [feeId], ...more });
const stayWith = (count: number, parties: GuestCounts[], more: Partial<StayToPrice>): StayToPrice =>
  stayOf({ currency: 'EUR', taxes: [], rooms: parties.map((guests) => roomOf(nights(count), guests)), ...more });

/** fewo-line.de: cleaning 65.00 and booking 45.00. */
const [cleaning, booking] = [fee('cleaning', 'room', 6500), fee('booking', 'booking', 4500)];
/** shorenewsnetwork.com, a receipt of New York: an urban fee of 35.00 a night. */
const urban = fee('urban', 'night', 3500);
const resort = fee('resort', 'room-night', 3500);
const card = fee('card', 'guest', 250);
const linen = fee('linen', 'guest-night', 120);

describe('fees of houses', () => {
  it.each<[string, StayToPrice, number]>([
    ['cleaning and booking of one house', stayWith(3, [party(2)], { fees: [cleaning, booking] }), 30_000 + 11_000],
    // 65.00 of each, and 45.00 once.
    ['the same of two houses', stayWith(3, [party(2), party(2)], { fees: [cleaning, booking] }), 60_000 + 17_500],
    ['35.00 a night, whatever the rooms', stayWith(3, [party(2), party(2)], { fees: [urban] }), 60_000 + 10_500],
    ['35.00 a room and night', stayWith(3, [party(2), party(2)], { fees: [resort] }), 60_000 + 21_000],
    // Three of the four in the room: an infant counts for none.
    ['2.50 a guest', stayWith(3, [party(2, 8)], { fees: [card] }), 30_000 + 750],
    ['1.20 a guest and night', stayWith(4, [party(2, 8)], { fees: [linen] }), 40_000 + 1440],
    [
      'all of these at once',
      stayWith(2, [party(2, 8), party(1)], { fees: [cleaning, booking, urban, resort, card, linen] }),
      // 130.00, 45.00, 70.00, 140.00, four guests 10.00 and 9.60.
      40_000 + 13_000 + 4500 + 7000 + 14_000 + 1000 + 960,
    ],
    [
      'cleaning with 7 % within it',
      stayWith(3, [party(2)], { fees: [cleaning], taxes: [onFee('vat', 7, 'cleaning', { inclusive: true })] }),
      36_500,
    ],
    [
      '14.75 % on the urban fee alone, 5.16 a night and 15.49 for three',
      stayWith(3, [party(2)], { fees: [urban, booking], taxes: [onFee('city', 14.75, 'urban')] }),
      30_000 + 10_500 + 4500 + 1549,
    ],
    [
      'service of 10 % on a resort fee, and 5 % on both: 7.00 and 3.85',
      stayWith(2, [party(2)], {
        fees: [resort],
        taxes: [onFee('service', 10, 'resort', { index: 1 }), onFee('vat', 5, 'resort', { index: 2, useIndex: 1 })],
      }),
      20_000 + 7000 + 700 + 385,
    ],
    [
      'a tax on rooms alone is on no fee',
      stayWith(2, [party(2)], { fees: [cleaning], taxes: [tax({ id: 'vat', tax: 10 })] }),
      20_000 + 2000 + 6500,
    ],
    [
      'a tax on all fees is on the convenience fee too',
      stayWith(1, [party(2)], {
        fees: [cleaning],
        taxes: [tax({ id: 'vat', tax: 10, on: ['fee'] })],
        convenienceFee: { kind: 'percentage', percent: 3 },
      }),
      // 65.00 and 3.00, and 10 % of 68.00.
      10_000 + 6500 + 300 + 680,
    ],
  ])('%s', (_, stay, total) => {
    expect(priceStay(stay).total).toBe(total);
    expect(agreedBillOf(agreedOf(stay), () => stay.taxes).bill).toEqual(priceStay(stay));
  });

  it('have their own tax within them on a line of its own: 4.25 of 65.00', () => {
    const stay = stayWith(3, [party(2)], {
      fees: [cleaning, booking],
      taxes: [onFee('vat', 7, 'cleaning', { inclusive: true })],
    });
    expect(priceStay(stay).taxes.map(({ taxId, amount }) => [taxId, amount])).toEqual([['vat', 425]]);
  });
});

describe('a fee and its tax, after a change', () => {
  const then = [onFee('city', 10, 'resort')];
  const now = [onFee('city', 20, 'resort')];
  const taxesOf = (name: string) => (name === 'now' ? now : then);
  const before = agreedOf(stayWith(2, [party(2)], { fees: [resort], taxes: then }));
  const dates = (count: number) => Array.from({ length: count }, (_, at) => localDateOf(firstDay + at));
  const wanted = (count: number) => ({
    ...sameAs(before),
    rooms: sameAs(before).rooms.map((room) => ({ ...room, dates: dates(count) })),
  });
  const prices = today({ fees: [{ ...resort, amount: 4000 }], rateOn: () => plain });
  const billFor = (stay: typeof before | null) => stay && agreedBillOf(stay, taxesOf).bill;

  it('is of its day: 35.00 and 10 % for two nights, 40.00 and 20 % for the third', () => {
    expect(billFor(before)?.total).toBe(20_000 + 7000 + 700);
    const three = changedStay(before, wanted(3), prices);
    // 110.00 in fees, 7.00 and 8.00 in taxes.
    expect(billFor(three)?.total).toBe(30_000 + 11_000 + 1500);
    const dearer = today({ fees: [{ ...resort, amount: 9000 }], rateOn: () => plain });
    const two = three && changedStay(three, wanted(2), dearer);
    expect(billFor(two)?.total).toBe(20_000 + 7000 + 700);
    const one = two && changedStay(two, wanted(1), dearer);
    expect(billFor(one)?.total).toBe(10_000 + 3500 + 350);
  });
});
