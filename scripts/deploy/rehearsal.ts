import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { ownFolder } from '../run/own-folder.ts';
import { startPostgres } from '../../apps/api/test/embedded-postgres.ts';
import { apiMemory, originMemory } from '../run/service-memory.ts';
import { root } from '../run/paths.ts';
import { freePorts } from '../run/ports.ts';
import { startService, type Service } from '../run/service.ts';

/** What deploy/compose.yaml runs, without containers: PostgreSQL, a bucket, one engine, two origins. */
export interface Rehearsal {
  /** The store's address; the environment leads its client to the bucket. */
  readonly store: string;
  readonly api: string;
  /** Ports of the two origins. */
  readonly origins: readonly [number, number];
  stop(): Promise<void>;
}

/** The images of engine and origin by their names: `registry/latchkey/api:35f8a1b2`. */
export interface Images {
  readonly api: string;
  readonly origin: string;
}

/** What an image writes to, and what of the product's own demo it is told: images are made for production. */
const asDemo = { LATCHKEY_MODE: 'demo' };
const [stateFolder, cacheFolder] = ['/var/lib/latchkey', '/var/cache/latchkey'] as const;

/**
 * Starts everything from images, or without them from deployed folders, as images hold them: the service's bundle and npm's
 * packages, nothing of the repository. Outside parties are the sandbox's, so that it runs as a demo and not in production's mode.
 */
export async function startRehearsal(publish: (store: string) => Promise<void>, images?: Images): Promise<Rehearsal> {
  const folder = ownFolder('rehearsal');
  const stops: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async (): Promise<void> => {
    for (const one of stops.toReversed()) await one();
  };
  const begin = async (service: Promise<Service>): Promise<void> => {
    const started = await service;
    stops.push(() => started.stop());
  };
  try {
    for (const app of images === undefined ? ['api', 'origin'] : [])
      execFileSync('pnpm', ['--filter', `@latchkey/${app}`, 'deploy', '--prod', '--legacy', path.join(folder, app)], {
        cwd: root,
        stdio: 'ignore',
      });
    const database = await startPostgres();
    stops.push(() => database.stop());
    const [ports, more] = [await freePorts(), await freePorts()];
    const sandbox = `http://127.0.0.1:${ports.SANDBOX_PORT}`;
    const api = `http://127.0.0.1:${ports.API_PORT}`;
    const names = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]));
    await begin(
      startService({
        name: 'sandbox',
        entry: path.join(root, 'apps/sandbox/dist/server.js'),
        env: { ...names, API_URL: api },
        health: `${sandbox}/healthz`,
        patience: 20_000,
      }),
    );
    Object.assign(process.env, {
      AWS_ENDPOINT_URL_S3: `${sandbox}/s3`,
      AWS_ACCESS_KEY_ID: 'rehearsal',
      AWS_SECRET_ACCESS_KEY: 'rehearsal',
    });
    await makeBucket(`${sandbox}/s3/latchkey`);
    const store = 's3://latchkey/releases';
    await publish(store);
    await begin(
      startService({
        name: 'api',
        entry: path.join(folder, 'api/dist/server.js'),
        ...(images === undefined ? {} : { container: { image: images.api, folders: [stateFolder] } }),
        nodeFlags: apiMemory.nodeFlags,
        env: {
          ...apiMemory.env,
          ...names,
          DATABASE_URL: database.url,
          LATCHKEY_DATA_DIR: images === undefined ? path.join(folder, 'state') : stateFolder,
          ...asDemo,
          PICTURE_STORE: 's3://latchkey/pictures',
        },
        health: `${api}/readyz`,
        patience: 180_000,
      }),
    );
    const origins = [ports.ORIGIN_PORT, more.ORIGIN_PORT] as const;
    for (const [place, port] of origins.entries())
      await begin(
        startService({
          name: `origin ${place + 1}`,
          entry: path.join(folder, 'origin/dist/server.js'),
          ...(images === undefined ? {} : { container: { image: images.origin, folders: [cacheFolder] } }),
          nodeFlags: originMemory.nodeFlags,
          env: {
            ...originMemory.env,
            ORIGIN_PORT: String(port),
            API_URL: api,
            RELEASE_STORE: store,
            RELEASE_CACHE: images === undefined ? path.join(folder, `cache-${place}`) : cacheFolder,
            ...asDemo,
            RENDERERS: '1',
          },
          health: `http://127.0.0.1:${port}/readyz`,
          patience: 60_000,
        }),
      );
    return { store, api, origins, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function makeBucket(address: string): Promise<void> {
  const { ok, status } = await fetch(address, {
    method: 'PUT',
    // The sandbox wants a signature and does not check it.
    headers: { authorization: 'AWS4-HMAC-SHA256 rehearsal' },
  });
  if (!ok) throw new Error(`the bucket was not made: ${status}`);
}
