import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { watchThread } from './thread-time.ts';

test('a thread tells what it computed from what it waited for, and how many pages it has', async () => {
  const thread = watchThread();
  thread.pageBegins();
  const began = thread.time();
  await setTimeout(200);
  const waited = thread.time();
  const until = waited.computed + 200;
  while (thread.time().computed < until);
  const computed = thread.time();
  expect(computed.atWork - waited.atWork).toBeGreaterThanOrEqual(199);
  expect(waited.atWork - began.atWork).toBeLessThan(computed.atWork - waited.atWork);
  thread.pageBegins();
  thread.pageEnds();
  expect(thread.time()).toMatchObject({ pagesBegun: 2, pagesAtWork: 1 });
});
