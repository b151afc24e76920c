import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agreedOf, anyStay, sameAs, today } from '../../test/agreed.fixtures.ts';
import { taxLinesOn } from '../tax/tax-lines.ts';
import { agreedBillOf } from './agreed-bill.ts';
import { atAgreedPrice } from './agreed-price.ts';
import { changedStay } from './changed-stay.ts';
import { roomPricer } from './price-room.ts';
import { priceStay } from './price-stay.ts';
import type { Bill, StayToPrice } from './pricing.types.ts';
import { indianTaxes, nightlyRates, roomOf, stayOf, tax } from './stay.fixtures.ts';

const tokyo = [
  tax({ id: 'vat', tax: 10, inclusive: true }),
  tax({ id: '100', taxType: 'fixed', tax: 100, per: 'person', bandPer: 'person', priceFrom: 10_000, priceTo: 14_999 }),
  tax({ id: '200', taxType: 'fixed', tax: 200, per: 'person', bandPer: 'person', priceFrom: 15_000 }),
];
const alone = { adults: 1, childAges: [], infants: 0 };
const at = (price: number, nights: number): StayToPrice['rooms'][number] => roomOf(nightlyRates(price, nights));
const offOf = (off: number): StayToPrice['promotions'] => [{ id: 'off', kind: 'flat-above', above: 0, off }];
const linesOf = ({ taxes }: Pick<Bill, 'taxes'>) =>
  taxes.map(({ taxId, base, basis: { roomNights } }) => [taxId, base, roomNights]);
const high = (base: number, nights: number) => [
  ['CGST-high', base, nights],
  ['SGST-high', base, nights],
];
const low = (base: number, nights: number) => [
  ['CGST', base, nights],
  ['SGST', base, nights],
];

describe('a band looks at the share of a discount before it is rounded', () => {
  const tenOff: StayToPrice['promotions'] = [{ id: 'ten', kind: 'percent-off', percent: 10 }];
  const week: StayToPrice['promotions'] = [{ id: 'week', kind: 'stay-price', nights: 7, price: 52_503 }];
  const month: StayToPrice['promotions'] = [{ id: 'month', kind: 'stay-price', nights: 28, price: 210_001 }];
  const offGuests: StayToPrice['promotions'] = [{ id: 'each', kind: 'amount-off', off: 250, per: 'guest' }];
  const code: StayToPrice['coupon'] = { id: 'code', kind: 'coupon', couponCode: 'TEN', percent: 10 };
  it.each([
    ['10 % off three nights of 8,334, 7,500.67 each', { rooms: [at(8334, 3)], promotions: tenOff }, high(22_502, 3)],
    ['the same by a code', { rooms: [at(8334, 3)], coupon: code }, high(22_502, 3)],
    ['three nights of 7,500 exactly', { rooms: [at(8333, 3)], promotions: offOf(2499) }, low(22_500, 3)],
    ['three nights of 7,499.67', { rooms: [at(8333, 3)], promotions: offOf(2500) }, low(22_499, 3)],
    ['a price of the week, 7,500.43 a night', { rooms: [at(8000, 7)], promotions: week }, high(52_503, 7)],
    ['a price of four weeks, 7,500.04 a night', { rooms: [at(8000, 28)], promotions: month }, high(210_001, 28)],
    [
      'two rooms for a night, 7,500.50 each',
      { rooms: [at(8000, 1), at(8000, 1)], promotions: offOf(999) },
      high(15_001, 2),
    ],
    [
      'a sum off each guest of rooms at two prices',
      { rooms: [at(8000, 1), at(8001, 1)], promotions: offGuests },
      // 8,000 × 15,001 / 16,001 is 7,500.03.
      high(15_001, 2),
    ],
  ] as const)('%s', (_, fields, lines) => {
    expect(linesOf(priceStay(stayOf(fields)))).toEqual(lines);
  });

  // 9,999.67 and 10,999.67 with 10 % in it are less than 10,000: the tax begins there.
  it.each([
    ['before tax', tokyo.slice(1), 11_111, 3334, []],
    ['of which tax is taken out', tokyo, 12_222, 3667, [['vat', 29_999, 3]]],
  ] as const)('for a guest alone in Tokyo, %s', (_, taxes, price, off, lines) => {
    const rooms = [roomOf(nightlyRates(price + 500, 3), alone)];
    expect(linesOf(priceStay(stayOf({ rooms, promotions: offOf(off), taxes, currency: 'JPY' })))).toEqual(lines);
  });
});

describe('why', () => {
  it('says a price that is within the bounds of its tax', () => {
    // 7,500.33 a night, of which one is billed at 7,501.
    const { taxes } = priceStay(stayOf({ rooms: [at(8000, 3)], promotions: offOf(1499) }));
    expect(taxes.map(({ basis }) => [basis.lowestNight, basis.highestNight, basis.priceFrom])).toEqual([
      [7501, 7501, 7501],
      [7501, 7501, 7501],
    ]);
  });
});

