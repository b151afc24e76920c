import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promote } from '@latchkey/releases/publishing';
import { openReleaseStore } from '@latchkey/releases/store';
import { ownFolder } from '../../run/own-folder.ts';
import { openPostgres } from '../../../apps/api/src/database/open-database.ts';
import { broken, countOf } from '../../../apps/api/scripts/prove/broken.ts';
import { startPostgres } from '../../../apps/api/test/embedded-postgres.ts';
import { publishFrom } from '../../run/build.ts';
import { withEarlier } from '../../run/earlier.ts';
import { root } from '../../run/paths.ts';
import { step, StepFailed } from '../../run/step.ts';
import { makeFleet } from './fleet.ts';
import { sendGuests, toldLine } from './guests.ts';
import { startSandbox } from './sandbox.ts';

/** How long guests are at work after each change, in milliseconds. */
const betweenMs = 5000;

/**
 * The servers of `commit` become those of this commit, one after the other, while guests look, book and pay; then the
 * releases of the pages do, all at once; then one engine goes back. Throws where a page failed, a call did in the end, or
 * a promise of the database is broken.
 */
export async function rehearseUpgrade(commit: string): Promise<void> {
  await step('Building what changed', 'turbo', ['run', 'build', '--output-logs=errors-only'], { quiet: true });
  await withEarlier(commit, async (before) => {
    const state = ownFolder('upgrade');
    const stops: (() => Promise<unknown>)[] = [() => rm(state, { recursive: true, force: true })];
    try {
      const database = await startPostgres();
      stops.push(() => database.stop());
      const sandbox = await startSandbox();
      stops.push(() => sandbox.stop());
      const store = path.join(state, 'releases');
      const release = async (tree: string): Promise<void> => {
        const outcome = await promote(openReleaseStore(store), await publishFrom(tree, store), {
          by: 'rehearsal',
          now: new Date(),
        });
        if (outcome.kind === 'unfit') throw new StepFailed(`They do not fit: ${JSON.stringify(outcome.reasons)}`);
      };
      await release(before);
      const env = { ...sandbox.env, DATABASE_URL: database.url, RELEASE_STORE: store, RATE_LIMITS: 'off', AVIF: 'off' };
      const fleet = await makeFleet(env, state);
      stops.push(() => fleet.stop());
      for (const place of fleet.places) await place.replace(before);
      const guests = sendGuests({ port: fleet.port, sandbox: sandbox.url, rows: 3 });
      stops.push(() => guests.stop());
      const change = async (what: string, work: () => Promise<void>): Promise<void> => {
        await work();
        await pause(betweenMs);
        console.log(toldLine(what, guests.told()));
      };
      await change(`all of ${commit}`, () => Promise.resolve());
      for (const place of fleet.places) await change(`${place.name} is of now`, () => place.replace(root));
      await change('the pages are of now', () => release(root));
      for (const place of fleet.places.slice(0, 1))
        await change(`${place.name} is of ${commit} again`, () => place.replace(before));
      const told = await guests.stop();
      const opened = openPostgres(database.url, 2, () => undefined);
      const faults = await broken(opened, null);
      const housed = await countOf(opened, 'nights with a unit');
      console.log(`\nNights that have a room with a number: ${housed}`);
      if (housed === 0) faults.push('no stay has a room with a number');
      await opened.close();
      if (told.failed.length + faults.length > 0 || told.paid === 0)
        throw new StepFailed([...told.failed.slice(0, 20), ...faults].join('\n') || 'nobody paid');
      console.log('\nNo page failed, no call in the end, and every promise of the database is kept.');
    } finally {
      for (const stop of stops.toReversed()) await stop();
    }
  });
}
