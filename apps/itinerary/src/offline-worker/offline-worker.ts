/// <reference lib="webworker" />
// The service worker of the planner. Its folder is its scope: pages of other paths never come by here. It is one file
// without imports, and the build takes nothing but the types out of it.
export {};

declare const self: ServiceWorkerGlobalScope;

/** Message from a page that wants to be kept offline, with the files that it has loaded. */
interface Keep {
  readonly kind: 'keep';
  readonly page: string;
  readonly files: readonly string[];
}

/** Each kept page is a cache of its own, with its files: of whatever release they are, they go together. */
const prefix = 'planner ';
const mostPages = 4;
/** A page that takes longer is shown as it was kept, in milliseconds. */
const patienceMs = 6000;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const asked = event.data as Partial<Keep> | null;
  if (asked?.kind === 'keep' && asked.page !== undefined && asked.files !== undefined && isPlan(asked.page))
    event.waitUntil(keep({ kind: 'keep', page: asked.page, files: asked.files }));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(file(request));
});

/** A page from the network, or the copy that was kept: of this address, else of another plan of the same hotel. */
async function page(request: Request): Promise<Response> {
  try {
    const answer = await withPatience(fetch(request));
    if (answer.status < 500) return answer;
    return (await keptPage(request.url)) ?? answer;
  } catch (error) {
    const kept = await keptPage(request.url);
    if (kept === null) throw error;
    return kept;
  }
}

/** A released file never changes: what was kept is what the network would send. */
async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function keptPage(address: string): Promise<Response | null> {
  const names = (await keptNames()).toReversed();
  const exact = names.find((name) => addressOf(name) === withoutOutcome(address));
  const other = names.find((name) => new URL(addressOf(name)).pathname === new URL(address).pathname);
  const name = exact ?? other;
  const kept = name === undefined ? undefined : await (await caches.open(name)).match(addressOf(name), anyWay);
  if (kept === undefined) return null;
  // The page then says that it is a copy, before any script.
  const html = (await kept.text()).replace('<html ', '<html data-kept-copy ');
  return new Response(html, { status: 200, headers: kept.headers });
}

async function keep({ page: address, files }: Keep): Promise<void> {
  const plain = withoutOutcome(address);
  const answer = await fetch(plain, { credentials: 'same-origin' });
  if (answer.status !== 200 || answer.redirected) return;
  const name = `${prefix}${Date.now()} ${plain}`;
  const cache = await caches.open(name);
  await cache.put(plain, answer.clone());
  const named = [...(await answer.text()).matchAll(/\/assets\/[\w~.-]+\/[\w~.-]+/g)].map(([path]) => path);
  const wanted = new Set([...files.filter(isFile), ...named].map((path) => new URL(path, self.location.origin).href));
  await Promise.all([...wanted].map((one) => keepFile(cache, one)));
  const names = await keptNames();
  const before = names.filter((one) => one !== name && addressOf(one) === plain);
  const spare = names.filter((one) => !before.includes(one)).slice(0, -mostPages);
  await Promise.all([...before, ...spare].map((one) => caches.delete(one)));
}

/** A file that cannot be had now is missing from the copy; the page is readable without any. */
async function keepFile(cache: Cache, address: string): Promise<void> {
  try {
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

/** The address of a plan; what came of a mail is no part of it. */
function withoutOutcome(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('mail');
  url.hash = '';
  return url.href;
}

const isPlan = (address: string): boolean => {
  const url = new URL(address);
  return url.origin === self.location.origin && url.pathname.startsWith('/planner/');
};

const isFile = (address: string): boolean => address.startsWith(`${self.location.origin}/assets/`);

function withPatience(answer: Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('no answer in time')), patienceMs);
    answer.then(resolve, reject);
  });
}
