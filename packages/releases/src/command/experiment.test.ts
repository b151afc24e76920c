import { beforeEach, expect, test, vi } from 'vitest';
import { promote } from '../release/promote.ts';
import { publish } from '../release/publish.ts';
import { openReleaseStore } from '../release/release-store.ts';
import type { Release } from '../release/release.types.ts';
import { builtApp, scratch } from '../testing/built-app.ts';
import { runReleases } from '../testing/run-releases.ts';

// Each command is a process of its own.
vi.setConfig({ testTimeout: 60_000 });

let directory: string;
let first: Release;

beforeEach(async () => {
  directory = scratch();
  const store = openReleaseStore(directory);
  const shell = await publish(store, builtApp({ app: 'shell', code: 'shell' }));
  first = await publish(store, builtApp({ app: 'checkout', code: 'one' }));
  await promote(store, [shell, first], { by: 'ananya', now: new Date('2026-11-20T08:00:00Z') });
});

const releases = (...words: readonly string[]) => runReleases(directory, {}, words);

test('an experiment is begun, listed without a word of which half is better, and ended by a command', async () => {
  const experiments = [{ name: 'short-form', screens: ['a'], b: 'A shorter form' }];
  const store = openReleaseStore(directory);
  expect(releases('experiment', 'start', 'checkout/short-form', '--base', '4', '--least', '1')).toMatchObject({
    code: 1,
    out: expect.stringContaining('it knows no experiment'),
  });
  const knows = await publish(store, builtApp({ app: 'checkout', code: 'knows', experiments }));
  await promote(store, [knows], { by: 'ananya', now: new Date('2026-11-21T08:00:00Z') });
  expect(releases('experiment', 'list')).toMatchObject({
    code: 0,
    out: 'checkout/short-form  off  B: A shorter form\n',
  });
  for (const words of [
    ['checkout/short-form'],
    ['checkout/short-form', '--base', '4'],
    ['checkout/short-form', '--base', '99', '--least', '2'],
    ['checkout', '--base', '4', '--least', '1'],
    ['chekout/short-form', '--base', '4', '--least', '1'],
  ])
    expect(releases('experiment', 'start', ...words)).toMatchObject({ code: 2, out: '' });
  expect(releases('experiment', 'start', 'checkout/short-form', '--base', '4', '--least', '1')).toMatchObject({
    code: 0,
    out: expect.stringContaining('6745 visitors each'),
  });
  expect(releases('experiment', 'list').out).toContain('A 0, B 0 of 6745 visitors each');
  // What knows nothing of it is refused while it runs.
  expect(releases('check', `checkout@${first.id}`)).toMatchObject({
    code: 1,
    out: expect.stringContaining('the experiment checkout/short-form runs'),
  });
  expect(releases('experiment', 'end', 'checkout/short-form', '--why', 'tried')).toMatchObject({
    code: 0,
    out: expect.stringContaining('no result: A has 0 and B 0 of 6745 visitors each'),
  });
  expect(releases('experiment', 'end', 'checkout/short-form')).toMatchObject({ code: 1 });
  expect(releases('log', 'checkout').out).toMatch(/experiment_end .*short-form .*no result.*tried/);
  const link = releases('preview', `checkout@${knows.id}`, '--host', 'a.localhost:1', '--arm', 'checkout/short-form:b');
  expect(new URL(link.out.trim()).searchParams.get('mix')).toBe(`checkout:${knows.id},checkout/short-form:b`);
  expect(releases('preview', 'checkout', '--host', 'a.localhost:1', '--arm', 'short-form')).toMatchObject({ code: 2 });
});
