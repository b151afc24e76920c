import { expect, test } from 'vitest';
import { searchWords } from './search-words.ts';

test.each([
  ['Sandalwood Courtyard, Bengaluru', ['sandalwood', 'courtyard', 'bengaluru']],
  ['  MÜNCHEN – Köln  ', ['munchen', 'koln']],
  ['Café de l’Étoile 21', ['cafe', 'de', 'l', 'etoile', '21']],
  ['Goa, goa', ['goa']],
  ['بنغالورو', ['بنغالورو']],
  ['', []],
  ['%_*', []],
])('%s is searched as %j', (text, words) => expect(searchWords(text)).toEqual(words));

test('a word is found however its accents and letters are typed', () => {
  expect(searchWords('Zu\u0308rich')).toEqual(searchWords('ZÜRICH'));
  expect(searchWords('जयपुर')).toEqual(searchWords('जयपुर'.normalize('NFD')));
});
