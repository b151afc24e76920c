import { rm } from 'node:fs/promises';
import path from 'node:path';
import { ownFolder } from '../../scripts/run/own-folder.ts';
import { root } from '../../scripts/run/paths.ts';
import { freePorts, schemeOf } from '../../scripts/run/ports.ts';
import { startService } from '../../scripts/run/service.ts';
import { api, releaseStore } from '../running/addresses.ts';
import { storeWith } from './store.ts';

/** Another origin before the same engine, with a composition of its own. */
export interface SecondOrigin {
  /** A host's address at this origin. */
  readonly addressOf: (host: string) => string;
  readonly port: number;
  readonly pid: number;
  /** Its release store: a copy, but for the assets. */
  readonly store: string;
  stop(): Promise<void>;
}

/** Starts an origin on a changed composition, with settings and a free port of its own. */
export async function startSecondOrigin(
  change: (live: Record<string, string>) => void,
  settings: Readonly<Record<string, string>> = {},
): Promise<SecondOrigin> {
  const store = releaseStore();
  if (store === null) throw new Error('the product under test is not ours: its release store is unknown');
  const folder = ownFolder('e2e-store');
  const { ORIGIN_PORT: port } = await freePorts();
  const scheme = schemeOf(settings);
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  const own = await storeWith(store, path.join(folder, 'store'), change);
  const service = await startService({
    name: 'origin',
    entry: path.join(root, 'apps/origin/dist/server.js'),
    env: {
      ORIGIN_PORT: String(port),
      RELEASE_STORE: own,
      API_URL: api(),
      RENDERERS: '1',
      LOG_LEVEL: 'silent',
      ...settings,
    },
    health: `${scheme}://127.0.0.1:${port}/healthz`,
    patience: 20_000,
  }).catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  return {
    addressOf: (host) => `${scheme}://${host}:${port}`,
    port,
    pid: service.process.pid ?? 0,
    store: own,
    stop: async () => {
      await service.stop();
      await remove();
    },
  };
}
