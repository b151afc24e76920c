import { eitherOf, promote, startArchiving } from '../../../apps/api/test/archiving-postgres.ts';
import { takeBase } from '../../../apps/api/test/copied-postgres.ts';
import { StepFailed } from '../../run/step.ts';
import type { Env, GuestsOn } from './guests-on.ts';
import { keepsPromises } from './restore.ts';

/** Turns off a database under guests and promotes its replica: what was under way is tried again, and nothing fails in the end. */
export async function rehearseFailover(env: Env, guestsOn: GuestsOn): Promise<void> {
  console.log('\n▸ The first host is gone: its replica takes over');
  const archive = await startArchiving();
  const replica = await archive.follow(await takeBase(archive.server));
  try {
    const { failed } = await guestsOn(eitherOf(archive.server.url, replica.url), 'with a failover', async () => {
      await archive.server.stop();
      await promote(replica);
    });
    if (failed.length > 0) throw new StepFailed(failed.slice(0, 20).join('\n'));
    await keepsPromises({ ...env, DATABASE_URL: replica.url });
  } finally {
    await replica.stop();
    await archive.stop();
  }
}
