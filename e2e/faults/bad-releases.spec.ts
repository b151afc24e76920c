import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promote } from '@latchkey/releases/publishing';
import { openReleaseStore } from '@latchkey/releases/store';
import { askPage } from '../releases/ask-page.ts';
import { inPlace } from '../releases/spoilt-screen.ts';
import { liveRelease, releaseWithServer } from '../releases/store.ts';
import { startSecondOrigin, type SecondOrigin } from '../releases/second-origin.ts';
import { isNight } from '../short-run.ts';
import { expect, test } from '../test.ts';

// A release of one remote that does others as much harm as it can, seen by guests of many networks beside the pages of all
// others: theirs are whole, and it is out within thirty seconds, or costs its own screen alone.

interface Kind {
  readonly does: string;
  readonly code: string;
  /** One of those that every run tries; the others wait for the night's. */
  readonly isSample?: boolean;
  /** Whether it is taken out; else it is harmless to all, itself too. */
  readonly isOut: boolean;
}

const kinds: readonly Kind[] = [
  { does: 'throws while it loads', code: `;throw new Error('bad');`, isOut: true },
  { does: 'ends its process', code: ';process.exit(1);', isOut: true },
  { does: 'loops in its view', code: inPlace('View', 'for (;;);'), isOut: true },
  { does: 'throws in its view', code: inPlace('View', `throw new Error('bad')`), isOut: true, isSample: true },
  { does: 'throws in its load', code: inPlace('load', `throw new Error('bad')`), isOut: true },
  { does: 'has a load that hangs', code: inPlace('load', 'return new Promise(() => {})'), isOut: true },
  { does: 'throws later, once', code: `;setTimeout(() => { throw new Error('bad'); }, 3000);`, isOut: true },
  {
    does: 'throws three seconds after each page',
    code: inPlace('load', `setTimeout(() => { throw new Error('bad'); }, 3000)`),
    isOut: true,
  },
  {
    does: 'keeps buffers',
    code: `;const kept = []; ${inPlace('load', 'kept.push(Buffer.alloc(20_000_000, 1))')}`,
    isOut: true,
  },
  { does: 'breaks Array.prototype', code: ';Array.prototype.map = () => { throw new Error("bad"); };', isOut: false },
  {
    does: 'extends Object.prototype',
    code: inPlace('load', 'try { Object.prototype.bad = 1 } catch {}'),
    isOut: false,
  },
  {
    does: 'replaces Intl and fetch',
    code: inPlace(
      'load',
      'try { Intl.NumberFormat.prototype.formatToParts = () => [] } catch {} try { globalThis.fetch = 1 } catch {}',
    ),
    isOut: false,
    isSample: true,
  },
];

let origin: SecondOrigin;
test.beforeAll(async () => {
  origin = await startSecondOrigin(() => undefined, { ORIGIN_TRUSTED_PROXIES: '127.0.0.1', RENDERERS: '2' });
});
test.afterAll(() => origin.stop());

const ask = (page: string, network: string) => askPage(origin.port, page, 'itinerary', network);

for (const [number, { does, code, isOut, isSample = false }] of kinds.entries())
  test(`a release that ${does} costs nobody else a page`, async () => {
    test.skip(!isSample && !isNight, 'tried at night');
    test.setTimeout(120_000);
    const store = openReleaseStore(origin.store);
    const good = await liveRelease(origin.store, 'itinerary');
    const bundle = await readFile(path.join(origin.store, good.server), 'utf8');
    const id = `bad${number.toString(16).padStart(9, '0')}`;
    const prices = (text: string): number => text.split('₹').length;
    let whole = await ask('/?guest=first', '198.51.100.1');
    // An origin that has just started may show a page without what the engine was slow to say.
    await expect
      .poll(async () => {
        const before = prices(whole.text);
        whole = await ask(`/?guest=${performance.now()}`, '198.51.100.1');
        return whole.status === 200 && prices(whole.text) === before;
      })
      .toBe(true);

    await releaseWithServer(origin.store, 'itinerary', id, bundle + code);
    const bad = await store.release('itinerary', id);
    await promote(store, bad === null ? [] : [bad], { by: 'test', now: new Date() });
    const began = Date.now();
    const isLive = async (): Promise<boolean> => (await store.composition()).live['itinerary'] === id;
    const [others, own]: [{ status: number; prices: number }[], number[]] = [[], []];
    let guests = 0;
    const walk = async (): Promise<void> => {
      while (Date.now() - began < (isOut ? 30_000 : 8000) && (await isLive())) {
        const guest = guests++;
        const network = `203.0.113.${guest % 250}`;
        const [planner, ...beside] = await Promise.all(
          ['/planner/1760', `/?guest=${guest}`, '/bookings/find'].map((page) => ask(page, network)),
        );
        own.push(planner?.status ?? 0);
        others.push(...beside.map(({ status, text }, place) => ({ status, prices: place === 0 ? prices(text) : 0 })));
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    };
    await Promise.all(Array.from({ length: 4 }, walk));
    expect(others.filter(({ status }) => status !== 200)).toEqual([]);
    expect(new Set(others.map((one) => one.prices))).toEqual(new Set([prices(whole.text), 0]));
    expect(await isLive()).toBe(!isOut);
    const ownLost = own.filter((status) => status !== 200);
    expect(isOut ? [] : ownLost).toEqual([]);
    // What comes after is made as if it had never been.
    await promote(store, [good], { by: 'test', now: new Date() });
    await expect.poll(async () => (await ask('/planner/1760', '198.51.100.2')).status, { timeout: 15_000 }).toBe(200);
  });
