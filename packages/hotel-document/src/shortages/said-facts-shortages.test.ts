import { expect, it } from 'vitest';
import type { HotelFacts } from '../schema/hotel-facts.schema.ts';
import type { HotelWords } from '../schema/hotel-words.schema.ts';
import { saidFactsShortages } from './said-facts-shortages.ts';

// What the check reads of the facts; the rest of a hotel is another check's.
const facts = {
  checkInTime: '14:00',
  checkOutTime: '11:00',
  rooms: [{ id: 'double', maxPax: 3 }],
  payment: { modes: ['at-property'] },
  ratePlans: [{ payment: ['at-property'] }],
} as unknown as HotelFacts;
const rule = (name: string, text: string) => ({ rules: [{ name, text }] });
const room = (sentence: string) => ({ rooms: { double: { sentence } } });
const found = (language: 'ar' | 'de' | 'en' | 'hi', words: object, of = facts): string[] =>
  saidFactsShortages(of, { [language]: words as HotelWords }).map(({ path, message }) => `${path} ${message}`);

it.each([
  ['en', rule('Check-in', 'from 15:00'), 'rules.0 says 15:00, and checkInTime is 14:00'],
  [
    'en',
    rule('Check-out time', 'until 12 noon, at the latest 12:30 p.m.'),
    'rules.0 says 12:30, and checkOutTime is 11:00',
  ],
  ['de', rule('Anreise', 'ab 15:00 Uhr'), 'rules.0 says 15:00, and checkInTime is 14:00'],
  ['ar', rule('الوصول', 'من الساعة ١٥:٠٠'), 'rules.0 says 15:00, and checkInTime is 14:00'],
  ['hi', rule('चेक-आउट', '१२:०० तक'), 'rules.0 says 12:00, and checkOutTime is 11:00'],
  ['en', room('For up to 4 guests.'), 'rooms.double.sentence says up to 4 guests, and maxPax is 3'],
  ['de', room('Für bis zu 4 Gäste.'), 'rooms.double.sentence says up to 4 guests, and maxPax is 3'],
  ['ar', room('تتّسع حتى ٤ ضيوف.'), 'rooms.double.sentence says up to 4 guests, and maxPax is 3'],
  ['hi', room('4 मेहमानों तक के लिए।'), 'rooms.double.sentence says up to 4 guests, and maxPax is 3'],
] as const)('%s: %o is named', (language, words, line) => expect(found(language, words)).toEqual([line]));

it.each([
  rule('Check-in', 'from 2 pm, until 10 pm'),
  rule('Check-in', 'from 14:00 to 22:00'),
  rule('Late check-in', 'from 22:00'),
  rule('Breakfast', 'from 7:00'),
  rule('Check-in', 'at any time'),
  room('For up to 2 guests.'),
  room('Up to 40 square metres.'),
])('%o is right, or says nothing of the facts', (words) => expect(found('en', words)).toEqual([]));

const onlineAlone = {
  ...facts,
  payment: { modes: ['online'] },
  ratePlans: [{ payment: ['full'] }],
} as unknown as HotelFacts;
const policy = (name: string, text: string) => ({ policies: [{ name, text }] });

it.each([
  ['en', policy('Payment', 'You pay online when you book.')],
  ['de', policy('Bezahlung', 'Sie zahlen online oder in der Unterkunft.')],
  ['ar', policy('الدفع', 'تدفع عبر الإنترنت عند الحجز.')],
  ['hi', policy('भुगतान', 'आप ऑनलाइन भुगतान करते हैं।')],
] as const)('%s: %o is named where nobody can pay online', (language, words) => {
  expect(found(language, words)).toEqual(['policies.0 says that guests pay online, and they pay at-property']);
  expect(found(language, words, onlineAlone)).toEqual([]);
});

it.each([
  ['en', policy('Payment', 'We take cash only.')],
  ['en', policy('Payment', 'You pay at the property: in cash or by card.')],
  ['de', policy('Zahlung', 'Sie zahlen bei der Anreise.')],
  ['ar', policy('الدفع', 'تدفع في مكان الإقامة: نقدًا.')],
  ['hi', policy('भुगतान', 'आप वहीं पहुँचकर भुगतान करते हैं: नकद।')],
] as const)('%s: %o is named where guests can only pay online', (language, words) => {
  expect(found(language, words, onlineAlone)).toEqual([
    'policies.0 says that guests pay at-property, and they pay online',
  ]);
  expect(found(language, words)).toEqual([]);
});

it.each([
  policy('Payment', 'We take no payments online. You pay at the property.'),
  policy('Payment', 'You do not pay online.'),
  policy('City tax', 'You can pay it online.'),
  policy('Payment', 'Refunds of what was paid online take five days.'),
])('%o names no way that guests lack', (words) => expect(found('en', words)).toEqual([]));

it.each([
  policy('Payment', 'You pay the city tax at the property.'),
  policy('Payment', 'You cannot pay at the property.'),
  policy('Pets', 'You pay 10 euros on arrival.'),
])('%o says nothing wrong of a hotel that is paid online', (words) =>
  expect(found('en', words, onlineAlone)).toEqual([]),
);

it('the description of a room is compared, too', () => {
  const words = { rooms: { double: { sentence: '', description: 'Space for up to 5 people.' } } };
  expect(found('en', words)).toEqual(['rooms.double.description says up to 5 guests, and maxPax is 3']);
});
