import { expect, it } from 'vitest';
import type { HotelFacts } from '../schema/hotel-facts.schema.ts';
import type { HotelWords } from '../schema/hotel-words.schema.ts';
import { saidFactsShortages } from './said-facts-shortages.ts';

// What the check reads of the facts; the rest of a hotel is another check's.
const facts = {
  checkInTime: '14:00',
  checkOutTime: '11:00',
  rooms: [{ id: 'double', maxPax: 3 }],
} as unknown as HotelFacts;
const rule = (name: string, text: string) => ({ rules: [{ name, text }] });
const room = (sentence: string) => ({ rooms: { double: { sentence } } });
const found = (language: 'ar' | 'de' | 'en' | 'hi', words: object): string[] =>
  saidFactsShortages(facts, { [language]: words as HotelWords }).map(({ path, message }) => `${path} ${message}`);

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
