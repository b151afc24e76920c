import { expect, it } from 'vitest';
import { ResponseCache } from './response-cache.ts';

const answerOf = (bytes: number): { status: number; bytes: Buffer } => ({ status: 200, bytes: Buffer.alloc(bytes) });

it('an answer is worth keeping from the second time it is asked for', () => {
  const answers = new ResponseCache(10_000);
  expect(['one', 'two', 'one', 'one'].map((key) => answers.isRepeated(key))).toEqual([false, false, true, true]);
});

it('what is kept is given for the stock it was made from, and old answers go when there is no room', () => {
  const answers = new ResponseCache(10_000);
  const answer = answerOf(4000);
  answers.set('one', 7, answer);
  expect([answers.get('one', 7), answers.get('one', 8), answers.get('two', 7)]).toEqual([answer, undefined, undefined]);
  answers.set('two', 7, answerOf(4000));
  answers.set('three', 7, answerOf(4000));
  expect([answers.get('one', 7), answers.get('three', 7)?.bytes.length]).toEqual([undefined, 4000]);
});
