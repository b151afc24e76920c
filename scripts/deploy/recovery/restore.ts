import { setTimeout as pause } from 'node:timers/promises';
import { startArchiving } from '../../../apps/api/test/archiving-postgres.ts';
import { takeBase } from '../../../apps/api/test/copied-postgres.ts';
import { StepFailed } from '../../run/step.ts';
import type { Env, GuestsOn } from './guests-on.ts';
import { operate } from './operate.ts';

/** How long guests book between the base backup and the moment that is restored, in milliseconds. */
const sinceBaseMs = 3000;

/**
 * Restores a database to a moment while payments were made after it. They are found at the gateway, each once, and given
 * back; then guests book on what was restored, and every promise of the database is kept.
 */
export async function rehearseRestore(env: Env, guestsOn: GuestsOn): Promise<void> {
  console.log('\n▸ Rows were lost: the database goes back to a moment');
  const archive = await startArchiving();
  try {
    const since = new Date().toISOString();
    const backup = { base: await takeBase(archive.server), moment: '' };
    await guestsOn(archive.server.url, 'before the loss', async () => {
      backup.base = await takeBase(archive.server);
      await pause(sinceBaseMs);
      backup.moment = await archive.moment();
    });
    const restored = await archive.restore(backup.base, backup.moment);
    try {
      const there = { ...env, DATABASE_URL: restored.url };
      await giveBackWhatIsLost(there, since);
      await guestsOn(restored.url, 'on what was restored', () => Promise.resolve());
      await keepsPromises(there);
    } finally {
      await restored.stop();
    }
  } finally {
    await archive.stop();
  }
}

async function giveBackWhatIsLost(env: Env, since: string): Promise<void> {
  await keepsPromises(env);
  await operate(env, 'audit-gateway', '--since', since);
  const { said } = await operate(env, 'lost-payments');
  const lost = [...said.matchAll(/^(\d+) (\S+) (\S+): \d+ [A-Z]{3} for /gm)].map(([, ...words]) => words);
  if (lost.length === 0) throw new StepFailed('no payment was found lost, though guests paid after the moment');
  for (const words of lost)
    if (!(await operate(env, 'refund-lost', ...words)).isWell) throw new StepFailed(`${words.join(' ')} is still owed`);
  if (!(await operate(env, 'lost-payments')).isWell) throw new StepFailed('payments are still lost');
}

/** Throws where an invariant of the database is broken. */
export async function keepsPromises(env: Env): Promise<void> {
  if (!(await operate(env, 'invariants')).isWell) throw new StepFailed('a promise of the database is broken');
}
