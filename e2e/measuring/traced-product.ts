import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { ownFolder } from '../../scripts/run/own-folder.ts';
import { freePorts } from '../../scripts/run/ports.ts';
import { startProduct } from '../../scripts/run/product.ts';
import { sandalwood } from '../hotels.ts';
import { releaseStore, sandbox } from '../running/addresses.ts';

/** A product of its own that sends its traces, as an operator sets it up: the journeys' own sends none, as it is shipped. */
export interface TracedProduct {
  readonly addressOf: (host: string) => string;
  stop(): Promise<void>;
}

/** Starts it with the releases of the run and one of its hotels; its traces go to the run's sandbox. */
export async function startTracedProduct(): Promise<TracedProduct> {
  const store = releaseStore() ?? process.env['E2E_RELEASES'];
  if (store === undefined) throw new Error('the product under test is not ours: its release store is unknown');
  const state = ownFolder('e2e-traced');
  const hotels = path.join(state, 'hotels');
  const { folder } = sandalwood;
  await cp(path.join(process.env['E2E_HOTELS'] ?? '', folder), path.join(hotels, folder), { recursive: true });
  const ports = await freePorts();
  const product = await startProduct({
    ports,
    state,
    env: {
      RATE_LIMITS: 'off',
      AVIF: 'off',
      RENDERERS: '1',
      RELEASE_STORE: store,
      RELEASE_OVERRIDES: process.env['E2E_MIX'] ?? '',
      HOTELS_DIR: hotels,
      OTEL_EXPORTER_OTLP_ENDPOINT: `${sandbox()}/collect/otlp`,
    },
  });
  return {
    addressOf: (host) => `http://${host}:${ports.ORIGIN_PORT}`,
    stop: async () => {
      await product.stop();
      await rm(state, { recursive: true, force: true });
    },
  };
}
