import { chromium, type Browser } from '@playwright/test';
import { createGuard, ready } from '../guard.ts';
import { launchOptions } from '../browser.ts';

/** How long a page may take to come alive, in milliseconds. */
const patienceMs = 12_000;

// Opens addresses in a browser and prints a line for each complaint of a page, and for each page that does not come
// alive. A page that loops cannot even be closed: then the browser is ended, and the next address has another.
let browser = await chromium.launch(launchOptions);
for (const address of process.argv.slice(2)) {
  const said = await complaintsOf(browser, address);
  for (const complaint of said) console.log(`${new URL(address).pathname}: ${complaint}`);
  if (said.length === 0) continue;
  process.exitCode = 1;
  await within(2000, browser.close());
  browser = await chromium.launch(launchOptions);
}
// A browser that loops is not waited for.
process.exit();

async function complaintsOf(from: Browser, address: string): Promise<string[]> {
  const guard = createGuard();
  // What the page itself answers is the gate's own question before this one.
  guard.allow(/status of 4\d\d/);
  const isAlive = await within(patienceMs, comesAlive(from, address, guard));
  return [...(isAlive === true ? [] : ['does not come alive']), ...guard.complaints()];
}

async function comesAlive(from: Browser, address: string, guard: ReturnType<typeof createGuard>): Promise<boolean> {
  const context = await from.newContext();
  await guard.watch(context);
  const cookies = (process.env['COME_ALIVE_COOKIES'] ?? '').split('; ').filter((one) => one.includes('='));
  await context.addCookies(
    cookies.map((one) => ({
      name: one.slice(0, one.indexOf('=')),
      value: one.slice(one.indexOf('=') + 1),
      url: address,
    })),
  );
  const page = await context.newPage();
  await page.goto(address, { timeout: patienceMs });
  await ready(page);
  await context.close();
  return true;
}

/** What work comes to, or null when it fails or takes longer. */
function within<T>(milliseconds: number, work: Promise<T>): Promise<T | null> {
  const timer = new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds).unref());
  return Promise.race([work.catch(() => null), timer]);
}
