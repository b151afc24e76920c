import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';

// What a page costs on a slow phone, by the browser's own throttling: `node e2e/bench/page.ts [address]`, five runs, the
// median of each figure. Lighthouse's simulated figures are not these.
const address = process.argv[2] ?? 'http://sandalwood.localhost:4000/';
const runs = 5;
const debian = '/usr/bin/chromium';
const executablePath = process.env['CHROMIUM_PATH'] ?? (existsSync(debian) ? debian : undefined);

/** Chromium's "Slow 4G": 1.6 Mbit/s down, 750 kbit/s up, 150 ms a round trip. */
const slow4g = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const cpuSlowdown = 4;
/** Milliseconds after which a task keeps a guest waiting. */
const longTask = 50;

interface Figures {
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Bytes of JavaScript over the wire until the page is quiet. */
  readonly script: number;
  readonly interaction: number;
}

const budgets: Figures = { lcp: 1500, tbt: 100, cls: 0, script: 160_000, interaction: 150 };

async function measure(browser: Browser): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const scripts = new Set<string>();
  let script = 0;
  devtools.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) script += encodedDataLength;
  });
  await page.addInitScript(watch);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(() => document.documentElement.dataset['hydration'] !== undefined);
  await page.waitForTimeout(3000);
  const firstLoad = script;
  const plan = page.locator('#rooms li button').first();
  if ((await plan.count()) > 0) await plan.click();
  await page.waitForTimeout(1500);
  const seen = await page.evaluate(() => globalThis.latchkeySeen);
  await context.close();
  return { lcp: seen.lcp, tbt: seen.tbt, cls: seen.cls, script: firstLoad, interaction: seen.interaction };
}

declare global {
  var latchkeySeen: { lcp: number; tbt: number; cls: number; interaction: number };
}

/** Runs in the page, before anything of its own. */
function watch(): void {
  const seen = { lcp: 0, tbt: 0, cls: 0, interaction: 0 };
  globalThis.latchkeySeen = seen;
  const on = (type: string, act: (entry: PerformanceEntry) => void, more: object = {}): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(act)).observe({ type, buffered: true, ...more });
  on('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  on('longtask', ({ duration }) => (seen.tbt += Math.max(0, duration - 50)));
  on('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & { hadRecentInput: boolean; value: number };
    if (!hadRecentInput) seen.cls += value;
  });
  on('event', ({ duration }) => (seen.interaction = Math.max(seen.interaction, duration)), { durationThreshold: 16 });
}

const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
const measured: Figures[] = [];
for (let run = 0; run < runs; run += 1) measured.push(await measure(browser));
await browser.close();

console.log(`${address}, slow 4G, processor ${cpuSlowdown} times slower, tasks over ${longTask} ms, median of ${runs}`);
for (const name of ['lcp', 'tbt', 'cls', 'script', 'interaction'] as const) {
  const values = measured.map((figures) => figures[name]);
  const middle = median(values);
  const shown = name === 'cls' ? middle.toFixed(3) : Math.round(middle);
  console.log(
    `${middle <= budgets[name] ? 'within' : 'OVER  '} ${name.padEnd(12)} ${shown} (budget ${budgets[name]}; all ${values.map((value) => (name === 'cls' ? value.toFixed(3) : Math.round(value))).join(' ')})`,
  );
}
