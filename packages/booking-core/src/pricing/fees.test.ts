import fc from 'fast-check';
import { expect, test } from 'vitest';
import { agreedOf, anyStay, rateAt, sameAs, someFees, today } from '../../test/agreed.fixtures.ts';
import { localDateOf } from '../dates/local-date.ts';
import { agreedBillOf } from './agreed-bill.ts';
import { changedStay } from './changed-stay.ts';
import type { WantedStay } from './changed-stay.types.ts';
import { roomPricer } from './price-room.ts';
import { priceStay } from './price-stay.ts';
import type { AgreedStay } from './agreed-stay.types.ts';
import type { Bill, Fee, NightlyRate } from './pricing.types.ts';
import { nightlyRates, roomOf, stayOf, tax } from './stay.fixtures.ts';

// Shows docs/rules.md: Entities (Fee).

const firstDay = 20_784;
const urban: Fee = { feeId: 'urban', name: 'Urban fee', per: 'night', amount: 3500 };
const newYork = [
  tax({ id: 'city', tax: 5.875, index: 1 }),
  tax({ id: 'sales', tax: 8.875, index: 2 }),
  tax({ id: 'of-fee', tax: 14.75, index: 3, on: ['fee'], feeIds: ['urban'] }),
];
const one = { adults: 1, childAges: [], infants: 0 };
const inNewYork = (nights: number) =>
  stayOf({
    currency: 'USD',
    rooms: [roomOf(nightlyRates(13_815, nights), one)],
    taxes: newYork,
    fees: [urban],
  });

test('a receipt of New York: room 133.15, fee 35.00 a night, taxes of 7.82, 11.82 and 5.16', () => {
  const bill = priceStay(inNewYork(1));
  expect(bill.taxes.map(({ amount }) => amount)).toEqual([782, 1182, 516]);
  expect(bill).toMatchObject({ totalTax: 2480, total: 13_315 + 3500 + 2480 });
  expect(bill.fees).toEqual([{ feeId: 'urban', name: 'Urban fee', per: 'night', quantity: 1, amount: 3500 }]);
  expect(priceStay(inNewYork(2)).fees).toMatchObject([{ quantity: 2, amount: 7000 }]);
});

test('a cleaning fee and a booking fee are two lines, and a tax of one of them is not of the other', () => {
  const fees: Fee[] = [
    { feeId: 'cleaning', name: 'Cleaning', per: 'room', amount: 6500 },
    { feeId: 'booking', name: 'Booking', per: 'booking', amount: 4500 },
  ];
  const bill = priceStay(
    stayOf({
      rooms: [roomOf(nightlyRates(10_000, 3)), roomOf(nightlyRates(10_000, 3))],
      taxes: [tax({ id: 'vat', tax: 10, on: ['fee'], feeIds: ['cleaning'] })],
      fees,
      convenienceFee: { kind: 'fixed', amount: 900 },
    }),
  );
  expect(bill.fees?.map(({ amount }) => amount)).toEqual([13_000, 4500]);
  expect(bill).toMatchObject({ totalTax: 1300, total: 60_000 + 13_000 + 4500 + 900 + 1300 });
});

test('two rooms, five guests, three nights: each unit is counted', () => {
  const bill = priceStay(
    stayOf({
      rooms: [roomOf(nightlyRates(9000, 3), { adults: 2, childAges: [4], infants: 1 }), roomOf(nightlyRates(9000, 3))],
      taxes: [],
      fees: someFees,
    }),
  );
  expect(bill.fees?.map(({ per, quantity }) => [per, quantity])).toEqual([
    ['guest-night', 15],
    ['booking', 1],
    ['night', 3],
    ['room', 2],
    ['room-night', 6],
    ['guest', 5],
  ]);
});

test('a stay of hours is one night', () => {
  const hours = { date: localDateOf(firstDay), startHour: 9, hours: 3, price: 3000 };
  const room = { ...roomOf([]), stay: { kind: 'hours' as const, hours } };
  const bill = priceStay(stayOf({ rooms: [room], taxes: [], fees: [urban] }));
  expect(bill).toMatchObject({ total: 6500, fees: [{ quantity: 1 }] });
});

