import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { openStore } from '@latchkey/releases/blobs';
import { expect, it } from 'vitest';
import { openEngine } from '../../test/open-engine.ts';
import { createImageStore } from '../features/images/image-store.ts';
import { readSettings } from '../settings.ts';
import { avifJob } from './avif-job.ts';
import { engineJobs } from './engine-jobs.ts';

const engine = openEngine('postgresql');

/** How many statements a job sends where there is nothing to do. */
async function statementsOf(run: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const listen = (): void => void (count += 1);
  subscribe('latchkey.sql', listen);
  await run();
  unsubscribe('latchkey.sql', listen);
  return count;
}

it('a worker without anything to do sends at most five statements a second, whatever its database is made of', async () => {
  const read = readSettings({});
  if (!('settings' in read)) throw new Error(read.faults.join());
  const { jobIntervalMs } = read.settings;
  const jobs = [
    ...engineJobs({ ...engine.deps, settings: { ...engine.deps.settings, jobIntervalMs } }),
    avifJob({ ...engine.deps, images: createImageStore(openStore('nowhere')) }),
  ];
  let perSecond = 0;
  for (const job of jobs) {
    // The first ones may find what a start leaves.
    for (let at = 0; at < 40; at += 1) await job.run(() => false);
    perSecond += ((await statementsOf(() => job.run(() => false))) * 1000) / job.everyMs;
  }
  expect(perSecond).toBeGreaterThan(1);
  expect(perSecond).toBeLessThanOrEqual(5);
});
