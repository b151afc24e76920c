import { rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { ownFolder } from '../../scripts/run/own-folder.ts';
import { launchOptions } from '../browser.ts';
import { openDesk, signInLink } from '../pages/desk.ts';
import { startForRun } from '../running/start-product.ts';
import { fillHouse, sixtyRooms, writeFullHouse } from './full-house.ts';
import { medianOf } from './figures.ts';
import { cpuSlowdown } from './slow-phone.ts';
import { SlowDesk, type DeskState } from './slow-desk.ts';

// What the plan of a house of sixty rooms and sixty days costs at a desk whose processor is four times slower: how long the
// tasks are in which it opens, is scrolled, opens a menu and shows what somebody else has changed, beside the same page
// without script. `pnpm bench:plan`, five runs each, a product of its own; builds as they lie with E2E_BUILD=off.
const runs = Number(process.argv[2] ?? 5);
const longMs = 50;

type Phase = 'opens' | 'opens without script' | 'scrolls' | 'scrolls without script' | 'menu' | 'change';

const folder = ownFolder('plan');
const hotels = await writeFullHouse(path.join(folder, 'hotels'));
const stop = await startForRun({ HOTELS_DIR: hotels, AVIF: 'off' });
const browser = await chromium.launch(launchOptions);
try {
  const { stays, desk } = await fillHouse(hotels);
  const { state, address } = await signedIn(browser);
  const measured = new Map<Phase, number[][]>();
  const note = (phase: Phase, tasks: number[]): void =>
    void measured.set(phase, [...(measured.get(phase) ?? []), tasks]);
  let answers: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    for (const hasScript of run % 2 === 0 ? [true, false] : [false, true]) {
      const suffix = hasScript ? '' : ' without script';
      const seen = await SlowDesk.opened(browser, { state, address, hasScript });
      note(`opens${suffix}` as Phase, await seen.tasks());
      await seen.scroll();
      note(`scrolls${suffix}` as Phase, await seen.tasks());
      if (hasScript) {
        await seen.openMenu();
        note('menu', await seen.tasks());
        answers = [...answers, await seen.seesChange(desk)];
        note('change', await seen.tasks());
      }
      await seen.close();
    }
  }
  console.log(`${stays} stays on 60 rooms and 60 days, processor ${cpuSlowdown} times slower, ${runs} runs`);
  for (const [phase, all] of measured) {
    const longest = all.map((tasks) => Math.round(Math.max(0, ...tasks)));
    const beyond = all.map((tasks) => Math.round(tasks.reduce((sum, one) => sum + one - longMs, 0)));
    console.log(
      `${phase.padEnd(24)} longest task, median ${medianOf(longest)} ms (all ${longest.join(' ')}); beyond ${longMs} ms in all ${medianOf(beyond)} ms`,
    );
  }
  console.log(`a change of somebody else is seen after ${Math.round(medianOf(answers))} ms (median)`);
} finally {
  await browser.close();
  await stop();
  await rm(folder, { recursive: true, force: true });
}

/** The owner's session, and the address of sixty days. */
async function signedIn(by: Browser): Promise<{ state: DeskState; address: string }> {
  const context = await by.newContext();
  const page = await context.newPage();
  await openDesk(page, await signInLink(sixtyRooms, 'owner'), 'en');
  const address = `${new URL(page.url()).origin}/h/${sixtyRooms.id}/rooms?days=60&lang=en`;
  const state = await context.storageState();
  await context.close();
  return { state, address };
}