const linesOf = (stay: AgreedStay | null): Bill['fees'] =>
  stay === null ? undefined : agreedBillOf(stay, () => newYork).bill.fees;
const rate: Omit<NightlyRate, 'date'> = rateAt(13_815);
const withFee = (amount: number, more: Partial<Fee> = {}) =>
  today({ fees: [{ ...urban, amount, ...more }], rateOn: () => rate });
const withNights = (stay: AgreedStay, ...nights: number[]): WantedStay => {
  const same = sameAs(stay);
  return {
    ...same,
    rooms: same.rooms.map((room) => ({ ...room, dates: nights.map((at) => localDateOf(firstDay + at)) })),
  };
};

test('a night that a change adds pays the fee of its day, and takes it along', () => {
  const two = agreedOf(inNewYork(2));
  const three = changedStay(two, withNights(two, 0, 1, 2), withFee(4000));
  expect(linesOf(three)).toMatchObject([{ quantity: 3, amount: 11_000 }]);
  if (three === null) throw new Error('priced');
  expect(linesOf(changedStay(three, withNights(three, 0, 1), withFee(9000)))).toMatchObject([{ amount: 7000 }]);
  expect(linesOf(changedStay(three, withNights(three, 2), withFee(9000)))).toMatchObject([{ amount: 4000 }]);
  expect(linesOf(changedStay(two, withNights(two, 0), withFee(9000)))).toMatchObject([{ amount: 3500 }]);
});

test.each([
  ['guest-night', 2, 400],
  ['guest', 1, 200],
  ['room-night', 0, 0],
] as const)('a guest who comes pays %s of today, and who leaves takes his along', (per, further, paid) => {
  const at100 = { ...urban, per, amount: 100 };
  const before = agreedOf(stayOf({ ...inNewYork(2), fees: [at100] }));
  const first = linesOf(before)?.[0]?.amount ?? 0;
  const same = sameAs(before);
  const two = changedStay(
    before,
    { ...same, rooms: same.rooms.map((room) => ({ ...room, guests: { ...one, adults: 2 } })) },
    withFee(200, { per }),
  );
  expect((linesOf(two)?.[0]?.amount ?? 0) - first).toBe(paid);
  expect(linesOf(two)?.[0]?.quantity).toBe((linesOf(before)?.[0]?.quantity ?? 0) + further);
  if (two === null) throw new Error('priced');
  expect(linesOf(changedStay(two, same, withFee(900, { per })))?.[0]?.amount).toBe(first);
});

test('a fee that came after a booking is of what is added alone, and one that went stays with what had it', () => {
  const before = agreedOf(stayOf({ ...inNewYork(2), fees: [] }));
  expect(linesOf(changedStay(before, sameAs(before), withFee(4000)))).toBeUndefined();
  expect(linesOf(changedStay(before, withNights(before, 0, 1, 2), withFee(4000)))).toMatchObject([{ amount: 4000 }]);
  const had = agreedOf(inNewYork(2));
  expect(linesOf(changedStay(had, withNights(had, 0, 1, 2), today({ rateOn: () => rate })))).toMatchObject([
    { quantity: 2, amount: 7000 },
  ]);
});

const sum = (lines: readonly { readonly amount: number }[] = []): number =>
  lines.reduce((all, { amount }) => all + amount, 0);

test('a bill with fees adds up, is that of its agreed parts, and that of the list where it is one room', () => {
  fc.assert(
    fc.property(anyStay, (stay) => {
      const bill = priceStay(stay);
      const onTop = sum(bill.taxes.filter(({ inclusive }) => !inclusive));
      expect(bill.total).toBe(
        bill.roomsTotal -
          bill.discount -
          bill.additionalDiscount +
          onTop +
          bill.addonsTotal +
          bill.convenienceFee +
          sum(bill.fees),
      );
      expect(agreedBillOf(agreedOf(stay), () => stay.taxes).bill).toEqual(bill);
      const [room] = stay.rooms;
      if (room?.stay.kind !== 'nights') return;
      const alone = { ...stay, rooms: [room], addons: [], coupon: null };
      expect(roomPricer(alone)(room.stay.nights, room.guests, room).total).toBe(priceStay(alone).total);
    }),
    { numRuns: 10_000 },
  );
});
