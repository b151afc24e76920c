import { describe, expect, it } from 'vitest';
import { localDateOf } from '../dates/local-date.ts';
import type { TaxEntry } from '../tax/tax.types.ts';
import { agreedOf, firstDay, rateAt, sameAs, today } from '../../test/agreed.fixtures.ts';
import { agreedBillOf } from './agreed-bill.ts';
import { changedStay } from './changed-stay.ts';
import { priceRoom } from './price-room.ts';
import { priceStay } from './price-stay.ts';
import type { StayToPrice } from './pricing.types.ts';
import { nightlyRates, roomOf, stayOf, tax } from './stay.fixtures.ts';
import { taxableExtras, taxableNightsOf } from './taxable-stay.ts';

// Shows docs/rules.md: Entities (Tax).

const day = (night: number) => localDateOf(firstDay + night);
const vat = tax({ id: 'vat', tax: 10, index: 1 });
const sum = (fields: Partial<TaxEntry>): TaxEntry => tax({ id: 'levy', taxType: 'fixed', tax: 500, ...fields });
const rate = (percent: number, fields: Partial<TaxEntry>): TaxEntry => tax({ id: 'levy', tax: percent, ...fields });
/** Two nights of 10,600 for two and a child of five, booked on 2026-11-20; VAT on them is 2,120. */
const room = roomOf(nightlyRates(10_000, 2, firstDay), { adults: 2, childAges: [5], infants: 0 });
const ofTax = (levy: TaxEntry, fields: Partial<StayToPrice> = {}): StayToPrice =>
  stayOf({ rooms: [room], taxes: [vat, levy], ...fields });
/** What the levy comes to on the bill, now and once it is agreed; null where it has no line. */
const levied = (stay: StayToPrice): number | null => {
  const [bill, agreed] = [priceStay(stay), agreedBillOf(agreedOf(stay), () => stay.taxes)];
  expect(agreed).toEqual({ bill, total: bill.total });
  return bill.taxes.find(({ taxId }) => taxId === 'levy')?.amount ?? null;
};

describe('a levy of 5.00 a night', () => {
  it.each<[string, Partial<TaxEntry>, number | null]>([
    ['for each guest from 12', { per: 'person', exemptUnderAge: 12 }, 2000],
    ['for one night of a stay', { maxNights: 1 }, 500],
    ['for the second night', { fromNight: 2 }, 500],
    ['for stays by the night', { stay: 'nights' }, 1000],
    ['for stays by the hour', { stay: 'hours' }, null],
    ['for rooms of the type', { roomTypeIds: ['teak-king'] }, 1000],
    ['for rooms of another type', { roomTypeIds: ['suite'] }, null],
    ['for the plan', { ratePlanIds: ['breakfast'] }, 1000],
    ['for another plan', { ratePlanIds: ['fixed'] }, null],
    ['for stays of two nights', { minStay: 2 }, 1000],
    ['for stays of three', { minStay: 3 }, null],
    ['for what was booked from that day on', { bookedFrom: localDateOf(firstDay - 7) }, 1000],
    ['for what was booked later', { bookedFrom: localDateOf(firstDay - 6) }, null],
    ['for who is not on business', { exemptIf: ['business'] }, 1000],
  ])('%s', (_, fields, amount) => {
    const stay = ofTax(sum(fields));
    expect(levied(stay)).toBe(amount);
    expect(priceRoom(stay, nightlyRates(10_000, 2, firstDay), room.guests, room)).toEqual({
      priceBeforeTax: 21_200,
      total: 21_200 + 2120 + (amount ?? 0),
    });
  });

  it('is not for who declares an exemption', () =>
    expect(levied(ofTax(sum({ exemptIf: ['business'] }), { exemptions: ['business'] }))).toBeNull());

  it.each([
    ['hours', 500],
    ['nights', null],
  ] as const)('of %s on a stay of hours is %s', (stay, amount) => {
    const hours = { date: day(0), startHour: 10, hours: 3, price: 900 };
    expect(levied(ofTax(sum({ stay }), { rooms: [{ ...room, stay: { kind: 'hours', hours } }] }))).toBe(amount);
  });
});

