import type { Browser } from '@playwright/test';
import { sandalwood } from '../hotels.ts';
import { HotelHome } from '../pages/hotel-home.ts';
import { SearchFormObject } from '../pages/search-form.ts';
import { mondayStay } from '../stays.ts';
import { slowPhonePage } from './slow-phone.ts';

/** What a guest waits for who presses "Use these dates", in milliseconds. */
export interface DatesChanged {
  /** Until the browser has painted what the press did: what INP is made of. */
  readonly interaction: number;
  /** Until the rooms of the new dates are painted. */
  readonly painted: number;
}

/** How long the calendar shows what the dates cost before they are used: the data is at hand then, as for a guest who reads it. */
const readMs = 1500;

/** A guest on a slow phone who goes to and fro between the dates of two weeks, so many times. */
export async function changeDates(browser: Browser, times: number): Promise<DatesChanged[]> {
  const { page, context } = await slowPhonePage(browser);
  const home = new HotelHome(page, sandalwood, 'en');
  const form = new SearchFormObject(home);
  const stays = [mondayStay(sandalwood, 3), mondayStay(sandalwood, 4)] as const;
  await home.openFor(stays[0]);
  const measured: DatesChanged[] = [];
  // The first turn fetches what the later ones have at hand.
  for (let time = 0; time < times + 2; time += 1) {
    const { checkIn, checkOut } = stays[time % 2 === 0 ? 1 : 0];
    await page.getByRole('button', { name: home.say('Change the dates: {dates}') }).tap();
    await form.pressDate(checkIn);
    await form.pressDate(checkOut);
    await page.waitForTimeout(readMs);
    await page.evaluate(watchPaint, `/${checkIn}/${checkOut}/`);
    await form.useDates.tap();
    await page.waitForFunction(() => globalThis.latchkeyPainted !== undefined);
    await page.waitForTimeout(readMs);
    const { began, ended } = await page.evaluate(() => globalThis.latchkeyPainted ?? { began: 0, ended: 0 });
    const interaction = await page.evaluate(() => globalThis.latchkeySeen.interaction);
    if (time >= 2) measured.push({ interaction, painted: ended - began });
  }
  await context.close();
  return measured;
}

declare global {
  var latchkeyPainted: { began: number; ended: number } | undefined;
}

/** Runs in the page: notes when the next press is made, and when the rooms of an address are painted after it. */
function watchPaint(address: string): void {
  globalThis.latchkeyPainted = undefined;
  globalThis.latchkeySeen.interaction = 0;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const look = (): void => {
        const isThere =
          location.pathname.includes(address) &&
          document.querySelector('[role=dialog]') === null &&
          document.querySelector('#rooms [aria-busy=true]') === null &&
          document.querySelector('#rooms article') !== null;
        if (!isThere) return void requestAnimationFrame(look);
        // What is there in a frame is painted before the next task after it.
        requestAnimationFrame(() =>
          setTimeout(() => (globalThis.latchkeyPainted = { began: timeStamp, ended: performance.now() })),
        );
      };
      look();
    },
    { capture: true, once: true },
  );
}
