import { describe, expect, it } from 'vitest';
import type { LocalDate } from '../dates/local-date.types.ts';
import { tax } from '../pricing/stay.fixtures.ts';
import { couple, stay } from './nights.fixtures.ts';
import { taxLinesOn } from './tax-lines.ts';
import type { TaxableNight, TaxEntry } from './tax.types.ts';

const arrival = '2026-11-27' as LocalDate;

const amounts = (nights: readonly TaxableNight[], ...taxes: TaxEntry[]): number[] =>
  taxLinesOn(taxes, nights).map(({ amount }) => amount);

const perPerson = (fields: Partial<TaxEntry> = {}): TaxEntry =>
  tax({ id: 'city', taxType: 'fixed', tax: 150, per: 'person', ...fields });

describe('a tax per person', () => {
  it('is charged for each adult and child, and for no infant', () => {
    expect(amounts(stay(2, 10_000, { adults: 2, childAges: [5], infants: 1 }), perPerson())).toEqual([900]);
  });

  it('spares who is younger than its exemption, at 18 all children', () => {
    const family = { adults: 2, childAges: [16, 17, null], infants: 0 };
    expect(amounts(stay(1, 10_000, family), perPerson({ exemptUnderAge: 17 }))).toEqual([450]);
    expect(amounts(stay(1, 10_000, family), perPerson({ exemptUnderAge: 18 }))).toEqual([300]);
  });

  it('has a rate for each age: the lowest bracket that holds', () => {
    const ages = [
      { under: 7, tax: 0 },
      { under: 13, tax: 40 },
      { under: 18, tax: 75 },
    ];
    const family = { adults: 1, childAges: [6, 7, 12, 13, 17], infants: 0 };
    expect(amounts(stay(1, 10_000, family), perPerson({ ages }))).toEqual([150 + 40 + 40 + 75 + 75]);
  });

  it('has a line with how many guests and nights it was charged for', () => {
    const [line] = taxLinesOn(
      [perPerson({ exemptUnderAge: 12 })],
      stay(3, 10_000, { adults: 2, childAges: [4], infants: 0 }),
    );
    expect(line).toMatchObject({
      base: 6,
      amount: 900,
      basis: { roomNights: 3, guestNights: 6, scope: { per: 'person', exemptUnderAge: 12 } },
    });
  });

  it('as a percentage is of the part of the price that is theirs', () => {
    const percent = tax({ id: 'levy', tax: 10, per: 'person', exemptUnderAge: 18 });
    expect(amounts(stay(1, 30_000, { adults: 2, childAges: [3], infants: 0 }), percent)).toEqual([2000]);
  });

  it('of a percentage comes to its most for each of them', () => {
    const percent = tax({ id: 'levy', tax: 5, per: 'person', atMost: 600 });
    expect(amounts(stay(2, 10_000), percent)).toEqual([1000]);
    expect(amounts(stay(2, 40_000), percent)).toEqual([2400]);
  });

  it('looks at the price of one guest where its band does', () => {
    const low = perPerson({ id: 'low', tax: 200, bandPer: 'person', priceTo: 5999 });
    const high = perPerson({ id: 'high', tax: 400, bandPer: 'person', priceFrom: 6000, index: 1 });
    expect(taxLinesOn([low, high], stay(1, 11_998)).map(({ taxId, amount }) => [taxId, amount])).toEqual([
      ['low', 400],
    ]);
    expect(taxLinesOn([low, high], stay(1, 12_000)).map(({ taxId, amount }) => [taxId, amount])).toEqual([
      ['high', 800],
    ]);
  });
});

describe('a tax of a part of the price', () => {
  it('spares what each guest’s breakfast comes to', () => {
    const city = tax({ id: 'city', tax: 7.5, untaxedPerGuest: 1000 });
    expect(amounts(stay(2, 12_000), city)).toEqual([1500]);
    expect(amounts(stay(1, 12_000, { adults: 1, childAges: [], infants: 1 }), city)).toEqual([825]);
  });

  it('is nothing where all of the price is spared, and takes nothing off other nights', () => {
    const city = tax({ id: 'city', tax: 10, untaxedPerGuest: 1000 });
    const nights = stay(2, 12_000).map((night, at) => ({ ...night, price: at === 0 ? 500 : 12_000 }));
    expect(amounts(nights, city)).toEqual([1000]);
  });

  it('stands on what is left once inclusive taxes are out', () => {
    const vat = tax({ id: 'vat', tax: 7, inclusive: true });
    const city = tax({ id: 'city', tax: 7.5, untaxedPerGuest: 1000, index: 1 });
    expect(amounts(stay(1, 10_700), vat, city)).toEqual([700, 600]);
  });
});

