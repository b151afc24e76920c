import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { mixText } from '../release/preview.ts';
import type { Release } from '../release/release.types.ts';
import { askOrigin, type Answered } from './ask-origin.ts';
import { startGateOrigin, type GateOrigin } from './gate-origin.ts';
import { pagesOf, type GatePage } from './gate-pages.ts';
import { guestOf } from './guest.ts';
import { amountsIn, cookiesOfB, experimentIn, otherAmounts } from './halves.ts';
import { makeStay, stayStages, type StayStage } from './stay.ts';

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
 * Each must have its status, and no screen may throw. Pages of a stay are made of a real one: the gate asks a price, books,
 * pays and cancels as a guest does, and looks at each in three languages. Of an experiment both halves are made, with the same
 * prices. Answers with why not, in one sentence each.
 */
export async function renders(
  release: Release,
  { store, api, inBrowser }: Rendering,
  arriving: readonly Release[],
): Promise<string[]> {
  const pages = pagesOf(release.app);
  if (typeof pages === 'string') return [pages];
  const mix = mixText(Object.fromEntries(arriving.map(({ app, id }) => [app, id])));
  const origin = await startGateOrigin({ store, api, mix });
  if (typeof origin === 'string') return [origin];
  try {
    const plain = pages.filter(({ path: asked }) => stageOf(asked) === null);
    const faults: string[] = [];
    const halves = cookiesOfB(release);
    for (const page of plain) faults.push(...(await fault(origin, page, halves)));
    for (const cookies of [[], ...halves.map((half) => [half])])
      if (faults.length === 0 && inBrowser) faults.push(...comeAlive(origin, plain, cookies));
    for (const host of new Set(pages.filter((page) => !plain.includes(page)).map((page) => page.host)))
      if (faults.length === 0)
        faults.push(
          ...(await stay(
            origin,
            host,
            pages.filter((page) => page.host === host),
            halves,
            inBrowser,
          )),
        );
    // What a page leaves behind may throw when it is long sent.
    if (faults.length === 0) await pause(leftBehindMs);
    return [...faults, ...(await thrown(origin, arriving))];
  } finally {
    await origin.stop();
  }
}

/** How long pages are watched after the last one, in milliseconds. */
const leftBehindMs = 4000;

/** Makes a stay at a host, and at each of its stages the pages that show it, in a browser too if asked. */
async function stay(
  origin: GateOrigin,
  host: string,
  pages: readonly GatePage[],
  halves: readonly string[],
  inBrowser: boolean,
): Promise<string[]> {
  const guest = guestOf(origin, host);
  const stages = pages.flatMap(({ path: asked }) => stageOf(asked) ?? []);
  const last = stayStages.findLast((stage) => stages.includes(stage)) ?? 'quote';
  const faults: string[] = [];
  for await (const step of makeStay(guest, last)) {
    if (step.kind === 'stopped') return [...faults, `a stay at ${host} ends before it is ${last}: ${step.why}`];
    const shown = pages
      .filter(({ path: asked }) => stageOf(asked) === step.stage)
      .map((page) => ({ ...page, path: page.path.replace(`{${step.stage}}`, step.id) }));
    for (const page of shown.flatMap(inLanguages)) faults.push(...(await fault(origin, page, halves, guest.cookie())));
    if (inBrowser && faults.length === 0 && shown.length > 0)
      faults.push(...comeAlive(origin, shown, guest.cookie().split('; ')));
    // A booking that a refused release leaves behind would keep a room from others: it is made an end of.
    if (faults.length > 0 && step.stage === 'quote') return faults;
  }
  return faults;
}

const inLanguages = (page: GatePage): GatePage[] => [
  page,
  ...['de', 'ar'].map((language) => ({
    ...page,
    path: `${page.path}${page.path.includes('?') ? '&' : '?'}lang=${language}`,
  })),
];

/** The stage of a stay that a page shows; null where it shows none. */
const stageOf = (asked: string): StayStage | null => stayStages.find((stage) => asked.includes(`{${stage}}`)) ?? null;

/** Why a page is not as it should be: A, and then B of each experiment, which shows the prices of A. */
async function fault(origin: GateOrigin, page: GatePage, halves: readonly string[], cookie = ''): Promise<string[]> {
  const a = await answered(origin, page, cookie);
  if (typeof a === 'string') return [a];
  const found: string[] = [];
  for (const half of halves) {
    const where = `B of ${experimentIn(half)}: `;
    const both = [cookie, half].filter((one) => one !== '').join('; ');
    const b = await answered(origin, page, both);
    if (typeof b === 'string') {
      found.push(`${where}${b}`);
      continue;
    }
    if (otherAmounts(amountsIn(a.text), amountsIn(b.text)).length === 0) continue;
    // Somebody may have booked between the two: what differs then differs in A as well.
    const again = await answered(origin, page, cookie);
    const other = typeof again === 'object' ? otherAmounts(amountsIn(again.text), amountsIn(b.text)) : [];
    if (other.length > 0)
      found.push(`${where}${page.host}${page.path} shows other prices than A: ${other.slice(0, 5).join(', ')}`);
  }
  return found;
}

/** The page with its status, or a sentence. */
async function answered(
  origin: GateOrigin,
  { host, path: asked, status }: GatePage,
  cookie: string,
): Promise<Answered | string> {
  const ask = () => askOrigin(origin, host, asked, { headers: cookie === '' ? {} : { cookie } });
  const first = await ask();
  // An engine that was busy for a moment is no fault of the release: what it cannot show it cannot show twice.
  const found = first.status === 503 && status !== 503 ? await ask() : first;
  if (found.status === status) return found;
  return `${host}${asked} ${found.status === 0 ? 'does not answer' : `answers ${found.status}`}, not ${status}`;
}

/** Screens that threw, as the origin counted them: a page can be answered and still be broken. */
async function thrown(origin: GateOrigin, arriving: readonly Release[]): Promise<string[]> {
  const { text } = await askOrigin(origin, '127.0.0.1', '/metrics');
  return arriving.flatMap(({ app, id }) => {
    const name = `latchkey_screen_failures_total{owner="${app}",release="${id}"} `;
    const line = text.split('\n').find((one) => one.startsWith(name));
    return line === undefined || line.endsWith(' 0') ? [] : [`${line.slice(name.length)} of its pages threw`];
  });
}

/** How long a browser may take for a page, and to start, in milliseconds; it ends a page that loops by itself before. */
const [pageMs, browserMs] = [15_000, 20_000];

/** The browser is the journeys' own, in a process of its own: this package has none. */
function comeAlive({ port }: GateOrigin, pages: readonly GatePage[], cookies: readonly string[]): string[] {
  const addresses = pages.map(({ host, path: asked }) => `http://${host}:${port}${asked}`);
  const script = path.resolve('e2e/releases/come-alive.ts');
  const { status, stdout, stderr, signal } = spawnSync(process.execPath, [script, ...addresses], {
    encoding: 'utf8',
    env: { ...process.env, COME_ALIVE_COOKIES: cookies.join('; ') },
    timeout: browserMs + pageMs * addresses.length,
    killSignal: 'SIGKILL',
  });
  if (status === 0) return [];
  const complaints = stdout.split('\n').filter((line) => line !== '');
  if (complaints.length > 0) return complaints;
  return [
    signal === null ? `no browser could be asked: ${stderr.split('\n')[0]}` : 'the browser did not come to an end',
  ];
}
