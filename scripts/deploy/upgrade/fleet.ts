import path from 'node:path';
import { freePort } from '../../../apps/api/test/embedded-postgres.ts';
import { apiMemory, originMemory } from '../../run/service-memory.ts';
import { startService, type Service } from '../../run/service.ts';
import { startBalancer } from './balancer.ts';

/** A server of the fleet, which can be replaced by that of another tree of the repository. */
export interface Place {
  readonly name: string;
  /** Stops the server that stands here, if one does, and starts the one that `tree` was built to. */
  replace(tree: string): Promise<void>;
}

/** Two engines, a worker and two origins, each pair behind a balancer. Nothing runs until each place is filled. */
export interface Fleet {
  /** In the order in which a new version arrives (docs/deploy.md): a service before its callers. */
  readonly places: readonly Place[];
  /** Where guests come in. */
  readonly port: number;
  stop(): Promise<void>;
}

export async function makeFleet(env: Readonly<Record<string, string>>, state: string): Promise<Fleet> {
  const [one, two, worker, first, second] = await Promise.all(Array.from({ length: 5 }, () => freePort()));
  const engines = await startBalancer([one ?? 0, two ?? 0]);
  const origins = await startBalancer([first ?? 0, second ?? 0]);
  const shared = {
    ...env,
    API_URL: `http://127.0.0.1:${engines.port}`,
    PUBLIC_PORT: String(origins.port),
    LOG_LEVEL: 'error',
  };
  const engine = (name: string, port: number, role: string): Stand =>
    stand(name, 'api', port, {
      ...shared,
      ...apiMemory.env,
      API_PORT: String(port),
      ROLE: role,
      LATCHKEY_DATA_DIR: path.join(state, name),
    });
  const origin = (name: string, port: number): Stand =>
    stand(name, 'origin', port, {
      ...shared,
      ...originMemory.env,
      ORIGIN_PORT: String(port),
      RENDERERS: '1',
      TRUSTED_PROXIES: '127.0.0.1',
    });
  const places = [
    engine('engine-one', one ?? 0, 'api'),
    engine('engine-two', two ?? 0, 'api'),
    engine('worker', worker ?? 0, 'worker'),
    origin('origin-one', first ?? 0),
    origin('origin-two', second ?? 0),
  ];
  return {
    places,
    port: origins.port,
    async stop() {
      for (const place of places.toReversed()) await place.stop();
      await origins.stop();
      await engines.stop();
    },
  };
}

interface Stand extends Place {
  stop(): Promise<void>;
}

function stand(name: string, app: 'api' | 'origin', port: number, env: Readonly<Record<string, string>>): Stand {
  let standing: Service | null = null;
  const stop = async (): Promise<void> => {
    await standing?.stop();
    standing = null;
  };
  return {
    name,
    stop,
    async replace(tree) {
      await stop();
      standing = await startService({
        name,
        entry: path.join(tree, 'apps', app, 'dist/server.js'),
        nodeFlags: (app === 'api' ? apiMemory : originMemory).nodeFlags,
        env,
        health: `http://127.0.0.1:${port}/readyz`,
        patience: 180_000,
      });
    },
  };
}
