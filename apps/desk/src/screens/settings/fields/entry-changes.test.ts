import { expect, test } from 'vitest';
import { documents } from '../settings.fixture.ts';
import { addedEntry, removedEntry, stopping } from './entry-changes.ts';

// Shows docs/rules.md: People of a hotel (Added and taken out).

const typed =
  (fields: Readonly<Record<string, string>>) =>
  (name: string): string =>
    fields[name] ?? '';

test('something new has its name in the languages it was given in, and says no more than is true of all of its kind', () => {
  const names = typed({ 'new name en': 'Suite “Élan”', 'new name de': 'Suite Élan' });
  const added = addedEntry('rooms', documents, names);
  expect(added).toEqual({
    id: 'suite-elan',
    changes: [
      expect.objectContaining({ file: 'hotel.json', path: 'rooms.suite-elan' }),
      { file: 'words.en.json', path: 'rooms.suite-elan', value: { name: 'Suite “Élan”', amenities: [] } },
      { file: 'words.de.json', path: 'rooms.suite-elan', value: { name: 'Suite Élan', amenities: [] } },
    ],
  });
  expect(addedEntry('extras', documents, typed({ 'new name de': 'Rad' }))?.changes).toEqual([
    { file: 'hotel.json', path: 'addons', value: [{ id: 'rad', category: 'booking' }] },
    { file: 'words.de.json', path: 'addons.rad', value: 'Rad' },
  ]);
  expect(addedEntry('extras', documents, typed({}))).toBeNull();
});

test('its id is nobody else’s, and never had been, whatever letters its name has', () => {
  const had = { ...documents, 'hotel.json': { ...documents['hotel.json'], rooms: [{ id: 'king', was: 'king-2' }] } };
  expect(addedEntry('rooms', had, typed({ 'new name en': 'King' }))?.id).toBe('king-3');
  expect(addedEntry('rooms', documents, typed({ 'new name en': 'जुड़वाँ' }))?.id).toBe('new');
});

test('a new plan follows the prices of the first, and an offer is of the kind that was chosen', () => {
  expect(addedEntry('plans', documents, typed({ 'new name en': 'Half board' }))?.changes[0]?.value).toMatchObject({
    id: 'half-board',
    derivedFrom: { ratePlanId: 'flexible', percent: 0 },
  });
  const kinds = ['coupon', 'constructor'].map(
    (kind) => addedEntry('offers', documents, typed({ 'new name en': 'Sale', 'new kind': kind }))?.changes[0]?.value,
  );
  expect(kinds).toEqual([[{ id: 'sale', kind: 'coupon' }], [{ id: 'sale', kind: 'percent-off' }]]);
});

test('a question stands behind the others in each language, with its answer', () => {
  const faqs = { 'new name en': 'Is there a lift?', 'new text en': 'Yes.' };
  expect(addedEntry('questions', documents, typed(faqs))).toEqual({
    id: 'faqs.0',
    changes: [
      { file: 'words.en.json', path: 'faqs', value: [{ modifiedQuestion: 'Is there a lift?', answer: 'Yes.' }] },
    ],
  });
  expect(addedEntry('questions', documents, typed({ 'new name en': 'Is there a lift?' }))).toBeNull();
  expect(addedEntry('legal', documents, typed({ ...faqs, 'new kind': 'terms' }))?.id).toBe('legal.terms.0');
});

test('what is taken out goes with its words, and a plan with its prices', () => {
  expect(removedEntry('plans', documents, 'flexible')).toEqual([
    { file: 'hotel.json', path: 'ratePlans.flexible' },
    { file: 'words.en.json', path: 'ratePlans.flexible' },
    { file: 'hotel.json', path: 'rooms.king.prices.flexible' },
  ]);
  expect(removedEntry('policies', documents, 'policies.0')).toEqual([
    { file: 'words.en.json', path: 'policies', value: [] },
  ]);
  for (const [part, id] of [
    ['plans', 'no-such'],
    ['policies', 'policies.7'],
    ['legal', 'hotel.id'],
  ] as const)
    expect(removedEntry(part, documents, id)).toBeNull();
});

test('a room that is sold no more has all its rooms kept back every day, and none once it is sold again', () => {
  const [stopped] = stopping(documents, 'king', true);
  expect(stopped).toMatchObject({ path: 'keptBack', value: [{ roomId: 'king', rooms: 4 }] });
  const facts = { ...documents['hotel.json'], keptBack: stopped?.value };
  expect(stopping({ ...documents, 'hotel.json': facts }, 'king', false)).toEqual([
    { file: 'hotel.json', path: 'keptBack', value: [] },
  ]);
  expect(stopping(documents, 'king', false)).toEqual([]);
});

test('a package begins with one plan of a room, and a rule of the house stands in its own list', () => {
  const added = addedEntry('packages', documents, typed({ 'new name en': 'Two at table', 'new text en': 'Dinner.' }));
  const [facts, words] = added?.changes ?? [];
  expect(facts).toMatchObject({ file: 'hotel.json', path: 'packages', value: [{ ratePlans: [{}], addonIds: [] }] });
  expect(words).toEqual({
    file: 'words.en.json',
    path: 'packages.two-at-table',
    value: { name: 'Two at table', text: 'Dinner.' },
  });
  const rule = typed({ 'new kind': 'rules', 'new name en': 'Quiet hours', 'new text en': 'From ten at night.' });
  expect(addedEntry('policies', documents, rule)).toMatchObject({ id: 'rules.0', changes: [{ path: 'rules' }] });
});
