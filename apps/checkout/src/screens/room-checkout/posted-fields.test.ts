import {
  companionField,
  companionFieldNames,
  emptyCompanion,
  emptyTraveller,
  travellerFieldNames,
} from '@latchkey/booking-core/validation';
import { expect, test } from 'vitest';
import { keepTyped, recallTyped } from './history-entry.ts';
import { stayFieldsOf, withCompanion, withoutCompanion } from './posted-fields.ts';
import { nothingTyped, withFields } from './typed.ts';

/** A form of which every field of travellers is filled in, with its own name. */
const posted = stayFieldsOf({ field: (name) => (name === 'companions' ? '2' : name) });

test('a form without a script brings every field of each traveller back', () => {
  for (const field of travellerFieldNames) expect(posted).toHaveProperty(field, field);
  for (const place of [0, 1])
    for (const field of companionFieldNames)
      expect(posted).toHaveProperty(companionField(place, field), companionField(place, field));
  const typed = withFields(nothingTyped('IN', null), (name) => posted[name] ?? '', []);
  expect(Object.values(typed.lead)).toEqual(travellerFieldNames);
  expect(typed.companions.map((one) => Object.keys(one))).toEqual([companionFieldNames, companionFieldNames]);
});

test('a traveller who is taken out takes every field along, and one more has none yet', () => {
  const fewer = withoutCompanion(posted, 0);
  for (const field of companionFieldNames) {
    expect(fewer[companionField(0, field)]).toBe(companionField(1, field));
    expect(fewer).not.toHaveProperty(companionField(1, field));
  }
  expect(withCompanion(fewer)['companions']).toBe('2');
});

test('what a release with fewer fields has left in the history is filled up', () => {
  const typed = nothingTyped('IN', null);
  const lead = { fullName: 'Meera Iyer', contactNumber: '' };
  keepTyped({ ...typed, lead, companions: [{ fullName: 'Ravi Iyer' }] } as never);
  expect(recallTyped()).toEqual({
    ...typed,
    lead: { ...emptyTraveller, ...lead },
    companions: [{ ...emptyCompanion, fullName: 'Ravi Iyer' }],
  });
  window.history.replaceState({ typed: { ...typed, lead: { ...lead, age: 7 } } }, '');
  expect(recallTyped()).toBeNull();
});
