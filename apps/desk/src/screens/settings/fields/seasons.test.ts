import { expect, test } from 'vitest';
import { type DraftDocuments, draftDocuments, factsIn, valueAt, withChanges } from '@latchkey/hotel-document/drafts';
import { changesOf } from './changes-of.ts';
import { groupsOf } from './fields-of.ts';
import { markName, markOf } from './mark-of.ts';
import type { SettingsPart } from './part.table.ts';

// Shows docs/rules.md: People of a hotel (Seasons and stay rules).

const steps = [
  { pax: 1, price: 90 },
  { pax: 2, price: 100 },
];
const room = (id: string) => ({ id, total: 2, maxPax: 2, prices: { flexible: { priceForPax: steps } } });
const facts = {
  currency: 'JPY',
  payment: { gateway: 'card-vault', modes: ['online', 'at-property'], advance: null },
  rooms: [room('king'), room('twin')],
  ratePlans: [
    { id: 'flexible', payment: ['full'], cancellation: [] },
    { id: 'saver', payment: ['advance'], advance: { kind: 'first-night', rest: { daysBefore: 9 } }, cancellation: [] },
  ],
  seasons: [{ id: 'summer', from: '06-01', to: '08-31', percent: 10 }],
  restrictions: [{ id: 'villa', arrivalDays: ['sat'], minStay: 7 }],
};
const documents = draftDocuments({ 'hotel.json': facts, 'words.en.json': {} });

/** What a page makes of the facts where some controls are typed into and all others are left as they are. */
function typed(part: SettingsPart, fields: Readonly<Record<string, string>>, own: DraftDocuments = documents) {
  const groups = groupsOf(part, own, 'en');
  const all = groups.flatMap((group) => group.fields);
  for (const path of Object.keys(fields))
    if (!all.some((one) => one.path === path)) throw new Error(`no field ${path}`);
  const { changes, invalid } = changesOf(groups, own, (name) => {
    const marked = all.find((one) => markName(one.name) === name);
    if (marked !== undefined) return markOf(marked.value);
    const field = all.find((one) => one.name === name);
    return field === undefined ? '' : (fields[field.path] ?? field.value);
  });
  const after = factsIn(withChanges(own, changes));
  return {
    invalid: invalid.map((name) => name.split(' ').at(-1)),
    at: (path: string) => valueAt(after, path as 'seasons'),
  };
}

const summer = (fields: Readonly<Record<string, string>>) =>
  typed('seasons', Object.fromEntries(Object.entries(fields).map(([key, value]) => [`seasons.summer.${key}`, value])));

test('nights of a season are written in words, and read in any of our languages', () => {
  const days = groupsOf('seasons', documents, 'de').flatMap(({ fields }) =>
    fields.flatMap(({ path, value }) => (/summer\.(from|to)$/.test(path) ? [value] : [])),
  );
  expect(days).toEqual(['1. Juni', '31. Aug.']);
  expect(summer({ from: '24 Dec 2027', to: '6. Januar 2028' }).at('seasons.summer')).toMatchObject({
    from: '2027-12-24',
    to: '2028-01-06',
  });
  expect(summer({ from: 'soon' }).invalid).toEqual(['seasons.summer.from']);
});

test('a season of some weekdays, rooms and plans names them in their order; of all of them it names none', () => {
  const some = { 'weekdays.sat': 'yes', 'weekdays.fri': 'yes', 'roomTypeIds.twin': 'yes', 'ratePlanIds.saver': 'yes' };
  const after = summer(some).at('seasons.summer');
  expect(after).toMatchObject({ weekdays: ['fri', 'sat'], roomTypeIds: ['twin'], ratePlanIds: ['saver'] });
  const own = draftDocuments({
    ...documents,
    'hotel.json': { ...facts, seasons: [{ ...facts.seasons[0], ...(after as object) }] },
  });
  const none = Object.fromEntries(Object.keys(some).map((key) => [`seasons.summer.${key}`, '']));
  expect(typed('seasons', none, own).at('seasons.summer')).toEqual(facts.seasons[0]);
});

