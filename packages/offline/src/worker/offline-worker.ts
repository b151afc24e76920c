/// <reference lib="webworker" />
// A service worker that keeps pages for when there is no network. The folder it lies in is its scope: pages of other paths
// never come by here. It is one file that imports types alone: the build takes them out, and puts `kept` in.
import type { StoredPages } from '../stored-pages.types.ts';

declare const self: ServiceWorkerGlobalScope;

/** What a remote keeps, as its build says. */
declare const kept: StoredPages;

/** Message from a page that wants to be kept offline, with the pages that it leads to and the files that it has loaded. */
interface Keep {
  readonly kind: 'keep';
  readonly page: string;
  readonly others: readonly string[];
  readonly files: readonly string[];
}

/** Each kept page is a cache of its own, with what goes with it: of whatever release its files are, they belong together. */
const { prefix, mostPages } = kept;
const isKept = new RegExp(kept.pages);
/** A page that takes longer is shown as it was kept, in milliseconds. */
const patienceMs = 6000;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const asked = event.data as Partial<Keep> | null;
  if (asked?.kind === 'keep' && asked.page !== undefined && asked.files !== undefined && isOwn(asked.page))
    event.waitUntil(keepInTurn({ kind: 'keep', page: asked.page, others: asked.others ?? [], files: asked.files }));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (request.method === 'POST' && isLeaving(url)) event.respondWith(leave(request));
  else if (request.method === 'POST' && request.mode === 'navigate' && kept.toRead) event.respondWith(sent(request));
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(file(request));
});

/** A page from the network, or the copy that was kept. Without a copy, a slow page is worth waiting for. */
async function page(request: Request): Promise<Response> {
  const answer = fromNetwork(request);
  const inTime = await withPatience(answer).catch(() => null);
  if (inTime !== null && inTime.status < 500) return inTime;
  const copy = await keptPage(request.url);
  return copy ?? answer.catch((error: unknown) => inPlace(error));
}

/** A form that the browser sends itself. In vain, it leads to the page's copy in place of the browser's error. */
const sent = (request: Request): Promise<Response> =>
  fetch(request).catch(async (error: unknown) => (await keptPage(request.url)) ?? inPlace(error));

/**
 * Stands in for a page without a copy: the frame of the newest one, with its ways to the others and an empty sheet. Throws the
 * network's error on a device that has none.
 */
async function inPlace(error: unknown): Promise<Response> {
  const newest = (await keptNames()).findLast((name) => isKept.test(new URL(addressOf(name)).pathname));
  const found = newest === undefined ? undefined : await (await caches.open(newest)).match(addressOf(newest), anyWay);
  if (!kept.toRead || found === undefined) throw error;
  const html = await found.text();
  const frame = html
    .replace(/(<main\b[^>]*>)[^]*?(<(\w+)[^>]* data-no-copy[^]*?<\/\3>)[^]*(<\/main>)/, '$1$2$4')
    .replace(/<title>[^<]*<\/title>/, '<title></title>');
  return asCopy(frame, found.headers, 'data-kept-copy data-copy-missing');
}

async function fromNetwork(request: Request): Promise<Response> {
  const answer = await fetch(request);
  if (kept.doors.includes(new URL(request.url).pathname)) await forget();
  return answer;
}

const isLeaving = ({ pathname, searchParams }: URL): boolean =>
  kept.leaving !== null && pathname === '/' && searchParams.get('post') === kept.leaving;

/** Signs out: then drops all kept pages and ends the push subscription, so that messages under way reach nobody. */
async function leave(request: Request): Promise<Response> {
  const answer = await fetch(request);
  // A page that is led elsewhere is not said where by its answer.
  if (!answer.ok && answer.type !== 'opaqueredirect') return answer;
  await forget();
  const subscribed = await self.registration.pushManager?.getSubscription();
  await subscribed?.unsubscribe();
  return answer;
}

/** A released file never changes: a kept copy is what the network would send. */
async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** The copy of an address, the newest first; else of the same page asked for otherwise, where that shows the same. */
async function keptPage(address: string): Promise<Response | null> {
  const asked = withoutOutcome(address);
  const caught = await Promise.all((await keptNames()).toReversed().map((name) => caches.open(name)));
  const isOther = [...new URL(asked).searchParams.keys()].some((name) => kept.other.includes(name));
  const found =
    (await firstIn(caught, asked, anyWay)) ??
    (isOther ? undefined : await firstIn(caught, asked, { ...anyWay, ignoreSearch: true }));
  if (found === undefined) return null;
  return asCopy(await found.text(), found.headers, 'data-kept-copy');
}

/** The page then says that it is a copy, before any script. */
function asCopy(html: string, headers: Headers, mark: string): Response {
  const marked = html.replace('<html ', `<html ${mark} `);
  const read = kept.toRead ? marked.replaceAll(/<script\b[^]*?<\/script>/g, '') : marked;
  return new Response(read, { status: 200, headers });
}

