import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ownFolder } from '../../scripts/run/own-folder.ts';
import { launchOptions } from '../browser.ts';
import { dayAfter } from '../pages/desk-guest.ts';
import { callerBy } from '../pages/desk-team.ts';
import { openDesk, signInLink } from '../pages/desk.ts';
import { startForRun } from '../running/start-product.ts';
import { todayAt } from '../stays.ts';
import { medianOf } from './figures.ts';
import { booked, sixtyRooms, writeFullHouse, type Room } from './full-house.ts';
import { SlowDesk } from './slow-desk.ts';
import { cpuSlowdown } from './slow-phone.ts';

// What Today costs at a full house, 60 to come and 200 in house, at a desk whose processor is four times slower: how long the
// tasks are in which it opens, is scrolled and checks a guest in, beside the same page without script. `pnpm bench:day`, five
// runs each, a product of its own; builds as they lie with E2E_BUILD=off.
const runs = Number(process.argv[2] ?? 5);
const [toCome, inHouse] = [60, 200];

const folder = ownFolder('day');
const hotels = await writeFullHouse(path.join(folder, 'hotels'), 400);
const stop = await startForRun({ HOTELS_DIR: hotels, AVIF: 'off' });
const browser = await chromium.launch(launchOptions);
try {
  await fillDay();
  const door = await browser.newContext();
  const page = await door.newPage();
  await openDesk(page, await signInLink(sixtyRooms, 'owner'), 'en');
  const address = `${new URL(page.url()).origin}/h/${sixtyRooms.id}/today?lang=en`;
  const state = await door.storageState();
  await door.close();
  const longest = new Map<string, number[]>();
  const note = (phase: string, tasks: number[]): void =>
    void longest.set(phase, [...(longest.get(phase) ?? []), Math.round(Math.max(0, ...tasks))]);
  for (let run = 0; run < runs; run += 1)
    for (const hasScript of run % 2 === 0 ? [true, false] : [false, true]) {
      const suffix = hasScript ? '' : ' without script';
      const desk = await SlowDesk.opened(browser, { state, address, hasScript });
      note(`opens${suffix}`, await desk.tasks());
      await desk.scroll();
      note(`scrolls${suffix}`, await desk.tasks());
      if (hasScript) {
        await desk.checkIn();
        note('checks in', await desk.tasks());
      }
      await desk.close();
    }
  console.log(
    `${toCome} to come and ${inHouse} in house, processor ${cpuSlowdown} times slower, ${runs} runs; the longest task`,
  );
  for (const [phase, all] of longest)
    console.log(`${phase.padEnd(24)} median ${medianOf(all)} ms (all ${all.join(' ')})`);
} finally {
  await browser.close();
  await stop();
  await rm(folder, { recursive: true, force: true });
}

async function fillDay(): Promise<void> {
  const file = path.join(hotels, `${sixtyRooms.id}-${sixtyRooms.folder}`, 'hotel.json');
  const rooms = [...(JSON.parse(await readFile(file, 'utf8')) as { readonly rooms: readonly Room[] }).rooms];
  const desk = await callerBy(sixtyRooms, await signInLink(sixtyRooms, 'owner'));
  const today = todayAt(sixtyRooms);
  for (let made = 0; made < toCome + inHouse;) {
    const room = rooms[made % rooms.length];
    if (room === undefined) throw new Error('the house has no rooms');
    const reference = await booked(desk, { room, checkIn: today, checkOut: dayAfter(today, 1 + (made % 3)) });
    if (reference === null) {
      rooms.splice(rooms.indexOf(room), 1);
      continue;
    }
    made += 1;
    if (made > toCome) {
      const came = await desk.call('POST', `bookings/${reference}/arrival`);
      if (!came.ok) throw new Error(`not checked in: ${came.status} ${await came.text()}`);
    }
  }
}
