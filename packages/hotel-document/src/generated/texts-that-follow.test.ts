import { locales } from '@latchkey/booking-core/language';
import { expect, it } from 'vitest';
import type { DocumentChange } from '../drafts/document-change.types.ts';
import { draftDocuments, valueAt, wordsIn } from '../drafts/read-draft.ts';
import type { DraftDocuments } from '../drafts/unchecked.types.ts';
import { withChanges } from '../drafts/with-changes.ts';
import { textOfMark } from './text-of-mark.ts';
import { generatedPlaces } from './generated-places.ts';
import { textsThatFollow } from './texts-that-follow.ts';

const facts = {
  checkInTime: '14:00',
  checkOutTime: '11:00',
  payment: { modes: ['at-property'], atProperty: ['cash'] },
  ratePlans: [{ id: 'flexible', payment: ['at-property'] }],
  rooms: [{ id: 'double', maxPax: 3 }],
};
const marks = { checkIn: true, checkOut: true, payment: true, rooms: { double: true } };

function house(own: object = {}): DraftDocuments {
  const documents = draftDocuments({ 'hotel.json': { ...facts, ...own } });
  const say = (mark: string, language: (typeof locales)[number]): string =>
    textOfMark(documents, mark, language) ?? 'nothing';
  return draftDocuments({
    ...documents,
    ...Object.fromEntries(
      locales.map((language) => [
        `words.${language}.json`,
        {
          rules: [
            { name: 'In', text: say('checkIn', language) },
            { name: 'Out', text: say('checkOut', language) },
          ],
          policies: [{ name: 'Pay', text: say('payment', language) }],
          rooms: { double: { name: 'Double', sentence: say('rooms.double', language) } },
          generated: marks,
        },
      ]),
    ),
  });
}

const fact = (path: string, value?: unknown): DocumentChange => ({ file: 'hotel.json', path, value });
const english = (path: string, value?: unknown): DocumentChange => ({ file: 'words.en.json', path, value });

/** The house after changes, with the texts that follow them. */
function after(before: DraftDocuments, ...changes: DocumentChange[]): DraftDocuments {
  const changed = withChanges(before, changes);
  return withChanges(changed, textsThatFollow([before], changed));
}
const textsAt = (documents: DraftDocuments, path: 'rules.0.text' | 'policies.0.text' | 'rooms.double.sentence') =>
  locales.map((language) => valueAt(wordsIn(documents, language), path));

it('the hours of a rule follow those of the hotel, in each language', () => {
  expect(textsAt(after(house(), fact('checkInTime', '15:30')), 'rules.0.text')).toEqual([
    'from 15:30',
    'ab 15:30',
    'من الساعة 15:30',
    '15:30 से',
  ]);
  const out = after(house(), fact('checkOutTime'));
  expect(valueAt(wordsIn(out, 'en'), 'rules.1.text')).toBe('until 11:00');
});

it('the sentence of a room follows its guests, in each language', () => {
  expect(textsAt(after(house(), fact('rooms.double.maxPax', 2)), 'rooms.double.sentence')).toEqual([
    'For up to 2 guests.',
    'Für bis zu 2 Gäste.',
    'تتّسع حتى ضيفين.',
    '2 मेहमानों तक के लिए।',
  ]);
});

it('the policy of payment follows the ways to pay, in each language', () => {
  const means = after(house(), fact('payment.atProperty', ['bank-transfer', 'cash']));
  expect(textsAt(means, 'policies.0.text')).toEqual([
    'You pay at the property: in cash or by bank transfer.',
    'Sie zahlen in der Unterkunft: bar oder per Überweisung.',
    'تدفع في مكان الإقامة: نقدًا أو بتحويل مصرفي.',
    'आप वहीं पहुँचकर भुगतान करते हैं: नकद या बैंक ट्रांसफ़र से।',
  ]);
  const both = after(
    means,
    fact('payment.modes', ['online', 'at-property']),
    fact('ratePlans.flexible.payment', ['full', 'at-property']),
  );
  expect(textsAt(both, 'policies.0.text')).toEqual([
    'You pay online, or at the property in cash or by bank transfer.',
    'Sie zahlen online oder in der Unterkunft, dort bar oder per Überweisung.',
    'تدفع عبر الإنترنت، أو في مكان الإقامة نقدًا أو بتحويل مصرفي.',
    'आप ऑनलाइन भुगतान करते हैं, या वहीं पहुँचकर नकद या बैंक ट्रांसफ़र से।',
  ]);
  const online = after(both, fact('payment.modes', ['online']));
  expect(textsAt(online, 'policies.0.text')).toEqual([
    'You pay online.',
    'Sie zahlen online.',
    'تدفع عبر الإنترنت.',
    'आप ऑनलाइन भुगतान करते हैं।',
  ]);
});

