import { expect, it } from 'vitest';
import type { HotelFacts } from '../schema/hotel-facts.schema.ts';
import { faultsInRestrictions } from './night-rules.errors.ts';

const said = (restriction: object): string[] =>
  faultsInRestrictions({
    restrictions: [{ id: 'rule', ...restriction }],
    rooms: [{ id: 'villa' }],
    ratePlans: [{ id: 'flexible' }],
  } as unknown as HotelFacts).map(({ path, message }) => `${path} ${message}`);

it('a rule that holds and asks something is no fault', () =>
  expect(said({ from: '12-20', to: '01-05', roomTypeIds: ['villa'], minStay: 3, maxStay: 3 })).toEqual([]));

it.each([
  [
    { from: '2027-07-01', to: '08-31', minStay: 3 },
    'restrictions.rule.to is 08-31, and from is 2027-07-01: write the year',
  ],
  [{ from: '2027-07-01', to: '2027-06-30', minStay: 3 }, 'restrictions.rule.to is 2027-06-30, before from'],
  [{ on: ['2027-07-01'], from: '07-01', minStay: 3 }, 'restrictions.rule.on stands beside from and to'],
  [{ roomTypeIds: ['vila'], minStay: 3 }, 'restrictions.rule.roomTypeIds "vila" is no room'],
  [{ ratePlanIds: ['flex'], minStay: 3 }, 'restrictions.rule.ratePlanIds "flex" is no rate plan'],
  [{ minStay: 3, maxStay: 2 }, 'restrictions.rule.maxStay is 2, below minStay with 3: no stay would be sold'],
  [{ minAdvanceDays: 3, maxAdvanceDays: 2 }, 'restrictions.rule.maxAdvanceDays is 2, below'],
  [{ from: '07-01', to: '07-31' }, 'restrictions.rule asks nothing of a stay'],
])('%j is', (restriction, sentence) => expect(said(restriction)).toEqual([expect.stringContaining(sentence)]));
