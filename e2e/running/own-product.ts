import { rm } from 'node:fs/promises';
import { ownFolder } from '../../scripts/run/own-folder.ts';
import { freePorts } from '../../scripts/run/ports.ts';
import { startProduct } from '../../scripts/run/product.ts';
import type { Service } from '../../scripts/run/service.ts';
import { releaseStore } from './addresses.ts';

/** A product beside that of the run, for a story that takes its engine away. */
export interface OwnProduct {
  /** A host's address at this product. */
  readonly addressOf: (host: string) => string;
  /** Where its engine listens. */
  readonly engine: string;
  /** Kills the engine in the middle of its work. */
  killEngine(): Promise<void>;
  /** Starts the engine again on the same database, and waits until it is ready. */
  startEngine(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts one with the hotels and the releases of the run, and a database of its own. */
export async function startOwnProduct(): Promise<OwnProduct> {
  const store = releaseStore();
  if (store === null) throw new Error('the product under test is not ours: its release store is unknown');
  const [state, ports] = [ownFolder('e2e-own'), await freePorts()];
  const env = {
    RATE_LIMITS: 'off',
    AVIF: 'off',
    RENDERERS: '1',
    RELEASE_STORE: store,
    HOTELS_DIR: process.env['E2E_HOTELS'] ?? '',
  };
  const remove = (): Promise<void> => rm(state, { recursive: true, force: true });
  const product = await startProduct({ ports, state, env }).catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  const first = product.services.find(({ name }) => name === 'api');
  if (first === undefined) throw new Error('the product has no engine');
  let engine: Service = first;
  return {
    addressOf: (host) => `http://${host}:${ports.ORIGIN_PORT}`,
    engine: `http://127.0.0.1:${ports.API_PORT}`,
    killEngine: () => engine.kill(),
    startEngine: async () => {
      engine = await engine.startAgain();
    },
    stop: async () => {
      await engine.stop();
      await product.stop();
      await remove();
    },
  };
}