it.each([
  [
    'an advance, of which the rest is paid there',
    ['online'],
    ['advance'],
    'You pay online, or at the property in cash.',
  ],
  ['a card that is kept', ['online'], ['guarantee'], 'You pay at the property: in cash.'],
  [
    'a way of which the hotel takes none',
    ['at-property'],
    ['full', 'at-property'],
    'You pay at the property: in cash.',
  ],
])('of %s guests read where they pay', (_, modes, payment, text) => {
  const changed = after(house(), fact('payment.modes', modes), fact('ratePlans.flexible.payment', payment));
  expect(valueAt(wordsIn(changed, 'en'), 'policies.0.text')).toBe(text);
});

it('a text that a person has edited stays, and follows no more', () => {
  const edited = after(house(), english('rules.0.text', 'from 14:00, earlier if you ask'));
  const { checkIn: _, ...others } = marks;
  expect(valueAt(wordsIn(edited, 'en'), 'generated')).toEqual(others);
  const later = after(edited, fact('checkInTime', '16:00'));
  expect(textsAt(later, 'rules.0.text').slice(0, 2)).toEqual(['from 14:00, earlier if you ask', 'ab 16:00']);
  const together = after(house(), fact('checkInTime', '16:00'), english('rules.0.text', 'from 4 pm'));
  expect(valueAt(wordsIn(together, 'en'), 'rules.0.text')).toBe('from 4 pm');
});

it('a text is found again among others, in another order and under another title', () => {
  const rules = [
    { name: 'Quiet', text: 'from 22:00' },
    { name: 'When you go', text: 'until 11:00' },
    { name: 'When you come', text: 'from 14:00' },
  ];
  const moved = after(house(), english('rules', rules), fact('checkInTime', '15:00'));
  expect(valueAt(wordsIn(moved, 'en'), 'rules')).toEqual([rules[0], rules[1], { ...rules[2], text: 'from 15:00' }]);
});

it('a mark goes with its text', () => {
  const less = after(
    house(),
    english('rules.1'),
    fact('rooms.double'),
    english('rooms.double'),
    english('policies', []),
  );
  expect(valueAt(wordsIn(less, 'en'), 'generated')).toEqual({ checkIn: true, rooms: {} });
});

it('what has followed follows no further', () => {
  const once = after(house(), fact('checkInTime', '15:00'), fact('rooms.double.maxPax', 1));
  expect(textsThatFollow([house()], once)).toEqual([]);
  expect(textsThatFollow([once], once)).toEqual([]);
});

it('texts without a mark stay', () => {
  const unmarked = withChanges(
    house(),
    locales.map((language) => ({ file: `words.${language}.json`, path: 'generated' })),
  );
  const changed = withChanges(unmarked, [fact('checkInTime', '15:00')]);
  expect(textsThatFollow([unmarked], changed)).toEqual([]);
  expect(generatedPlaces(changed)).toEqual([]);
  const emptied = withChanges(unmarked, [english('rules.0', { name: 'Check-in', text: '' })]);
  expect(textsThatFollow([unmarked], emptied)).toEqual([]);
});

it('names with signs of a template go through as they are', () => {
  const hostile = '$& {time} {ways} $1';
  const named = after(
    house(),
    english('rules.0.name', hostile),
    english('rooms.double.name', hostile),
    fact('checkInTime', hostile),
  );
  expect(valueAt(wordsIn(named, 'en'), 'rules.0.name')).toBe(hostile);
  expect(valueAt(wordsIn(named, 'en'), 'rules.0.text')).toBe(`from ${hostile}`);
});

it('documents of another form are left as they are', () => {
  const broken = draftDocuments({
    'hotel.json': { rooms: 'x', payment: 7 },
    'words.en.json': { generated: { checkIn: 7, toString: true, rooms: { constructor: true } }, rules: { 0: 'x' } },
    'words.de.json': { generated: ['checkIn'] },
  });
  expect(textsThatFollow([broken], broken)).toEqual(
    ['checkIn', 'toString', 'rooms.constructor'].map((mark) => ({ file: 'words.en.json', path: `generated.${mark}` })),
  );
});

it('the places of generated texts are named', () => {
  expect(generatedPlaces(house()).filter(({ file }) => file === 'words.en.json')).toEqual(
    ['rules.0.text', 'rules.1.text', 'policies.0.text', 'rooms.double.sentence'].map((path) => ({
      file: 'words.en.json',
      path,
      follows: true,
    })),
  );
  const edited = after(house(), english('rules.0', { name: 'Check-in', text: 'at any time' }));
  expect(generatedPlaces(edited).filter(({ follows }) => !follows)).toEqual([
    { file: 'words.en.json', path: 'rules.0.text', follows: false },
  ]);
});

