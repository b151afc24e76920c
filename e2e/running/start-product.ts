import { rm } from 'node:fs/promises';
import { get } from 'node:http';
import path from 'node:path';
import { ownFolder } from '../../scripts/run/own-folder.ts';
import { buildAndPublish, buildServices, publishBuilds } from '../../scripts/run/build.ts';
import { freePorts, type Ports } from '../../scripts/run/ports.ts';
import { startProduct } from '../../scripts/run/product.ts';
import { hosts } from './addresses.ts';
import { operatorsOfRun } from './operators.ts';
import { writeHotelsOfRun } from './hotels-of-run.ts';

/** The ports of a run: free ones, so that two runs can go on side by side, or those that `E2E_ORIGIN_PORT` and the like name. */
async function portsOfRun(): Promise<Ports> {
  const free = await freePorts();
  const port = (name: keyof Ports): number => Number(process.env[`E2E_${name}`] ?? free[name]);
  return {
    ORIGIN_PORT: port('ORIGIN_PORT'),
    API_PORT: port('API_PORT'),
    SANDBOX_PORT: port('SANDBOX_PORT'),
    SANDBOX_SMTP_PORT: port('SANDBOX_SMTP_PORT'),
  };
}

/**
 * Starts the product for one run: free ports, a fresh embedded database, no rate limits. `E2E_BUILD=off` takes the
 * builds as they lie; `E2E_RELEASES` with `E2E_MIX` takes releases of a store, which is only read; `E2E_ORIGIN` (with
 * `E2E_SANDBOX` and `E2E_API`) takes a product that already runs; `E2E_API_FROM` and `E2E_ORIGIN_FROM` take a server that
 * another tree of the repository was built to; `settings` are added to the services' own. Answers how to stop.
 */
export async function startForRun(settings: Readonly<Record<string, string>> = {}): Promise<() => Promise<void>> {
  if (process.env['E2E_ORIGIN']) return () => Promise.resolve();
  const state = ownFolder('e2e');
  const given = process.env['E2E_RELEASES'];
  const store = given ?? path.join(state, 'releases');
  // The services are those of this tree, whatever releases they show, unless another is named.
  if (given !== undefined) await buildServices();
  else await (process.env['E2E_BUILD'] === 'off' ? publishBuilds(store) : buildAndPublish(store));
  const ports = await portsOfRun();
  const hotels = await writeHotelsOfRun(path.join(state, 'hotels'));
  const mix = { RELEASE_STORE: store, RELEASE_OVERRIDES: process.env['E2E_MIX'] ?? '' };
  const trees = Object.fromEntries(
    ['api', 'origin'].flatMap((name) => {
      const tree = process.env[`E2E_${name.toUpperCase()}_FROM`];
      return tree === undefined ? [] : [[name, tree]];
    }),
  );
  const env = { RATE_LIMITS: 'off', HOTELS_DIR: hotels, OPERATORS: operatorsOfRun, ...mix, ...settings };
  const product = await startProduct({ ports, state, env, trees });
  Object.assign(process.env, {
    E2E_ORIGIN: `http://localhost:${ports.ORIGIN_PORT}`,
    E2E_SANDBOX: `http://127.0.0.1:${ports.SANDBOX_PORT}`,
    E2E_API: `http://127.0.0.1:${ports.API_PORT}`,
    E2E_HOTELS: hotels,
    ...(given === undefined ? { E2E_STORE: store } : {}),
  });
  await warmUp();
  return async () => {
    await product.stop();
    await rm(state, { recursive: true, force: true });
  };
}

/** Opens a page of each kind once: a fresh product compiles and fills its memory with the first, which may pass the time of a page. */
async function warmUp(): Promise<void> {
  const paths = [
    [hosts.sandalwood, '/'],
    [hosts.linde, '/'],
    [hosts.sandalwood, '/bookings/cancel'],
    [hosts.sandalwood, '/room/checkout?quote=none'],
    [hosts.provider, '/'],
  ] as const;
  for (const [host, page] of paths) await answered(host, page);
}

function answered(host: string, page: string): Promise<void> {
  const { port } = new URL(process.env['E2E_ORIGIN'] ?? '');
  // The names of the hosts are known to browsers alone.
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: page, headers: { host: `${host}:${port}` } }, (reply) =>
      reply.resume().on('end', resolve),
    ).on('error', reject);
  });
}
