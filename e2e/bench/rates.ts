import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { ownFolder } from '../../scripts/run/own-folder.ts';
import { launchOptions } from '../browser.ts';
import { sandalwood } from '../hotels.ts';
import { openDesk, signInLink } from '../pages/desk.ts';
import { startForRun } from '../running/start-product.ts';
import { medianOf } from './figures.ts';
import { writeLargeHotel } from './large-hotel.ts';
import { cpuSlowdown } from './slow-phone.ts';
import { watch } from './watch.ts';

// `pnpm bench:rates [times]`: the page of rates of a house of 20 room types on 4 plans, 31 nights of 365 in view, on a
// processor slowed four times: what each act keeps the page from answering, and how long until it is seen. Beside it the same
// page without a script. No task is to last above 50 ms.
const times = Number(process.argv[2] ?? 5);
const [types, plans] = [20, 4];

const folder = ownFolder('rates');
const stop = await startForRun({
  AVIF: 'off',
  HOTELS_DIR: await writeLargeHotel(path.join(folder, 'hotels'), types, plans),
});
const browser = await chromium.launch(launchOptions);
const told = new Map<string, { longest: number[]; seen: number[] }>();
try {
  const door = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await door.newPage();
  await openDesk(page, await signInLink(sandalwood, 'owner'), 'en');
  const address = `${new URL(page.url()).origin}/h/${sandalwood.id}/rates?from=2027-02-01&show=month&lang=en`;
  const storageState = await door.storageState();
  for (let turn = 0; turn < times; turn += 1) {
    for (const javaScriptEnabled of [false, true]) {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        storageState,
        javaScriptEnabled,
      });
      const own = await context.newPage();
      const devtools = await context.newCDPSession(own);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
      await own.addInitScript(watch);
      if (javaScriptEnabled) await walk(own, devtools, address);
      else {
        const began = performance.now();
        await own.goto(address, { waitUntil: 'load' });
        note('opens without a script', 0, performance.now() - began);
      }
      await context.close();
    }
  }
  for (const [act, { longest, seen }] of told)
    console.log(
      `${act}: longest task ${medianOf(longest).toFixed(0)} ms (${Math.max(...longest).toFixed(0)} at most), done after ${medianOf(seen).toFixed(0)} ms`,
    );
} finally {
  await browser.close();
  await stop();
  await rm(folder, { recursive: true, force: true });
}

async function walk(own: Page, devtools: CDPSession, address: string): Promise<void> {
  await act(devtools, 'opens', async () => {
    await own.goto(address, { waitUntil: 'load' });
    await until(devtools, `document.querySelector('[role=grid]') !== null`);
  });
  const box = await own.locator('[role=grid]').evaluate((grid) => {
    const { x, y } = grid.parentElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
    return { x, y };
  });
  await own.mouse.move(box.x + 600, box.y + 300);
  await act(devtools, 'scrolls down', async () => {
    for (let step = 0; step < 10; step += 1) {
      await own.mouse.wheel(0, 300);
      await setTimeout(50);
    }
  });
  await act(devtools, 'scrolls across', async () => {
    for (let step = 0; step < 6; step += 1) {
      await own.mouse.wheel(200, 0);
      await setTimeout(50);
    }
  });
  await own.mouse.wheel(-3000, -9000);
  await setTimeout(500);
  await act(devtools, 'goes to a cell', () => own.mouse.click(box.x + 500, box.y + 300));
  await act(devtools, 'steps by the arrows', async () => {
    for (let step = 0; step < 8; step += 1) await own.keyboard.press('ArrowRight');
  });
  await own.locator('[data-row$="priceForPax:2"] [role=gridcell]').first().click();
  await act(devtools, 'takes a figure, shown and saved', async () => {
    await own.keyboard.type(String(5801 + Math.floor(Math.random() * 90)));
    await own.keyboard.press('Enter');
    await until(
      devtools,
      `[...document.querySelectorAll('[role=gridcell]')].some((cell) => cell.className.includes('hand'))`,
    );
  });
  await own.keyboard.press('ArrowUp');
  await own.keyboard.press('Shift+End');
  await act(devtools, 'fills 31 nights', () => own.keyboard.press('Control+r'));
  const link = await own.locator('[data-row] a').first().boundingBox();
  await act(devtools, 'unfolds a plan', () => own.mouse.click((link?.x ?? 0) + 8, (link?.y ?? 0) + 8));
}

/** Does something, waits until the page has come to rest, and notes what it kept it from answering meanwhile. */
async function act(devtools: CDPSession, name: string, does: () => Promise<unknown>): Promise<void> {
  await ask(devtools, `globalThis.latchkeySeen && (globalThis.latchkeySeen.tasks.length = 0)`).catch(() => undefined);
  const began = performance.now();
  await does();
  const done = performance.now() - began;
  await setTimeout(1500);
  const tasks = (await ask(devtools, 'globalThis.latchkeySeen.tasks.map(({ duration }) => duration)')) as number[];
  note(name, Math.max(0, ...tasks), done);
}

async function until(devtools: CDPSession, expression: string): Promise<void> {
  for (let left = 400; left > 0; left -= 1) {
    if (await ask(devtools, expression)) return;
    await setTimeout(25);
  }
  throw new Error(`not within 10 seconds: ${expression}`);
}

/** Asked over the protocol: Playwright's own questions are script in the page, whose task would be counted as the page's. */
async function ask(devtools: CDPSession, expression: string): Promise<unknown> {
  const { result } = await devtools.send('Runtime.evaluate', { expression, returnByValue: true });
  return result.value;
}

function note(name: string, longest: number, seen: number): void {
  const of = told.get(name) ?? { longest: [], seen: [] };
  of.longest.push(longest);
  of.seen.push(seen);
  told.set(name, of);
}