const own = { name: 'Casa $&', city: 'Lisbon', street: '1 {name} Lane', locality: 'Lisbon' };
const ofHouse = { headline: 'hostel', description: true, address: true, directions: true, locality: true } as const;

/** A house of which all that follows says nothing yet. */
function begun(): DraftDocuments {
  const empty = Object.fromEntries(Object.keys(ofHouse).map((key) => [key, '']));
  const documents = draftDocuments({
    'hotel.json': { ...facts, postalCode: '1100-148' },
    ...Object.fromEntries(
      locales.map((language) => [`words.${language}.json`, { ...empty, ...own, generated: ofHouse }]),
    ),
  });
  return withChanges(documents, textsThatFollow([documents], documents));
}
const wordsAt = (documents: DraftDocuments, path: 'address' | 'description' | 'directions' | 'headline') =>
  locales.map((language) => valueAt(wordsIn(documents, language), path));

it('what is said of the house follows its name, city and address, in each language', () => {
  const changed = after(
    begun(),
    ...locales.flatMap((language) => [
      { file: `words.${language}.json`, path: 'city', value: 'Porto' },
      { file: `words.${language}.json`, path: 'name', value: 'Casa {city} $1' },
    ]),
    fact('postalCode', '4000-010'),
  );
  expect(wordsAt(changed, 'headline')).toEqual([
    'Beds and rooms in Porto. Book directly with us.',
    'Betten und Zimmer in Porto, direkt bei uns gebucht.',
    'أسرّة وغرف في Porto، احجزها معنا مباشرة.',
    'Porto में बेड और कमरे, सीधे हमसे बुक करें।',
  ]);
  expect(wordsAt(changed, 'address')).toEqual(locales.map(() => '1 {name} Lane, 4000-010 Porto'));
  expect(wordsAt(changed, 'directions')).toEqual([
    'You will find us at 1 {name} Lane, 4000-010 Porto.',
    'Sie finden uns hier: 1 {name} Lane, 4000-010 Porto.',
    'تجدنا في 1 {name} Lane, 4000-010 Porto.',
    'हमारा पता: 1 {name} Lane, 4000-010 Porto।',
  ]);
  expect(wordsAt(changed, 'description').every((text) => String(text).includes('Casa {city} $1'))).toBe(true);
  expect(valueAt(wordsIn(changed, 'en'), 'locality')).toBe('Porto');
  expect(textsThatFollow([changed], changed)).toEqual([]);
});

it('an address that a person has written is in the directions that follow', () => {
  const edited = after(begun(), english('address', 'The yellow house'));
  expect(valueAt(wordsIn(edited, 'en'), 'directions')).toBe('You will find us at The yellow house.');
  expect(valueAt(wordsIn(edited, 'en'), 'generated.address')).toBeUndefined();
});

it('a text that was emptied follows again', () => {
  const edited = after(
    house(),
    english('rules.0', { name: 'Check-in', text: 'at any time' }),
    english('rooms.double.sentence', 'For all of you.'),
  );
  const emptied = after(edited, english('rules.0.text', ''), english('rooms.double.sentence', ''));
  expect(wordsIn(emptied, 'en')).toEqual({
    ...wordsIn(house(), 'en'),
    rules: [
      { name: 'Check-in', text: 'from 14:00' },
      { name: 'Out', text: 'until 11:00' },
    ],
  });
  const still = after(house(), english('rules.1.text', ''));
  expect(wordsIn(still, 'en')).toEqual(wordsIn(house(), 'en'));
  const headline = after(begun(), english('headline', 'Ours.'));
  expect(wordsAt(after(headline, english('headline', '')), 'headline')[0]).toBe(
    'Stay in Lisbon. Book directly with us.',
  );
  const quiet = after(house(), english('rules.0', { name: 'Quiet', text: '' }));
  expect(valueAt(wordsIn(quiet, 'en'), 'rules.0.text')).toBe('from 14:00');
});

it('a new room has a sentence that follows, where it has a name', () => {
  const changed = after(
    house(),
    fact('rooms.suite', { id: 'suite', maxPax: 4 }),
    english('rooms.suite', { name: 'Suite', amenities: [] }),
  );
  expect(valueAt(wordsIn(changed, 'en'), 'rooms.suite.sentence')).toBe('For up to 4 guests.');
  expect(valueAt(wordsIn(changed, 'en'), 'generated.rooms.suite')).toBe(true);
  expect(valueAt(wordsIn(changed, 'de'), 'rooms.suite')).toBeUndefined();
});
