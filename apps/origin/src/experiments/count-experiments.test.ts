import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { countsOf, openReleaseStore, type Experiment } from '@latchkey/releases/store';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { countExperiments } from './count-experiments.ts';

const experiment: Experiment = {
  app: 'hotel-home',
  name: 'reviews-first',
  since: '2026-11-25T08:00:00.000Z',
  base: 50,
  least: 40,
  size: 3,
};

test('two origins add up, in the metrics each its own, and an experiment is full where all of them say so', async () => {
  const store = openReleaseStore(mkdtempSync(path.join(tmpdir(), 'latchkey-counts-')));
  const registry = new Registry();
  const [one, two] = [countExperiments(store, registry), countExperiments(store, new Registry())];
  for (const arm of ['a', 'b'] as const) {
    one.counted(experiment, arm, 'visitors');
    one.counted(experiment, arm, 'visitors');
    two.counted(experiment, arm, 'visitors');
  }
  two.counted(experiment, 'b', 'booked');
  expect(one.isFull(experiment)).toBe(false);
  for (const each of [one, two, one]) await each.keep([experiment]);
  const both = { a: { visitors: 3, booked: 0 }, b: { visitors: 3, booked: 1 } };
  expect([one.totalsOf(experiment), two.totalsOf(experiment)]).toEqual([both, both]);
  expect([one.isFull(experiment), await countsOf(store.blobs, experiment)]).toEqual([true, both]);
  expect(await registry.metrics()).toContain(
    'latchkey_experiment_visitors_total{app="hotel-home",experiment="reviews-first",arm="b"} 2',
  );
});

test('what is counted as an experiment ends is written still', async () => {
  const store = openReleaseStore(mkdtempSync(path.join(tmpdir(), 'latchkey-counts-')));
  const origin = countExperiments(store, new Registry());
  origin.counted(experiment, 'a', 'visitors');
  await origin.keep([]);
  expect((await countsOf(store.blobs, experiment)).a.visitors).toBe(1);
});
