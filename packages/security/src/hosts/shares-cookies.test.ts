import { expect, test } from 'vitest';
import { sharesCookies } from './shares-cookies.ts';

test.each([
  ['latchkey.example', 'latchkey.example'],
  ['latchkey.example', 'LATCHKEY.example.'],
  ['latchkey.example', 'marigold.latchkey.example'],
  ['marigold.sites.latchkey.example', 'latchkey.example'],
  ['www.latchkey.example', 'marigold.latchkey.example'],
  ['book.latchkey.co.uk', 'marigold.latchkey.co.uk'],
  // What the table does not know counts as somebody's.
  ['book.pref.example', 'marigold.pref.example'],
  ['localhost', 'localhost'],
])('%s and %s have cookies in common', (one, other) => {
  expect([sharesCookies(one, other), sharesCookies(other, one)]).toEqual([true, true]);
});

test.each([
  ['latchkey.example', 'latchkey-sites.example'],
  ['latchkey.example', 'marigold.notlatchkey.example'],
  ['latchkey.co.uk', 'marigold.co.uk'],
  ['book.latchkey.co.in', 'www.marigold.co.in'],
  ['latchkey.com', 'latchkey.net'],
  ['latchkey.localhost', 'sandalwood.localhost'],
  ['localhost', 'sandalwood.localhost'],
])('%s and %s have none', (one, other) => {
  expect([sharesCookies(one, other), sharesCookies(other, one)]).toEqual([false, false]);
});
