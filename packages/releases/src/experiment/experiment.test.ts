import { beforeEach, expect, test } from 'vitest';
import type { Experiment } from '../release/composition.types.ts';
import { promote } from '../release/promote.ts';
import { publish } from '../release/publish.ts';
import { openReleaseStore, type ReleaseStore } from '../release/release-store.ts';
import { builtApp, scratch } from '../testing/built-app.ts';
import { compareArms } from './compare-arms.ts';
import { endExperiment } from './end-experiment.ts';
import { countsOf, keepCounts, type ExperimentCounts } from './experiment-counts.ts';
import { resultOf } from './experiment-result.ts';
import { sizePerArm } from './sample-size.ts';
import { startExperiment } from './start-experiment.ts';

const occasion = { by: 'ananya', now: new Date('2026-11-26T08:00:00Z') };
const aim = { app: 'checkout', name: 'short-form', base: 4, least: 1 };
let store: ReleaseStore;

beforeEach(async () => {
  store = openReleaseStore(scratch());
  const shell = await publish(store, builtApp({ app: 'shell', code: 'shell' }));
  const experiments = [{ name: 'short-form', screens: ['a'], b: 'A shorter form' }];
  const checkout = await publish(store, builtApp({ app: 'checkout', code: 'one', experiments }));
  await promote(store, [shell, checkout], { ...occasion, now: new Date('2026-11-25T08:00:00Z') });
});

test.each([
  [4, 1, 6745],
  [10, 2, 3841],
  [50, 5, 1565],
])('of %s in a hundred a difference of %s points takes %s visitors each', (base, least, size) =>
  expect(sizePerArm(base, least)).toBe(size),
);

test.each([
  [270, 340, 'b', 0.004],
  [340, 270, 'a', 0.004],
  [270, 290, 'neither', 0.389],
  [0, 0, 'neither', 1],
] as const)('of %d and %d bookings of 6,745 visitors each, %s', (a, b, better, p) => {
  const found = compareArms({ visitors: 6745, booked: a }, { visitors: 6745, booked: b });
  expect(found.better).toBe(better);
  expect(found.p).toBeCloseTo(p, 2);
});

async function running(): Promise<Experiment> {
  const found = (await store.composition()).experiments['checkout/short-form'];
  if (found === undefined) throw new Error('it does not run');
  return found;
}

test('an experiment begins with its size stated, once, and ends with its result in the journal', async () => {
  expect(await startExperiment(store, aim, occasion)).toMatchObject({ kind: 'begun', experiment: { size: 6745 } });
  expect(await startExperiment(store, aim, occasion)).toEqual({ kind: 'runs' });
  const experiment = await running();
  const half: ExperimentCounts = { a: { visitors: 3400, booked: 136 }, b: { visitors: 3400, booked: 180 } };
  // Two origins count apart, and each writes all it has counted again and again.
  for (const writer of ['one', 'two', 'one'])
    expect(await keepCounts(store.blobs, experiment, writer, half)).toBe(true);
  expect(await countsOf(store.blobs, experiment)).toEqual({
    a: { visitors: 6800, booked: 272 },
    b: { visitors: 6800, booked: 360 },
  });
  expect(await countsOf(store.blobs, experiment, 'one')).toEqual(half);
  expect(await endExperiment(store, 'checkout/short-form', { ...occasion, now: new Date('2026-12-10') })).toMatchObject(
    {
      kind: 'ended',
      result: expect.stringMatching(
        /^B books more, at a level of 5 % \(p 0\.000\): A 4\.00 % \(272 of 6800\), B 5\.29 %/,
      ),
    },
  );
  expect((await store.composition()).experiments).toEqual({});
  expect(await endExperiment(store, 'checkout/short-form', occasion)).toEqual({ kind: 'does_not_run' });
  expect((await store.journal()).map(({ action, experiment: name }) => [action, name]).slice(0, 2)).toEqual([
    ['experiment_end', 'short-form'],
    ['experiment', 'short-form'],
  ]);
});

test('before both halves have their size nothing is said of which is better', () => {
  const experiment = { ...aim, since: '2026-11-26T08:00:00.000Z', size: 6745 };
  const counts = { a: { visitors: 6800, booked: 10 }, b: { visitors: 6000, booked: 900 } };
  expect(resultOf(experiment, counts)).toBe('no result: A has 6800 and B 6000 of 6745 visitors each');
});

test('what the live release does not know cannot begin, and no share is beyond all', async () => {
  expect(await startExperiment(store, { ...aim, name: 'other' }, occasion)).toEqual({
    kind: 'unknown',
    knows: ['short-form'],
  });
  for (const [base, least] of [
    [0, 1],
    [4, 0],
    [99, 1],
    [Number.NaN, 1],
  ] as const)
    expect(await startExperiment(store, { ...aim, base, least }, occasion)).toEqual({ kind: 'not_a_share' });
});