describe('an agreed stay', () => {
  const taxesOf = () => indianTaxes;
  const three = agreedOf(
    stayOf({ rooms: [at(8334, 3)], promotions: [{ id: 'ten', kind: 'percent-off', percent: 10 }] }),
  );

  it('keeps the band of every night that stays', () => {
    const wanted = sameAs(three);
    const dates = wanted.rooms[0]?.dates ?? [];
    for (const left of [dates.slice(0, 2), dates.slice(1), dates.slice(0, 1)]) {
      const rooms = wanted.rooms.map((room) => ({ ...room, dates: left }));
      const stay = changedStay(three, { ...wanted, rooms }, today());
      const { bill } = agreedBillOf(stay ?? three, taxesOf);
      expect(bill.taxes.map(({ taxId }) => taxId)).toEqual(['CGST-high', 'SGST-high']);
    }
  });

  it('has one band for nights at an agreed total, and costs it', () => {
    const own = agreedOf(stayOf({ rooms: [at(8000, 3)] }));
    const agreed = atAgreedPrice(own, 26_552, taxesOf);
    const { bill, total } = agreedBillOf(agreed, taxesOf);
    expect([total, linesOf(bill)]).toEqual([26_552, high(22_502, 3)]);
  });

  it('of before fractions were kept stands as it was billed', () => {
    const before = JSON.parse(JSON.stringify(three), (key: string, value: unknown) =>
      key === 'rounding' ? undefined : value,
    ) as typeof three;
    expect(linesOf(agreedBillOf(before, taxesOf).bill)).toEqual([
      ['CGST', 7500, 1],
      ['SGST', 7500, 1],
      ['CGST-high', 15_002, 2],
      ['SGST-high', 15_002, 2],
    ]);
  });
});

describe('equal nights of one room at one price and one discount', () => {
  const bound = 7500;
  const banded = [
    tax({ id: 'low', tax: 5, index: 1, priceTo: bound }),
    tax({ id: 'high', tax: 18, index: 2, priceAbove: bound }),
  ];
  const from = [
    tax({ id: 'low', tax: 5, index: 1, priceTo: bound - 1 }),
    tax({ id: 'high', tax: 18, index: 2, priceFrom: bound }),
  ];
  const nearby = fc.record({
    nights: fc.integer({ min: 1, max: 9 }),
    rooms: fc.integer({ min: 1, max: 3 }),
    above: fc.integer({ min: 1, max: 3000 }),
    less: fc.integer({ min: -12, max: 12 }),
    taxes: fc.constantFrom(banded, from),
    inclusive: fc.boolean(),
  });
  const stayAt = ({
    nights,
    rooms,
    above,
    less,
    taxes,
    inclusive,
  }: typeof nearby extends fc.Arbitrary<infer Of> ? Of : never) => {
    const gross = inclusive ? 7875 : bound;
    return stayOf({
      rooms: Array.from({ length: rooms }, () => at(gross + above, nights)),
      promotions: offOf(Math.max(0, above * nights * rooms + less)),
      taxes: taxes.map((entry) => ({ ...entry, inclusive })),
    });
  };
  const bandsIn = ({ taxes }: Pick<Bill, 'taxes'>) => taxes.map(({ taxId }) => taxId);

  it('fall into one band, at booking and as it was agreed, and what is left of them too', () => {
    fc.assert(
      fc.property(nearby, fc.integer({ min: 1, max: 9 }), fc.integer({ min: -4, max: 4 }), (near, left, more) => {
        const stay = stayAt(near);
        const bill = priceStay(stay);
        expect(bandsIn(bill)).toHaveLength(1);
        const agreed = agreedOf(stay);
        const taxesOf = () => stay.taxes;
        expect(agreedBillOf(agreed, taxesOf)).toEqual({ bill, total: bill.total });
        const other = agreedBillOf(atAgreedPrice(agreed, Math.max(0, bill.total + more), taxesOf), taxesOf);
        expect(bandsIn(other.bill)).toHaveLength(1);
        const wanted = sameAs(agreed);
        const rooms = wanted.rooms.map((room) => ({ ...room, dates: room.dates.slice(0, left) }));
        const shorter = changedStay(agreed, { ...wanted, rooms }, today());
        expect(shorter && bandsIn(agreedBillOf(shorter, taxesOf).bill)).toEqual(bandsIn(bill));
      }),
      { seed: 7500, numRuns: 300 },
    );
  });

  it('cost in a list what they cost on the bill', () => {
    fc.assert(
      fc.property(nearby, (near) => {
        const stay = stayAt({ ...near, rooms: 1 });
        const [room] = stay.rooms;
        if (room?.stay.kind !== 'nights') throw new Error('no nights');
        expect(roomPricer(stay)(room.stay.nights, room.guests, room).total).toBe(priceStay(stay).total);
      }),
      { seed: 7501, numRuns: 300 },
    );
  });

  it('leave lines that add up, whatever the stay', () => {
    fc.assert(
      fc.property(anyStay, (stay) => {
        const bill = priceStay(stay);
        const onTop = bill.taxes.reduce((sum, line) => (line.inclusive ? sum : sum + line.amount), 0);
        const fees = (bill.fees ?? []).reduce((sum, { amount }) => sum + amount, bill.convenienceFee);
        const rooms = bill.roomsTotal - bill.discount - bill.additionalDiscount;
        expect(bill.total).toBe(rooms + onTop + bill.addonsTotal + fees);
      }),
      { seed: 7502, numRuns: 200 },
    );
  });
});

it('an extra is judged by what it costs itself', () => {
  const [first, second] = indianTaxes.map((entry) => ({ ...entry, on: ['rooms', 'extras'] as const }));
  if (first === undefined || second === undefined) throw new Error('no taxes');
  const night = { date: '2026-11-27' as never, price: 9000 };
  expect(taxLinesOn([first], [night, { ...night, price: 500, thing: 'extras', addonId: 'dinner' }])).toMatchObject([
    { base: 500 },
  ]);
});
