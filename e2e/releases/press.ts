import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser } from '@playwright/test';
import type { Walk, Walked } from '@latchkey/releases/gate';
import { launchOptions } from '../browser.ts';
import { createGuard } from '../guard.ts';
import { presses } from './presses/presses.ts';

/** How long one step may take, a whole walk, and the end of a browser, in milliseconds. */
const [stepMs, walkMs, closeMs] = [10_000, 30_000, 2000];

// Takes walks through pages by presses alone: those of the standard input, as JSON, one after another. Says as JSON how each
// ended. A page that loops ends its walk, and its browser.
const walked: Walked[] = [];
let browser = await chromium.launch(launchOptions);
for (const walk of JSON.parse(await text(process.stdin)) as readonly Walk[]) {
  const end = await Promise.race([take(browser, walk), pause(walkMs, null, { ref: false })]);
  walked.push(end ?? ended(walk, { fault: 'comes to no end' }));
  if (end !== null) continue;
  await Promise.race([browser.close(), pause(closeMs, null, { ref: false })]);
  browser = await chromium.launch(launchOptions);
}
// A browser that loops is not waited for.
process.stdout.write(JSON.stringify(walked), () => process.exit());

async function take(browser: Browser, walk: Walk): Promise<Walked> {
  const guard = createGuard();
  const context = await browser.newContext({ javaScriptEnabled: walk.hasScript, locale: 'en-GB' });
  await guard.watch(context);
  await context.addCookies(
    walk.cookies.map((one) => ({
      name: one.slice(0, one.indexOf('=')),
      value: one.slice(one.indexOf('=') + 1),
      url: walk.address,
    })),
  );
  const page = await context.newPage();
  page.setDefaultTimeout(stepMs);
  let fault: string | null = null;
  let seen: Walked['seen'] = {};
  try {
    await page.goto(walk.address);
    seen = (await presses[walk.name]?.(page, walk.facts)) ?? {};
  } catch (error) {
    fault = error instanceof Error ? error.message : String(error);
  }
  const complaint = guard.complaints()[0];
  const cookies = (await context.cookies(walk.address)).map(({ name, value }) => `${name}=${value}`).join('; ');
  await context.close();
  return ended(walk, { fault: fault ?? complaint ?? null, url: page.url(), cookies, seen });
}

function ended({ name, address }: Walk, how: Partial<Walked>): Walked {
  return { name, fault: null, url: address, cookies: '', seen: {}, ...how };
}
