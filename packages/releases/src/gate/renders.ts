import { setTimeout as pause } from 'node:timers/promises';
import type { ReleaseStore } from '../release/release-store.ts';
import type { Release } from '../release/release.types.ts';
import { askOrigin } from './ask-origin.ts';
import type { GateOrigin } from './gate-origin.ts';
import { inLanguages, pagesOf, stageOf, type GatePage } from './gate-pages.ts';
import { guestOf, type Guest } from './guest.ts';
import { cookiesOfB } from './halves.ts';
import { comeAlive } from './in-browser.ts';
import type { Looks } from './looks.ts';
import { hotelOf, signedInOwner } from './owner.ts';
import { pageFaults } from './page-faults.ts';
import { shellFirst } from './shell-first.ts';
import { lastStages, makeStay, type StayKind, type StayStage } from './stay.ts';

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
  /** Whether the pages were meant to look other than those of what is live. */
  readonly isNewLook: boolean;
}

/** The same with the store opened, and with a comparison of looks. */
interface Rendered extends Omit<Rendering, 'store'> {
  readonly store: ReleaseStore;
  readonly looks: Looks;
}

/** Whether an engine answers, so that pages can be rendered at all. */
export const isThere = (api: string): Promise<boolean> =>
  fetch(`${api}/readyz`, { signal: AbortSignal.timeout(1000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Renders the pages that an app names in its `release.json`, by an origin of the gate's own, with the release among what is
 * live. Each must have its status, and no screen may throw. Pages of a stay are made of a real one, each in three languages,
 * and show the sums of the engine's own quote. Of an experiment both halves are made, with the same prices. Answers with why
 * not, in one sentence each.
 */
export async function renders(
  origin: GateOrigin,
  release: Release,
  { api, inBrowser, looks, store }: Rendered,
  arriving: readonly Release[],
): Promise<string[]> {
  const pages = pagesOf(release.app);
  if (typeof pages === 'string') return [pages];
  const halves = cookiesOfB(release);
  const owners = new Map<string, Guest>();
  for (const page of pages.filter(({ as }) => as === 'owner')) {
    const hotelId = hotelOf(page.path);
    if (owners.has(hotelId)) continue;
    const owner = await signedInOwner(origin, { host: page.host, api, hotelId });
    if (typeof owner === 'string') return [owner];
    owners.set(hotelId, owner);
  }
  const cookieOf = ({ as, path }: GatePage): string =>
    as === 'owner' ? (owners.get(hotelOf(path))?.cookie() ?? '') : '';

  const plain = pages.filter((page) => stageOf(page) === null);
  const faults: string[] = [];
  for (const page of plain) faults.push(...(await pageFaults(origin, page, { cookie: cookieOf(page), halves })));
  for (const as of new Set(plain.map(cookieOf)))
    for (const half of as === '' ? ['', ...halves] : [''])
      if (faults.length === 0 && inBrowser)
        faults.push(
          ...comeAlive(
            origin,
            plain.filter((page) => cookieOf(page) === as),
            [as, half].filter((one) => one !== ''),
          ),
        );
  if (faults.length === 0) await looks.compare(plain, cookieOf);
  else faults.push(...(await shellFirst(origin, store, { release, arriving, pages: plain })));
  const staying = pages.filter((page) => stageOf(page) !== null);
  for (const host of new Set(staying.map(stayHostOf))) {
    const here = staying.filter((page) => stayHostOf(page) === host);
    for (const stay of lastStages(here.flatMap((page) => stageOf(page) ?? [])))
      if (faults.length === 0)
        faults.push(...(await pagesOfStay(origin, host, here, { stay, halves, inBrowser, cookieOf, looks })));
  }
  // What a page leaves behind may throw when it is long sent.
  if (faults.length === 0 && !inBrowser) await pause(leftBehindMs);
  return [...faults, ...(await thrown(origin, arriving))];
}

const stayHostOf = ({ host, stayAt = host }: GatePage): string => stayAt;

/** How long pages are watched after the last one, in milliseconds. */
const leftBehindMs = 4000;

interface OfStay {
  readonly stay: readonly [StayKind, StayStage];
  readonly halves: readonly string[];
  readonly inBrowser: boolean;
  /** The cookies of somebody who is signed in, where a page is theirs. */
  readonly cookieOf: (page: GatePage) => string;
  readonly looks: Looks;
}

/** Makes a stay at a host, and at each of its stages the pages that show it, in a browser too if asked. */
async function pagesOfStay(
  origin: GateOrigin,
  host: string,
  pages: readonly GatePage[],
  { stay: [kind, last], halves, inBrowser, cookieOf, looks }: OfStay,
): Promise<string[]> {
  const guest = guestOf(origin, host);
  const faults: string[] = [];
  for await (const step of makeStay(guest, kind, last)) {
    if (step.kind === 'stopped') return [...faults, `a stay at ${host} ends before it is ${last}: ${step.why}`];
    const { stage, id, sums, total } = step;
    const shown = pages
      .filter((page) => stageOf(page) === stage)
      .map((page) => ({ ...page, path: page.path.replace(`{${stage}}`, id) }));
    const viewer = (page: GatePage): string => (page.as === undefined ? guest.cookie() : cookieOf(page));
    for (const page of shown.flatMap(inLanguages))
      faults.push(...(await pageFaults(origin, page, { cookie: viewer(page), halves, sums, total })));
    for (const cookie of new Set(shown.map(viewer)))
      if (inBrowser && faults.length === 0)
        faults.push(
          ...comeAlive(
            origin,
            shown.filter((page) => viewer(page) === cookie),
            cookie.split('; '),
          ),
        );
    if (faults.length === 0 && shown.length > 0) await looks.compare(shown, viewer);
    // A booking that a refused release leaves behind would keep a room from others: it is made an end of.
    if (faults.length > 0 && (stage === 'nights' || stage === 'quote')) return faults;
  }
  return faults;
}

/** Screens that threw, as the origin counted them: a page can be answered and still be broken. */
export async function thrown(origin: GateOrigin, arriving: readonly Release[]): Promise<string[]> {
  const { text } = await askOrigin(origin, '127.0.0.1', '/metrics');
  return arriving.flatMap(({ app, id }) => {
    const name = `latchkey_screen_failures_total{owner="${app}",release="${id}"} `;
    const line = text.split('\n').find((one) => one.startsWith(name));
    return line === undefined || line.endsWith(' 0') ? [] : [`${line.slice(name.length)} of its pages threw`];
  });
}
