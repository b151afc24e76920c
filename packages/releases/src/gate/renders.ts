import { spawnSync } from 'node:child_process';
import http from 'node:http';
import path from 'node:path';
import { mixText } from '../release/preview.ts';
import type { Release } from '../release/release.types.ts';
import { startGateOrigin, type GateOrigin } from './gate-origin.ts';
import { pagesOf, type GatePage } from './gate-pages.ts';

/** Where the gate finds what it needs to render. */
export interface Rendering {
  /** The store's address. */
  readonly store: string;
  /** An engine with the demo hotels; pages are rendered with its answers. */
  readonly api: string;
  /** Whether the pages are opened in a browser too, and must hydrate there without an error. */
  readonly inBrowser: boolean;
  /** Whether pages are made at all; without them the engine is asked alone what it answers. */
  readonly pages: boolean;
}

/** Whether an engine answers, so that pages can be rendered at all. */
export const isThere = (api: string): Promise<boolean> =>
  fetch(`${api}/readyz`, { signal: AbortSignal.timeout(1000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Renders the pages that an app names in its `release.json`, by an origin of its own, with the release among what is live.
 * Each must have its status, and no screen may throw. Answers with why not, in one sentence each.
 */
export async function renders(
  release: Release,
  { store, api, inBrowser }: Rendering,
  arriving: readonly Release[],
): Promise<string[]> {
  const pages = pagesOf(release.app);
  if (typeof pages === 'string') return [pages];
  const origin = await startGateOrigin({
    store,
    api,
    mix: mixText(Object.fromEntries(arriving.map(({ app, id }) => [app, id]))),
  });
  if (typeof origin === 'string') return [origin];
  try {
    const faults: string[] = [];
    for (const page of pages) faults.push(...(await fault(origin, page)));
    faults.push(...(await thrown(origin, release)));
    return faults.length > 0 || !inBrowser ? faults : comeAlive(origin, pages);
  } finally {
    await origin.stop();
  }
}

async function fault(origin: GateOrigin, { host, path: asked, status }: GatePage): Promise<string[]> {
  const found = await get(origin, host, asked);
  return found.status === status ? [] : [`${host}${asked} answers ${found.status}, not ${status}`];
}

/** Screens that threw, as the origin counted them: a page can be answered and still be broken. */
async function thrown(origin: GateOrigin, { app, id }: Release): Promise<string[]> {
  const { text } = await get(origin, '127.0.0.1', '/metrics');
  const name = `latchkey_screen_failures_total{owner="${app}",release="${id}"} `;
  const line = text.split('\n').find((one) => one.startsWith(name));
  return line === undefined || line.endsWith(' 0') ? [] : [`${line.slice(name.length)} of its pages threw`];
}

/** The browser is the journeys' own, in a process of its own: this package has none. */
function comeAlive({ port }: GateOrigin, pages: readonly GatePage[]): string[] {
  const addresses = pages.map(({ host, path: asked }) => `http://${host}:${port}${asked}`);
  const script = path.resolve('e2e/releases/come-alive.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...addresses], { encoding: 'utf8' });
  if (status === 0) return [];
  const complaints = stdout.split('\n').filter((line) => line !== '');
  return complaints.length > 0 ? complaints : [`no browser could be asked: ${stderr.split('\n')[0]}`];
}

function get({ port }: GateOrigin, host: string, asked: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const request = http.get({ host: '127.0.0.1', port, path: asked, headers: { host: `${host}:${port}` } });
    request.on('error', reject);
    request.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
  });
}
