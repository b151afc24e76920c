import { describe, expect, it } from 'vitest';
import type { LocalDate } from '../dates/local-date.types.ts';
import { hasScope, isOnExtras, isRoomNight, isValidOn, scopeOf } from './holds-on.ts';
import { taxLinesOn } from './tax-lines.ts';
import { tax } from './tax.fixtures.ts';
import type { TaxedThing } from './taxed-things.ts';

const day = (date: string): LocalDate => date as LocalDate;

describe('a tax holds', () => {
  it.each([
    ['every day', {}, ['0001-01-01', '9999-12-31'], []],
    // Paris: the rate of 2024 holds from the first to the last day of the year.
    [
      'from its first day to its last',
      { validFrom: day('2024-01-01'), validTo: day('2024-12-31') },
      ['2024-01-01', '2024-06-15', '2024-12-31'],
      ['2023-12-31', '2025-01-01'],
    ],
    ['from its first day on', { validFrom: day('2025-09-22') }, ['2025-09-22', '2030-01-01'], ['2025-09-21']],
    ['until its last day', { validTo: day('2025-09-21') }, ['2000-01-01', '2025-09-21'], ['2025-09-22']],
    [
      'in a season of every year, its first and last day too',
      { season: { from: '04-01', to: '10-31' } },
      ['2026-04-01', '2026-07-01', '2026-10-31', '2027-04-01'],
      ['2026-03-31', '2026-11-01', '2026-01-01'],
    ],
    [
      'on one day of every year',
      { season: { from: '12-24', to: '12-24' } },
      ['2026-12-24', '2027-12-24'],
      ['2026-12-23', '2026-12-25'],
    ],
    [
      'in a season over the new year',
      { season: { from: '11-01', to: '03-31' } },
      ['2026-11-01', '2026-12-31', '2027-01-01', '2027-03-31'],
      ['2026-10-31', '2027-04-01'],
    ],
    [
      'in the seasons of its years alone',
      { validFrom: day('2026-01-01'), validTo: day('2026-12-31'), season: { from: '04-01', to: '10-31' } },
      ['2026-04-01', '2026-10-31'],
      ['2025-04-01', '2027-04-01', '2026-11-01'],
    ],
  ])('%s', (_, fields, on, off) => {
    const rule = tax({ id: 'levy', tax: 5, ...fields });
    expect(on.filter((date) => !isValidOn(rule, date))).toEqual([]);
    expect(off.filter((date) => isValidOn(rule, date))).toEqual([]);
  });
});

describe('the things of a tax', () => {
  it.each<[readonly TaxedThing[] | undefined, boolean]>([
    [undefined, false],
    [[], false],
    [['rooms'], false],
    [['rooms', 'extras'], true],
    [['extras'], true],
    [['fee'], true],
  ])('on %j: more than rooms %s', (on, isOnMore) => expect(isOnExtras({ on })).toBe(isOnMore));

  it.each<[TaxedThing | undefined, boolean]>([
    [undefined, true],
    ['rooms', true],
    ['extras', false],
    ['fee', false],
  ])('a night of %s is a room’s: %s', (thing, isRoom) =>
    expect(isRoomNight({ date: day('2026-11-27'), price: 1, thing })).toBe(isRoom),
  );

  it('of rooms and some extras are the rooms, and these extras alone', () => {
    const date = day('2026-11-27');
    const lines = taxLinesOn(
      [tax({ id: 'gst', tax: 10, on: ['rooms', 'extras'], addonIds: ['breakfast'] })],
      [
        { date, price: 10_000 },
        { date, price: 2000, thing: 'extras', addonId: 'breakfast' },
        { date, price: 500, thing: 'extras', addonId: 'parking' },
      ],
    );
    expect(lines.map(({ base, amount }) => [base, amount])).toEqual([[12_000, 1200]]);
  });
});

describe('the scope of a tax', () => {
  it('is none where nothing is said but rate, band, dates and what a cancellation leaves', () => {
    const everywhere = tax({ id: 'vat', tax: 7, priceTo: 7500, validTo: day('2026-12-31'), ifCancelled: 'kept' });
    expect([hasScope(everywhere), scopeOf(everywhere)]).toEqual([false, undefined]);
  });

  it('is none where a key is there without a value', () => {
    const everywhere = tax({ id: 'vat', tax: 7, per: undefined, exemptIf: undefined });
    expect([hasScope(everywhere), scopeOf(everywhere)]).toEqual([false, undefined]);
  });

  it('is all else that it says', () => {
    const city = tax({ id: 'city', taxType: 'fixed', tax: 500, per: 'person', maxNights: 7, exemptIf: undefined });
    expect([hasScope(city), scopeOf(city)]).toEqual([true, { per: 'person', maxNights: 7 }]);
  });
});
