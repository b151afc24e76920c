import { describe, expect, it } from 'vitest';
import { checkScopes } from './check-scope.ts';
import { tax } from './tax.fixtures.ts';
import type { TaxEntry } from './tax.types.ts';

/** A tax of 10: percent, or minor units where a row says that it is fixed. */
const entry = (fields: object): TaxEntry => tax({ id: 'one', tax: 10, ...fields });

const nights = ['fromNight', 'maxNights', 'lastNights', 'minStay', 'maxStay'] as const;

describe('nights of a tax', () => {
  it.each(nights)('%s is 1 or more', (key) => {
    expect(() => checkScopes([entry({ [key]: 1 })])).not.toThrow();
    expect(() => checkScopes([entry({ [key]: 0 })])).toThrow(
      expect.objectContaining({ code: 'out_of_range', argument: `taxes[0].${key}` }),
    );
  });

  it.each(nights)('%s is a whole number', (key) => {
    expect(() => checkScopes([entry({}), entry({ [key]: 1.5 })])).toThrow(
      expect.objectContaining({ code: 'not_an_integer', argument: `taxes[1].${key}` }),
    );
  });
});

describe('what can be', () => {
  it.each([
    ['a stay of exactly four nights', { minStay: 4, maxStay: 4 }],
    ['stays of four nights and more', { minStay: 4 }],
    ['an exemption of babies', { per: 'person', exemptUnderAge: 1 }],
    ['an exemption of all children', { per: 'person', exemptUnderAge: 18 }],
    ['half a percent for a child', { per: 'person', ages: [{ under: 12, tax: 0.5 }] }],
    ['a rate of children above the exempt', { per: 'person', exemptUnderAge: 6, ages: [{ under: 7, tax: 5 }] }],
    ['stays booked on one day', { bookedFrom: '2026-02-01', bookedTo: '2026-02-01' }],
    ['stays booked from a day until another', { bookedFrom: '2026-02-01', bookedTo: '2026-12-31' }],
    ['stays booked from a day on', { bookedFrom: '2026-02-01' }],
    ['stays booked until a day', { bookedTo: '2026-02-01' }],
    ['a season until the day that only leap years have', { season: { from: '12-01', to: '02-29' } }],
    ['a tax of the whole booking', { level: 'booking' }],
    ['a sum for each guest', { taxType: 'fixed', per: 'person' }],
    ['a percentage with a most', { atMost: 0 }],
    ['a percentage that spares breakfast', { untaxedPerGuest: 1200 }],
    ['a sum on rooms', { taxType: 'fixed', on: ['rooms'] }],
    ['a percentage on the fee', { on: ['fee'] }],
    ['a percentage on rooms of one type', { on: ['rooms'], roomTypeIds: ['suite'], ratePlanIds: ['bar'] }],
    ['a percentage on one extra', { on: ['extras'], addonIds: ['breakfast'] }],
    ['a sum once a stay', { taxType: 'fixed', each: 'stay' }],
    ['a sum on the first nights', { taxType: 'fixed', each: 'night', maxNights: 3 }],
  ])('%s', (_, fields) => {
    expect(() => checkScopes([entry(fields)])).not.toThrow();
  });
});

describe('figures that cannot be', () => {
  it.each([
    [{ minStay: 5, maxStay: 4 }, 'out_of_range', 'maxStay'],
    [{ atMost: -1 }, 'negative', 'atMost'],
    [{ untaxedPerGuest: 0.5 }, 'not_an_integer', 'untaxedPerGuest'],
    [{ per: 'person', exemptUnderAge: 0 }, 'out_of_range', 'exemptUnderAge'],
    [{ per: 'person', exemptUnderAge: 19 }, 'out_of_range', 'exemptUnderAge'],
    [{ per: 'person', ages: [{ under: 6.5, tax: 1 }] }, 'not_an_integer', 'ages[0].under'],
    [{ per: 'person', exemptUnderAge: 12, ages: [{ under: 12, tax: 1 }] }, 'out_of_range', 'ages[0].under'],
    [{ per: 'person', ages: [12, 12].map((under) => ({ under, tax: 1 })) }, 'out_of_range', 'ages[1].under'],
    [{ per: 'person', ages: [{ under: 12, tax: -1 }] }, 'invalid_percent', 'ages[0].tax'],
    [{ per: 'person', taxType: 'fixed', ages: [{ under: 12, tax: 0.5 }] }, 'not_an_integer', 'ages[0].tax'],
    [{ bookedFrom: '2026-02-30' }, 'invalid_date', 'bookedFrom'],
    [{ bookedTo: '2026-13-01' }, 'invalid_date', 'bookedTo'],
    [{ bookedFrom: '2026-02-01', bookedTo: '2026-01-31' }, 'reversed_dates', 'bookedTo'],
    [{ season: { from: '02-30', to: '03-01' } }, 'invalid_date', 'season.from'],
    [{ season: { from: '03-01', to: '04-31' } }, 'invalid_date', 'season.to'],
  ])('%j: %s at %s', (fields, code, at) => {
    expect(() => checkScopes([entry(fields)])).toThrow(expect.objectContaining({ code, argument: `taxes[0].${at}` }));
  });
});

describe('what contradicts itself', () => {
  it.each([
    ['guests of the whole booking', { per: 'person', level: 'booking' }, 'per'],
    ['a guest’s price of the whole booking', { bandPer: 'person', level: 'booking' }, 'bandPer'],
    ['an exempt age of a room', { exemptUnderAge: 12 }, 'exemptUnderAge'],
    ['ages of a room', { ages: [{ under: 12, tax: 1 }] }, 'ages'],
    ['the most of a sum', { taxType: 'fixed', atMost: 5 }, 'atMost'],
    ['the most a room of the whole booking', { level: 'booking', atMost: 5 }, 'atMost'],
    ['one most for guests of many rates', { per: 'person', atMost: 5, ages: [{ under: 12, tax: 1 }] }, 'atMost'],
    ['a sum that spares breakfast', { taxType: 'fixed', untaxedPerGuest: 1200 }, 'untaxedPerGuest'],
    ['a sum on the fee', { taxType: 'fixed', on: ['fee'] }, 'on'],
    ['a sum on rooms and extras', { taxType: 'fixed', on: ['rooms', 'extras'] }, 'on'],
    ['guests of an extra', { per: 'person', on: ['extras'] }, 'on'],
    ['the room type of an extra', { on: ['extras'], roomTypeIds: ['suite'] }, 'on'],
    ['the rate plan of the fee', { on: ['fee'], ratePlanIds: ['bar'] }, 'on'],
    ['the most of an extra', { on: ['extras'], atMost: 5 }, 'on'],
    ['one extra of a tax on rooms', { addonIds: ['breakfast'] }, 'addonIds'],
    ['one extra of a tax on the fee', { on: ['fee'], addonIds: ['breakfast'] }, 'addonIds'],
    ['a percentage once a stay', { each: 'stay' }, 'each'],
    ['a night to begin with, once a stay', { taxType: 'fixed', each: 'stay', fromNight: 2 }, 'each'],
    ['the first nights, once a stay', { taxType: 'fixed', each: 'stay', maxNights: 3 }, 'each'],
    ['the last nights, once a stay', { taxType: 'fixed', each: 'stay', lastNights: 2 }, 'each'],
  ])('%s', (_, fields, at) => {
    expect(() => checkScopes([entry(fields)])).toThrow(
      expect.objectContaining({ code: 'contradiction', argument: `taxes[0].${at}` }),
    );
  });
});
