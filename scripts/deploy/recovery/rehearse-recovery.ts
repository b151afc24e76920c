import { rm } from 'node:fs/promises';
import path from 'node:path';
import { ownFolder } from '../../run/own-folder.ts';
import { buildAndPublish } from '../../run/build.ts';
import { startSandbox } from '../upgrade/sandbox.ts';
import { rehearseFailover } from './failover.ts';
import { guestsOn } from './guests-on.ts';
import { rehearseRestore } from './restore.ts';

/**
 * A database is lost, twice, by the chapter of docs/deploy.md: one is restored to a moment that forgets payments, which are
 * found at the gateway and given back; another dies under guests, and its replica takes over. Throws where money is not
 * found, a promise of the database is broken, or a call of a guest fails in the end.
 */
export async function rehearseRecovery(): Promise<void> {
  const state = ownFolder('recovery');
  try {
    const store = path.join(state, 'releases');
    await buildAndPublish(store);
    const sandbox = await startSandbox();
    try {
      const env = { ...sandbox.env, RELEASE_STORE: store, RATE_LIMITS: 'off', AVIF: 'off' };
      const guests = guestsOn({ env, state, sandbox: sandbox.url });
      await rehearseRestore(env, guests);
      await rehearseFailover(env, guests);
    } finally {
      await sandbox.stop();
    }
  } finally {
    await rm(state, { recursive: true, force: true });
  }
}
