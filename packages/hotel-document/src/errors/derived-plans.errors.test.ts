import { expect, it } from 'vitest';
import type { HotelFacts } from '../schema/hotel-facts.schema.ts';
import { faultsInDerivedPlans } from './derived-plans.errors.ts';
import { faultsInSeasons } from './seasons.errors.ts';

const price = { priceForPax: [{ pax: 2, price: 5000 }] };
const house = (facts: object): HotelFacts =>
  ({
    rooms: [{ id: 'villa', prices: { flexible: price } }],
    ratePlans: [{ id: 'flexible' }],
    seasons: [],
    ...facts,
  }) as unknown as HotelFacts;
const said = (faults: readonly { path: string; message: string }[]): string[] =>
  faults.map(({ path, message }) => `${path} ${message}`);

it.each([
  [{ ratePlanId: 'flex', percent: 5 }, 'ratePlans.saver.derivedFrom.ratePlanId "flex" is no rate plan'],
  [{ ratePlanId: 'flexible' }, 'ratePlans.saver.derivedFrom says its price by one of the two'],
  [{ ratePlanId: 'flexible', percent: 5, amount: 5 }, 'ratePlans.saver.derivedFrom says its price by one of the two'],
  [
    { ratePlanId: 'flexible', amount: -5000 },
    'ratePlans.saver.derivedFrom.amount takes 5000 off, and villa costs no more',
  ],
])('a plan derived by %j is a fault', (derivedFrom, sentence) =>
  expect(said(faultsInDerivedPlans(house({ ratePlans: [{ id: 'flexible' }, { id: 'saver', derivedFrom }] })))).toEqual([
    expect.stringContaining(sentence),
  ]),
);

it('a derived plan has no prices of its own, and no plan that follows it', () => {
  const saver = { id: 'saver', derivedFrom: { ratePlanId: 'flexible', percent: -5 } };
  const more = { id: 'more', derivedFrom: { ratePlanId: 'saver', percent: -5 } };
  const rooms = [{ id: 'villa', prices: { flexible: price, saver: price } }];
  expect(said(faultsInDerivedPlans(house({ ratePlans: [{ id: 'flexible' }, saver, more], rooms })))).toEqual([
    'rooms.villa.prices.saver stands beside ratePlans.saver.derivedFrom: take out the one or the other',
    'ratePlans.more.derivedFrom.ratePlanId is "saver", which is derived itself: name the plan that has the prices',
  ]);
});

it.each([
  [{ percent: 5 }, 'seasons.fair.from is missing'],
  [{ from: '07-01', percent: 5 }, 'seasons.fair.to is missing'],
  [{ from: '2027-07-01', to: '07-31' }, 'seasons.fair.to is 07-31, and from is 2027-07-01: write the year'],
  [{ on: ['2027-07-01'], prices: { vila: {} } }, 'seasons.fair.prices.vila "vila" is no room'],
  [
    { on: ['2027-07-01'], prices: { villa: { saver: price } } },
    'seasons.fair.prices.villa.saver is no plan with a price',
  ],
])('a season %j is a fault', (season, sentence) =>
  expect(said(faultsInSeasons(house({ seasons: [{ id: 'fair', ...season }] })))).toEqual([
    expect.stringContaining(sentence),
  ]),
);