describe('a tax of some nights', () => {
  it('is charged on so many of them at most', () => {
    const dirham = tax({ id: 'dirham', taxType: 'fixed', tax: 1500, maxNights: 30 });
    expect([30, 31, 75].flatMap((nights) => amounts(stay(nights, 50_000), dirham))).toEqual([45_000, 45_000, 45_000]);
  });

  it('begins with a later night, or is of the last ones', () => {
    expect(amounts(stay(30, 12_000), tax({ id: 'vat', tax: 20, fromNight: 29 }))).toEqual([4800]);
    expect(amounts(stay(5, 12_000), tax({ id: 'late', tax: 10, lastNights: 2 }))).toEqual([2400]);
    expect(amounts(stay(28, 12_000), tax({ id: 'vat', tax: 20, fromNight: 29 }))).toEqual([]);
  });

  it('is charged once a stay, for each guest', () => {
    expect(amounts(stay(4, 10_000), perPerson({ each: 'stay' }))).toEqual([300]);
  });

  it('is of stays of so many nights', () => {
    const short = tax({ id: 'short', tax: 10, maxStay: 3 });
    const long = tax({ id: 'long', tax: 5, minStay: 4, index: 1 });
    expect([3, 4].map((nights) => taxLinesOn([short, long], stay(nights, 10_000)).map(({ taxId }) => taxId))).toEqual([
      ['short'],
      ['long'],
    ]);
  });

  it('is of a season, over the new year too', () => {
    const winter = perPerson({ season: { from: '12-15', to: '01-10' } });
    const on = (firstNight: string) =>
      amounts(stay(1, 10_000, couple, { firstNight: firstNight as LocalDate }), winter);
    expect(['2026-12-14', '2026-12-15', '2027-01-10', '2027-01-11'].map(on)).toEqual([[], [300], [300], []]);
  });
});

describe('a tax of some stays', () => {
  it('is of hours or nights, rooms and plans', () => {
    const one = (of: Partial<TaxEntry>) => tax({ id: 'one', tax: 10, ...of });
    expect(amounts(stay(1, 1000), one({ stay: 'hours' }))).toEqual([]);
    expect(amounts(stay(1, 1000, couple, { kind: 'hours' }), one({ stay: 'hours' }))).toEqual([100]);
    expect(amounts(stay(1, 1000), one({ roomTypeIds: ['suite'] }))).toEqual([]);
    expect(amounts(stay(1, 1000), one({ roomTypeIds: ['suite', 'twin'], ratePlanIds: ['flexible'] }))).toEqual([100]);
    expect(amounts(stay(1, 1000), one({ ratePlanIds: ['fixed'] }))).toEqual([]);
  });

  it('is of bookings made from a day until another, both inclusive', () => {
    const levy = tax({
      id: 'levy',
      tax: 5,
      bookedFrom: '2025-10-01' as LocalDate,
      bookedTo: '2026-12-31' as LocalDate,
    });
    const on = (bookedOn: string) => amounts(stay(1, 1000, couple, { bookedOn: bookedOn as LocalDate }), levy);
    expect(['2025-09-30', '2025-10-01', '2026-12-31', '2027-01-01'].map(on)).toEqual([[], [50], [50], []]);
  });

  it('is not paid by who has declared one of its exemptions', () => {
    const levy = tax({ id: 'levy', tax: 5, exemptIf: ['business', 'resident'] });
    const by = (exemptions: string[]) => amounts(stay(1, 1000, couple, { exemptions }), levy);
    expect([by([]), by(['resident']), by(['student'])]).toEqual([[50], [], [50]]);
  });
});

it('a tax on extras or the fee is a percentage of them alone, inside their price or on top', () => {
  const [night] = stay(1, 10_000);
  const things: TaxableNight[] = [
    { date: arrival, price: 10_000, ...(night?.stay === undefined ? {} : { stay: night.stay }) },
    { date: arrival, price: 2140, thing: 'extras', addonId: 'breakfast' },
    { date: arrival, price: 500, thing: 'extras', addonId: 'parking' },
    { date: arrival, price: 300, thing: 'fee' },
  ];
  expect(amounts(things, tax({ id: 'all', tax: 10, on: ['rooms', 'extras', 'fee'] }))).toEqual([1294]);
  expect(
    amounts(things, tax({ id: 'food', tax: 7, inclusive: true, on: ['extras'], addonIds: ['breakfast'] })),
  ).toEqual([140]);
  expect(amounts(things, tax({ id: 'rooms', tax: 10 }))).toEqual([1000]);
});