describe('a levy by the day of booking, on a stay that is changed', () => {
  const agreed = agreedOf(stayOf({ rooms: [roomOf(nightlyRates(6000, 1, firstDay))], taxes: [] }));
  const longer = { ...sameAs(agreed), rooms: sameAs(agreed).rooms.map((one) => ({ ...one, dates: [day(0), day(1)] })) };
  const after = changedStay(agreed, longer, today({ rateOn: () => rateAt(6000) }));
  const of = (bookedFrom: number, stay = after) =>
    stay && agreedBillOf(stay, () => [sum({ bookedFrom: day(bookedFrom) })]).bill.totalTax;

  it('is on the nights that were booked from then on', () => expect([of(-7), of(-1), of(0)]).toEqual([1000, 500, 0]));

  it('goes by the first night where the day is not known', () => {
    const old = after && {
      ...after,
      rooms: after.rooms.map((one) => ({
        ...one,
        nights: one.nights.map((night) => ({ ...night, bookedOn: undefined })),
      })),
    };
    expect([of(0, old), of(1, old)]).toEqual([1000, 0]);
  });
});

describe('a levy on more than rooms', () => {
  const addons = [
    { addonId: 'car', name: 'Car', category: 'booking', price: 3000, quantity: 1 },
    { addonId: 'spa', name: 'Spa', category: 'booking', price: 500, quantity: 2 },
  ] as const;
  const fee = { kind: 'fixed', amount: 700 } as const;
  it.each<[string, TaxEntry, Partial<StayToPrice>, number | null]>([
    ['on extras', rate(10, { on: ['extras'] }), { addons }, 400],
    ['on one extra', rate(10, { on: ['extras'], addonIds: ['spa'] }), { addons }, 100],
    ['on the fee', rate(18, { on: ['fee'] }), { addons, convenienceFee: fee }, 126],
    ['on all', rate(10, { on: ['rooms', 'extras', 'fee'] }), { addons, convenienceFee: fee }, 2590],
    ['on no fee', rate(18, { on: ['fee'] }), { addons }, null],
    ['on no extra', rate(10, { on: ['extras'] }), { convenienceFee: fee }, null],
    ['on extras of other rooms', rate(10, { on: ['extras'], roomTypeIds: ['suite'] }), { addons }, null],
    ['on the extras of who is not exempt', rate(10, { on: ['extras'], exemptIf: ['staff'] }), { addons }, 400],
    [
      'on none of who is exempt',
      rate(10, { on: ['extras'], exemptIf: ['staff'] }),
      { addons, exemptions: ['staff'] },
      null,
    ],
    ['in a season of extras', rate(10, { on: ['extras'], season: { from: '11-27', to: '11-27' } }), { addons }, 400],
  ])('%s', (_, levy, fields, amount) => {
    const stay = ofTax(levy, fields);
    expect(levied(stay)).toBe(amount);
    expect(priceStay(stay).total).toBe(
      21_200 + 2120 + (fields.addons ? 4000 : 0) + (fields.convenienceFee ? 700 : 0) + (amount ?? 0),
    );
  });

  it('is in the price of a room in a list, as far as it is on the fee', () => {
    const stay = ofTax(rate(18, { on: ['fee'] }), { convenienceFee: fee });
    const { total } = priceRoom(stay, nightlyRates(10_000, 2, firstDay), room.guests, room);
    expect(total).toBe(21_200 + 2120 + 700 + 126);
  });
});

describe('what is taxed', () => {
  const scoped = rate(10, { on: ['extras'], maxNights: 1 });
  const of = { roomTypeId: 'twin', ratePlanId: 'flexible', guests: room.guests, kind: 'nights' } as const;
  it('is nothing of no nights', () => {
    expect(taxableNightsOf([scoped], of, [], { bookedOn: day(0) })).toEqual([]);
    expect(taxableExtras([scoped], [], { addons: [{ addonId: 'car', amount: 9 }] })).toEqual([]);
  });

  it('is a date and a price, where no tax asks for more', () =>
    expect(taxableNightsOf([vat], of, [{ date: day(0), price: 9 }], {})).toEqual([{ date: day(0), price: 9 }]));
});
