import { expect, it } from 'vitest';
import { thrownInWords } from './thrown-in-words.ts';

class Bare {}

it.each([
  ['an error', new Error('no connection'), 'no connection'],
  ['what only looks like one', { message: 'Program terminated', status: 1 }, 'Program terminated'],
  [
    'a full disk of the embedded database',
    { name: 'ErrnoError', errno: 51 },
    'no space left on device, name ErrnoError, errno 51',
  ],
  ['a code', { code: 'EACCES' }, 'code EACCES'],
  ['what is wrapped', { error: { errno: 69 } }, 'read-only file system, errno 69'],
  ['an object of nothing', new Bare(), 'Bare without a message'],
  ['an object without a class', Object.create(null), 'an object without a message'],
  ['a text', 'stopped', 'stopped'],
  ['nothing', undefined, 'undefined'],
])('says %s in words', (_, thrown, words) => {
  expect(thrownInWords(thrown)).toBe(words);
});

it('tells nothing that hangs on it', () => {
  expect(thrownInWords({ code: '23505', detail: 'Key (mail)=(asha@example.com)', rows: [{ name: 'Asha' }] })).toBe(
    'code 23505',
  );
});
