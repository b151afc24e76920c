import { expect, test } from 'vitest';
import { placeNames } from './former-names.ts';
import { searchWords } from './search-words.ts';

test.each([
  ['Bangalore', ['bangalore', 'bengaluru']],
  ['bangal', ['bangal', 'bengaluru']],
  // Three letters may be anything: Bangkok, or a street.
  ['Ban', ['ban']],
  ['BOMBAY', ['bombay', 'mumbai']],
  ['Kalkutta', ['kalkutta', 'kolkata']],
  ['Bengaluru', ['bengaluru']],
  ['Ooty', ['ooty', 'udhagamandalam']],
  ['Goa', ['goa']],
])('who looks for %s looks for %o', (typed, names) => expect(placeNames(searchWords(typed)[0] ?? '')).toEqual(names));

test.each(['बंगलौर', 'بانغالور'])('%s is a name of Bengaluru', (typed) =>
  expect(placeNames(searchWords(typed)[0] ?? '')).toContain('bengaluru'),
);
