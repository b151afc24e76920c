import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import type { Figures } from './figures.ts';
import { watch } from './watch.ts';

/** Chromium's "Slow 4G": 1.6 Mbit/s down, 750 kbit/s up, 150 ms a round trip. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
/** How many times slower than this machine the phone is. */
export const cpuSlowdown = 4;
const quiet = 3000;

/** A page, and what the guest's device has been given: the cookie that shows a booking whole. */
interface SeenPage {
  readonly address: string;
  readonly storageState?: Awaited<ReturnType<BrowserContext['storageState']>>;
}

/** The context of a slow phone. */
const phone = (browser: Browser, storageState: SeenPage['storageState']): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    ...(storageState === undefined ? {} : { storageState }),
  });

/** A new page of a context on a slow line, with a slow processor, that keeps what the browser reports. */
async function slowPage(context: BrowserContext): Promise<{ page: Page; devtools: CDPSession }> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.addInitScript(watch);
  return { page, devtools };
}

/** A new page of a slow phone whose line is quick: what the guest waits for is the phone's own work. */
export async function slowPhonePage(browser: Browser): Promise<{ page: Page; context: BrowserContext }> {
  const context = await phone(browser, undefined);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.addInitScript(watch);
  return { page, context };
}

type Seen = typeof globalThis.latchkeySeen;

/**
 * What the browser has reported. Asked over its protocol: Playwright's own questions bring 330 KB of script into the page, a
 * task of 55 to 95 ms on a slow phone, which would be counted as the page's.
 */
async function seenBy(devtools: CDPSession): Promise<Seen> {
  const { result } = await devtools.send('Runtime.evaluate', {
    expression: 'globalThis.latchkeySeen',
    returnByValue: true,
  });
  return result.value as Seen;
}

/** From the first paint on, what each task lasted beyond 50 ms. */
const blockingTime = ({ tasks, firstPaint }: Seen): number =>
  tasks.filter(({ start }) => start >= firstPaint).reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);

async function comesAlive(devtools: CDPSession): Promise<void> {
  for (let left = 300; left > 0; left -= 1) {
    const { result } = await devtools.send('Runtime.evaluate', {
      expression: "'hydration' in document.documentElement.dataset",
    });
    if (result.value === true) return;
    await setTimeout(100);
  }
  throw new Error('the page did not come alive within 30 seconds');
}

/** A page on a slow phone, by the browser's own throttling: its first load, then a guest who opens the dates and chooses a room. */
export async function onSlowPhone(browser: Browser, { address, storageState }: SeenPage): Promise<Figures> {
  const context = await phone(browser, storageState);
  const { page, devtools } = await slowPage(context);
  const scripts = new Set<string>();
  let script = 0;
  devtools.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) script += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'load' });
  await comesAlive(devtools);
  await setTimeout(quiet);
  const tbt = blockingTime(await seenBy(devtools));
  const firstLoad = script;
  await touchEverything(page);
  const { lcp, cls, interaction } = await seenBy(devtools);
  await context.close();
  return { lcp, tbt, cls, script: firstLoad, interaction };
}

/** A page's first view on a slow phone, with its scripts or without any file of scripts. Milliseconds. */
export async function firstView(
  browser: Browser,
  { address, storageState }: SeenPage,
  scripts: 'with scripts' | 'without scripts',
): Promise<Pick<Figures, 'lcp' | 'tbt' | 'cls'>> {
  const context = await phone(browser, storageState);
  const { page, devtools } = await slowPage(context);
  if (scripts === 'without scripts') {
    await devtools.send('Network.setBlockedURLs', { urls: ['*.js'] });
    // The page would say that its script did not come, and be painted anew.
    await page.addInitScript(() => addEventListener('error', (event) => event.stopImmediatePropagation(), true));
  }
  await page.goto(address, { waitUntil: 'load' });
  if (scripts === 'with scripts') await comesAlive(devtools);
  await setTimeout(quiet);
  const seen = await seenBy(devtools);
  await context.close();
  return { lcp: seen.lcp, tbt: blockingTime(seen), cls: seen.cls };
}

async function touchEverything(page: Page): Promise<void> {
  for (const place of ['#rooms li button', 'main form button[aria-haspopup=dialog]']) {
    const button = page.locator(place).first();
    if ((await button.count()) === 0) continue;
    // A guest sees a button before touching it.
    await button.scrollIntoViewIfNeeded();
    await page.waitForTimeout(quiet / 3);
    await button.tap();
    await page.waitForTimeout(quiet / 2);
  }
}
