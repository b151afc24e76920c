import { expect, test } from 'vitest';
import { changedFact, draftDocuments } from '@latchkey/hotel-document/drafts';
import { addedRule, removedRule } from './rule-entries.ts';

// Shows docs/rules.md: People of a hotel (Seasons and stay rules).

const documents = draftDocuments({
  'hotel.json': { seasons: [{ id: 'summer' }], restrictions: [{ id: 'saturdays', arrivalDays: ['sat'] }] },
});
const typed =
  (fields: Readonly<Record<string, string>>) =>
  (name: string): string =>
    fields[name] ?? '';

const season = { 'new kind': 'seasons', 'season name': 'Summer', 'season from': '1 Jun', 'season to': '31 Aug' };
const rule = { 'new kind': 'restrictions', 'rule name': 'Villas', 'rule min stay': '7' };

test('a season has its nights, its change of prices and its minimum stay', () =>
  expect(addedRule(documents, typed({ ...season, 'season percent': '-12,5', 'season min stay': '3' }))).toEqual({
    id: 'seasons.summer-2',
    changes: [
      changedFact('seasons.summer-2', {
        id: 'summer-2',
        name: 'Summer',
        from: '06-01',
        to: '08-31',
        percent: -12.5,
        minStay: 3,
      }),
    ],
  }));

test.each([
  ['without its last night', { 'season to': '' }],
  ['with a night that is none', { 'season from': '31 June' }],
  ['with the year of one night alone', { 'season from': '1 Jun 2027' }],
  ['by a change that is no figure', { 'season percent': 'more' }],
  ['with a minimum stay of nothing', { 'season min stay': '0' }],
])('a season %s is refused', (_, fields) =>
  expect(addedRule(documents, typed({ ...season, ...fields }))).toBe('season_wrong'),
);

test('a rule asks for nights or a day of arrival, all year or between two days', () => {
  expect(addedRule(documents, typed(rule))).toEqual({
    id: 'restrictions.villas',
    changes: [changedFact('restrictions.villas', { id: 'villas', name: 'Villas', minStay: 7 })],
  });
  const changeover = { ...rule, 'rule min stay': '', 'rule arrival': 'sat', 'rule from': '1 May', 'rule to': '30 Sep' };
  expect(addedRule(documents, typed(changeover))).toMatchObject({
    changes: [{ value: { arrivalDays: ['sat'], from: '05-01', to: '09-30' } }],
  });
});

test.each([
  ['that asks nothing', { 'rule min stay': '' }],
  ['of more nights than can be asked', { 'rule min stay': '91' }],
  ['with its first night alone', { 'rule from': '1 May' }],
  ['with a night that is none', { 'rule from': 'May', 'rule to': '30 Sep' }],
])('a rule %s is refused', (_, fields) =>
  expect(addedRule(documents, typed({ ...rule, ...fields }))).toBe('rule_wrong'),
);

test('a season and a rule go; what is not there does not', () => {
  expect(removedRule(documents, 'seasons.summer')).toEqual([changedFact('seasons.summer')]);
  expect(removedRule(documents, 'restrictions.saturdays')).toEqual([changedFact('restrictions.saturdays')]);
  expect(removedRule(documents, 'seasons.winter')).toBeNull();
  expect(removedRule(documents, 'rooms.king')).toBeNull();
});
