import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promote } from '@latchkey/releases/publishing';
import { openReleaseStore } from '@latchkey/releases/store';
import { askPage } from '../releases/ask-page.ts';
import { startSecondOrigin } from '../releases/second-origin.ts';
import { inPlace } from '../releases/spoilt-screen.ts';
import { liveRelease, releaseWithServer } from '../releases/store.ts';
import { startForRun } from '../running/start-product.ts';
import { percentile } from './figures.ts';

// How long a bad release of each kind is with guests, and what it costs the pages of other teams. Each kind is made live
// past the gate, while guests from 60 networks ask for its page and for others; it is out when its page is the release's
// before it. `pnpm bench:bad-releases [kind]`; builds as they lie with E2E_BUILD=off.
const app = 'itinerary';
const itsPage = '/planner/1760';
const othersPages = ['/', '/rooms', '/about-us', '/find-booking'];
const networks = 60;
const patienceMs = 60_000;

const kinds: Readonly<Record<string, string>> = {
  'throws at its start': `throw new Error('at its start');`,
  'loops at its start': `for (;;);`,
  'load throws': inPlace('load', `throw new Error('in load')`),
  'load hangs': inPlace('load', `return new Promise(() => undefined)`),
  'load loops': inPlace('load', `for (;;);`),
  'view throws': inPlace('View', `throw new Error('in a view')`),
  'view loops': inPlace('View', `for (;;);`),
  'throws 50 ms late': inPlace('load', `setTimeout(() => { throw new Error('late'); }, 50)`),
  'throws 3 s late': inPlace('load', `setTimeout(() => { throw new Error('late'); }, 3000)`),
  'keeps memory': inPlace('load', `(globalThis.kept ??= []).push(new Array(4e6).fill(0).map((_, at) => ({ at })))`),
  'keeps buffers': inPlace('load', `(screen.kept ??= []).push(Buffer.alloc(64 << 20, 1))`),
  'changes Intl': `globalThis.Intl = { NumberFormat: class { format() { return 'FREE'; } } };`,
  'changes arrays': `Array.prototype.map = () => ['FREE'];`,
};

const only = process.argv[2];
const stop = await startForRun();
try {
  for (const [kind, code] of Object.entries(kinds)) if (only === undefined || kind === only) await tryKind(kind, code);
} finally {
  await stop();
}

async function tryKind(kind: string, code: string): Promise<void> {
  const origin = await startSecondOrigin(() => undefined, { RENDERERS: '2', ORIGIN_TRUSTED_PROXIES: '127.0.0.1' });
  try {
    const live = await liveRelease(origin.store, app);
    const bundle = await readFile(path.join(origin.store, live.server), 'utf8');
    let guest = 0;
    const network = (): string => `198.51.100.${(guest++ % networks) + 1}`;
    const texts = new Map<string, number>();
    for (const page of [itsPage, ...othersPages])
      texts.set(page, (await askPage(origin.port, page, app, network())).text.length);

    await releaseWithServer(origin.store, app, 'bad0', `${bundle}\n${code}`);
    const open = openReleaseStore(origin.store);
    const release = await open.release(app, 'bad0');
    if (!release) throw new Error('the bad release is not in the store');
    await promote(open, [release], { by: 'bench', now: new Date() });

    const from = performance.now();
    let first = 0;
    let out = 0;
    const own = { pages: 0, failed: 0 };
    const others = { pages: 0, failed: 0, wrong: 0, times: [] as number[] };
    const isOver = (): boolean => out > 0 || performance.now() - from > patienceMs;
    const askOwn = async (): Promise<void> => {
      while (!isOver()) {
        const page = await askPage(origin.port, itsPage, app, network());
        own.pages++;
        if (page.status !== 200) own.failed++;
        const { live: now } = await open.composition();
        if (first === 0 && (page.release === 'bad0' || page.status !== 200)) first = performance.now();
        if (now[app] !== 'bad0' && page.status === 200 && page.release === live.id) out = performance.now();
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    };
    const askOther = async (page: string): Promise<void> => {
      while (!isOver()) {
        const { status, text, ms } = await askPage(origin.port, page, app, network());
        others.pages++;
        others.times.push(ms);
        if (status >= 500) others.failed++;
        if (text.includes('FREE FREE') || Math.abs(text.length / (texts.get(page) ?? 1) - 1) > 0.2) others.wrong++;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    };
    await Promise.all([...Array.from({ length: 4 }, askOwn), ...othersPages.map(askOther)]);
    const seconds = out === 0 ? 'not out' : `out after ${((out - (first || from)) / 1000).toFixed(1)} s`;
    const slowest = Math.max(...others.times);
    console.log(
      `${kind}: ${seconds}; own ${own.failed} of ${own.pages} failed; others ${others.failed} failed and ${others.wrong} wrong of ${others.pages}, ` +
        `p99 ${percentile(others.times, 0.99)} ms, slowest ${Math.round(slowest)} ms`,
    );
  } finally {
    await origin.stop();
  }
}
