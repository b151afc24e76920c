import { expect, it } from 'vitest';
import { byGuestWord, byGuestWordColumn, guestWordNames, guestWords } from './guest-words.ts';

it('each word has a column of its own, and a value by either name', () => {
  const columns = guestWordNames.map((word) => guestWords[word].column);
  expect(new Set(columns).size).toBe(guestWordNames.length);
  expect(Object.entries(byGuestWord((word) => word))).toEqual(guestWordNames.map((word) => [word, word]));
  expect(Object.entries(byGuestWordColumn((word) => word))).toEqual(
    guestWordNames.map((word, at) => [columns[at], word]),
  );
});