test('a season gets prices of its own by guests, keeps those that are left alone, and loses them with the last one', () => {
  const at = 'prices.king.flexible.priceForPax';
  const priced = summer({ [`${at}.2`]: '150', [`${at}.1`]: '140' });
  const king = {
    flexible: {
      priceForPax: [
        { pax: 1, price: 140 },
        { pax: 2, price: 150 },
      ],
    },
  };
  expect(priced.at('seasons.summer.prices')).toEqual({ king });
  const prices = { king: { flexible: { ...king.flexible, extraAdult: 30 } }, twin: king };
  const own = draftDocuments({ ...documents, 'hotel.json': { ...facts, seasons: [{ ...facts.seasons[0], prices }] } });
  const less = (...fields: readonly string[]) =>
    typed('seasons', Object.fromEntries(fields.map((key) => [`seasons.summer.prices.${key}`, ''])), own);
  expect(less('king.flexible.priceForPax.1').at('seasons.summer.prices')).toEqual({
    king: { flexible: { priceForPax: [{ pax: 2, price: 150 }], extraAdult: 30 } },
    twin: king,
  });
  const both = ['king', 'twin'].flatMap((id) => [1, 2].map((pax) => `${id}.flexible.priceForPax.${pax}`));
  expect(less(...both).at('seasons.summer')).toEqual(facts.seasons[0]);
});

test('weekdays, the days ahead and the steps of prices are the house’s own', () => {
  const after = typed('seasons', {
    'weekdays.fri': '12',
    'weekdays.sun': '-5',
    daysOnSale: '500',
    roundPricesTo: '50',
  });
  expect(after.at('weekdays')).toEqual({ fri: 12, sun: -5 });
  expect([after.at('daysOnSale'), after.at('roundPricesTo')]).toEqual([500, 50]);
});

test('a rule of stays asks for days of arrival, lengths and time ahead, and holds on what is ticked', () => {
  const at = 'restrictions.villa';
  const after = typed('seasons', {
    [`${at}.arrivalDays.sun`]: 'yes',
    [`${at}.departureDays.sat`]: 'yes',
    [`${at}.closedToArrival`]: 'yes',
    [`${at}.minStay`]: '',
    [`${at}.minAdvanceDays`]: '0',
    [`${at}.cutOffHour`]: '18',
    [`${at}.from`]: '1 May',
    [`${at}.to`]: '30 Sep',
  });
  expect(after.at(at)).toEqual({
    id: 'villa',
    arrivalDays: ['sat', 'sun'],
    departureDays: ['sat'],
    closedToArrival: true,
    minAdvanceDays: 0,
    cutOffHour: 18,
    from: '05-01',
    to: '09-30',
  });
});

test('a plan is paid as is ticked, in the order in which guests choose', () =>
  expect(
    typed('plans', { 'ratePlans.flexible.payment.at-property': 'yes', 'ratePlans.flexible.payment.advance': 'yes' }).at(
      'ratePlans.flexible.payment',
    ),
  ).toEqual(['full', 'advance', 'at-property']));

test('a deposit is a share, a sum or the first night, with the rest that it had; without a kind there is none', () => {
  const plan = 'ratePlans.saver.advance';
  const rest = { daysBefore: 9 };
  const share = typed('plans', { [`${plan}.kind`]: 'percentage', [`${plan}.percent`]: '30' });
  expect(share.at(plan)).toEqual({ kind: 'percentage', percent: 30, rest });
  const sum = typed('plans', { [`${plan}.kind`]: 'fixed', [`${plan}.amount`]: '5000' });
  expect(sum.at(plan)).toEqual({ kind: 'fixed', amount: 5000, rest });
  const later = typed('plans', {
    [`${plan}.kind`]: 'fixed',
    [`${plan}.amount`]: '5000',
    [`${plan}.rest.daysBefore`]: '30',
  });
  expect(later.at(plan)).toMatchObject({ amount: 5000, rest: { daysBefore: 30 } });
  const none = typed('plans', { [`${plan}.kind`]: '', [`${plan}.rest.daysBefore`]: '30' });
  expect(none.at('ratePlans.saver')).toEqual({ id: 'saver', payment: ['advance'], cancellation: [] });
});

test('a deposit of the whole house is asked for where a plan has no own; a figure alone says its kind', () => {
  const own = draftDocuments({
    ...documents,
    'hotel.json': { ...facts, ratePlans: [{ id: 'saver', payment: ['advance'] }] },
  });
  expect(typed('payment', { 'payment.advance.percent': '25' }, own).at('payment.advance')).toEqual({
    kind: 'percentage',
    percent: 25,
  });
  expect(groupsOf('payment', documents, 'en').map(({ id }) => id)).toEqual(['at-property']);
});

test('the languages of the reception are ticked, and none is none', () => {
  const spoken = typed('contact', { 'spokenLanguages.hi': 'yes', 'spokenLanguages.en': 'yes' }, documents);
  expect(spoken.at('spokenLanguages')).toEqual(['en', 'hi']);
  const own = draftDocuments({ ...documents, 'hotel.json': { ...facts, spokenLanguages: ['en'] } });
  expect(typed('contact', { 'spokenLanguages.en': '' }, own).at('spokenLanguages')).toBeUndefined();
});
