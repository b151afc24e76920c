import { expect, test } from 'vitest';
import type { PageCost } from './page-cost.ts';
import { asker, bundle, checkout, job, openPools, shellCode } from './render-pool.fixtures.ts';

const { complaints, current, open, textOf } = openPools();

/** A few tenths of a second of processor time, whatever else the machine does. */
const loop = 'for (let i = 0, x = 0; i < 1e9; i++) x = (x ^ i) | 0;';
const well = "exports.exposes = { say: () => 'well' };";
const megabyte = 1024 * 1024;
const most: PageCost = { computed: 60, held: 32 * megabyte };

/** A thread whose pages may take `most`, with its reports of them. */
function measuredPool() {
  const costs: Record<string, PageCost> = {};
  const blamed: unknown[] = [];
  open(1, 30_000, {
    mostOfPage: most,
    measured: (release, cost) => void (costs[release] = cost),
    tookTooMuch: (...told) => blamed.push(told),
  });
  return { costs, blamed };
}

test('a page that computes too long is told with its release, its guest has it, and none beside it is blamed', async () => {
  const { blamed, costs } = measuredPool();
  await textOf('/home');
  const busy = checkout('busy', `exports.exposes = { say() { ${loop} return 'well'; } };`);
  const innocent = (id: string) => textOf('/slower', checkout(`beside-${id}`, well));
  // All are at work in the one thread while it computes, begun before it and after it.
  const before = innocent('one');
  const computing = textOf('/slow', busy);
  const beside = [before, innocent('two'), innocent('three')];
  expect(await computing).toBe('/slow checkout busy says well');
  for (const page of await Promise.all(beside)) expect(page).toContain('says well');
  expect(blamed).toEqual([['checkout@busy', asker]]);
  expect(costs['checkout@busy']?.computed).toBeGreaterThan(most.computed);
  const facts = complaints[complaints.indexOf('page took too much') + 1] ?? '';
  expect(JSON.parse(facts)).toMatchObject({
    release: 'checkout@busy',
    path: '/slow',
    what: expect.stringMatching(/^computed \d\.\d s, 0\.1 s at most$/),
  });
});

test('what a page computes in a timer is its own, and what a bundle computes while it is evaluated is no page’s', async () => {
  const { blamed, costs } = measuredPool();
  await textOf('/home');
  await textOf('/', checkout('evaluated', `${loop} ${well}`));
  expect(costs['checkout@evaluated']?.computed).toBeLessThan(most.computed);
  const timer = `await new Promise((done) => setTimeout(() => { ${loop} done(); })); const what =`;
  const late = bundle('late-loop', shellCode.replace('const what =', timer));
  const page = job('/', checkout('in-a-timer', well));
  const computing = current().render({ ...page, bundles: { ...page.bundles, shell: late } }, asker);
  const beside = textOf('/slower', checkout('beside-a-timer', well));
  await (await computing).body.toArray();
  await beside;
  expect(blamed).toEqual([['checkout@in-a-timer', asker]]);
});

test('a page that takes 60 MB of buffers is told with its release, and none beside it is', async () => {
  const { blamed, costs } = measuredPool();
  const hog = checkout(
    'takes-buffers',
    `exports.exposes = { say() { const own = Buffer.alloc(60 * ${megabyte}, 1); return 'well' + own.length; } };`,
  );
  const taking = textOf('/slow', hog);
  const beside = textOf('/slower', checkout('beside-buffers', well));
  expect(await taking).toContain('says well');
  expect(await beside).toContain('says well');
  expect(blamed).toContainEqual(['checkout@takes-buffers', asker]);
  expect(blamed).not.toContainEqual(['checkout@beside-buffers', asker]);
  expect(costs['checkout@takes-buffers']?.held).toBeGreaterThanOrEqual(60 * megabyte);
  expect(costs['checkout@beside-buffers']?.held).toBeLessThan(most.held);
});