async function firstIn(some: readonly Cache[], address: string, how: CacheQueryOptions): Promise<Response | undefined> {
  for (const cache of some) {
    const found = await cache.match(address, how);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Pages that are being kept, each with the latest request to keep it that came meanwhile. */
const atWork = new Map<string, Keep | null>();

/** A page is kept once at a time: requests that come meanwhile, however many, lead to one more run after it. */
async function keepInTurn(asked: Keep): Promise<void> {
  const plain = withoutOutcome(asked.page);
  if (atWork.has(plain)) return void atWork.set(plain, asked);
  atWork.set(plain, null);
  try {
    await keep(asked);
  } finally {
    const next = atWork.get(plain) ?? null;
    atWork.delete(plain);
    if (next !== null) await keepInTurn(next);
  }
}

async function keep({ page: address, others, files }: Keep): Promise<void> {
  const since = forgotten;
  const plain = withoutOutcome(address);
  const name = `${prefix}${Date.now()} ${plain}`;
  const first = await fetched(plain);
  if (first === null || since !== forgotten) return;
  // Read to its end before the copy has a name: a network lost meanwhile leaves no empty copy.
  const html = await first.clone().text();
  const cache = await caches.open(name);
  await cache.put(plain, first);
  await keepFiles(cache, [...files.filter(isFile), ...namedIn(html)]);
  // One after the other: what is looked at now goes first. Where the network is lost meanwhile, the rest is missing.
  for (const other of others.filter(isOwn))
    if (since !== forgotten || !(await isPageKept(cache, withoutOutcome(other)))) break;
  if (since !== forgotten) return void (await caches.delete(name));
  const names = await keptNames();
  const before = names.filter((one) => one !== name && addressOf(one) === plain);
  const spare = names.filter((one) => !before.includes(one)).slice(0, -mostPages);
  await Promise.all([...before, ...spare].map((one) => caches.delete(one)));
}

/** A page as it is now; null where it is none, or leads elsewhere. */
async function fetched(address: string): Promise<Response | null> {
  const answer = await fetch(address, { credentials: 'same-origin' });
  return answer.status === 200 && !answer.redirected ? answer : null;
}

/** Puts a page into a copy, where it is one; false where there is no network. */
async function isPageKept(cache: Cache, address: string): Promise<boolean> {
  try {
    const answer = await fetched(address);
    if (answer === null) return true;
    await cache.put(address, answer.clone());
    await keepFiles(cache, namedIn(await answer.text()));
    return true;
  } catch (error) {
    console.warn(`${address} is not kept.`, error);
    return false;
  }
}

/** How often the worker forgot its pages: whatever began before is nobody's any more. */
let forgotten = 0;

/** Whoever comes to a door is not signed in: pages (those under way too) and notifications of the one before go. */
async function forget(): Promise<void> {
  forgotten += 1;
  atWork.clear();
  await Promise.all((await keptNames()).map((name) => caches.delete(name)));
  for (const shown of await self.registration.getNotifications()) shown.close();
}

/** The released files that a page names. */
const namedIn = (html: string): string[] =>
  [...html.matchAll(/\/assets\/[\w~.-]+\/[\w~.-]+/g)].map(([file]) => new URL(file, self.location.origin).href);

const keepFiles = async (cache: Cache, files: readonly string[]): Promise<void> =>
  void (await Promise.all([...new Set(files)].map((one) => keepFile(cache, one))));

/** A file that cannot be had now is missing from the copy; the page is readable without any. */
async function keepFile(cache: Cache, address: string): Promise<void> {
  try {
    if ((await cache.match(address, anyWay)) !== undefined) return;
    const known = await caches.match(address, anyWay);
    const answer = known ?? (await fetch(address));
    if (answer.ok) await cache.put(address, answer);
  } catch (error) {
    console.warn(`${address} is not kept.`, error);
  }
}

const anyWay = { ignoreVary: true };

/** Names of kept pages, oldest first: the moment and the address. */
const keptNames = async (): Promise<string[]> =>
  (await caches.keys())
    .filter((name) => name.startsWith(prefix))
    .toSorted((a, b) => Number(a.split(' ')[1]) - Number(b.split(' ')[1]));

const addressOf = (name: string): string => name.split(' ').slice(2).join(' ');

/** The address of a page; what came of a press there is no part of it. */
function withoutOutcome(address: string): string {
  const url = new URL(address);
  for (const name of kept.outcome) url.searchParams.delete(name);
  url.hash = '';
  return url.href;
}

const isOwn = (address: string): boolean => {
  const url = new URL(address);
  return url.origin === self.location.origin && isKept.test(url.pathname);
};

const isFile = (address: string): boolean => address.startsWith(`${self.location.origin}/assets/`);

function withPatience(answer: Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('no answer in time')), patienceMs);
    answer.then(resolve, reject);
  });
}
