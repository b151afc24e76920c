import type { Browser, BrowserContext, Page } from '@playwright/test';
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

/** A page on a slow phone, by the browser's own throttling: its first load, then a guest who opens the dates and chooses a room. */
export async function onSlowPhone(
  browser: Browser,
  addressFor: (context: BrowserContext) => Promise<string>,
  /** What the guest's device has been given: the cookie that shows a booking whole. */
  storageState?: Awaited<ReturnType<BrowserContext['storageState']>>,
): Promise<Figures> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    ...(storageState === undefined ? {} : { storageState }),
  });
  const address = await addressFor(context);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const scripts = new Set<string>();
  let script = 0;
  devtools.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) script += encodedDataLength;
  });
  await page.addInitScript(watch);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(() => document.documentElement.dataset['hydration'] !== undefined);
  await page.waitForTimeout(quiet);
  const tbt = await page.evaluate(() => {
    const { tasks, firstPaint } = globalThis.latchkeySeen;
    return tasks
      .filter(({ start }) => start >= firstPaint)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  });
  const firstLoad = script;
  await touchEverything(page);
  const { lcp, cls, interaction } = await page.evaluate(() => globalThis.latchkeySeen);
  await context.close();
  return { lcp, tbt, cls, script: firstLoad, interaction };
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
