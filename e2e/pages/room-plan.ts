import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { ready, type Guard } from '../guard.ts';
import { openAllDay } from '../hotels.ts';
import type { Language } from '../language.ts';
import { wordsOf, type Filling } from '../words.ts';
import { hire } from './desk-team.ts';
import { openDesk, staffLink } from './desk.ts';

const act = { context: 'act of the reception' };

/** The plan of the rooms of the house that is open all day, as a receptionist of the story's own has it. */
export class RoomPlan {
  readonly page: Page;
  readonly language: Language;
  readonly say: ReturnType<typeof wordsOf>;
  readonly sheet: Locator;
  readonly undo: Locator;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.language = language;
    this.say = wordsOf('desk', language);
    this.sheet = page.getByRole('dialog');
    this.undo = page.getByRole('button', { name: this.say('Undo', act) });
  }

  /** Signs in somebody new, in a browser of their own, and opens the plan from a day on. */
  static async opened(
    browser: Browser,
    { guard, language, from, touch }: { guard: Guard; language: Language; from: string; touch: boolean },
  ): Promise<RoomPlan> {
    const { mail } = await hire([openAllDay], 'reception', { name: 'Nandini', language });
    const size = touch ? { width: 390, height: 844 } : { width: 1280, height: 900 };
    const context = await browser.newContext({ viewport: size, isMobile: touch, hasTouch: touch });
    await guard.watch(context);
    // A busy machine puts off the copies that are kept for a time without a network.
    guard.allow(/503\b.*\/h\/\d+\/(?:today|bookings\/\S+)|aborted due to timeout/);
    const plan = new RoomPlan(await context.newPage(), language);
    plan.page.setDefaultTimeout(20_000);
    await openDesk(plan.page, await staffLink(openAllDay, mail), language);
    await plan.open(from);
    return plan;
  }

  async open(from: string): Promise<void> {
    const { origin } = new URL(this.page.url());
    await this.page.goto(`${origin}/h/${openAllDay.id}/rooms?from=${from}&lang=${this.language}`);
    await ready(this.page);
  }

  /** The bars of a guest, one for each room that the stay has after another. */
  bars(guest: { readonly fullName: string }): Locator {
    return this.page
      .locator('[data-bar]', { has: this.page.locator('bdi') })
      .and(this.page.getByRole('link', { name: guest.fullName }));
  }

  /** The line on which a bar lies. */
  lineOf(bar: Locator): Locator {
    return this.page.locator('[data-row]', { has: bar });
  }

  /** The number of the room in which a guest is. */
  async numberOf(bar: Locator): Promise<string> {
    return (await this.lineOf(bar).getByRole('rowheader').locator('bdi').textContent()) ?? '';
  }

  /** Opens what can be done with a stay, and presses one of it. */
  async choose(bar: Locator, what: string, filling: Filling): Promise<void> {
    await bar.click();
    await this.sheet.getByRole('button', { name: this.say(what, filling) }).click();
  }

  /** Presses, and waits until the engine has answered to what was pressed. */
  async answered(pathOfAnswer: RegExp, press: () => Promise<void>): Promise<number> {
    const answer = this.page.waitForResponse(
      (reply) => pathOfAnswer.test(new URL(reply.url()).pathname) && reply.request().method() !== 'GET',
    );
    await press();
    return (await answer).status();
  }

  /** Takes a bar at a part of its length, 0 where it begins, by pointer or finger, and holds it over a place. */
  async drag(bar: Locator, part: number, to: { readonly x: number; readonly y: number }): Promise<Held> {
    // What follows a drag comes once the page is alive.
    await expect(this.page.locator('[data-drags]')).toHaveCount(1);
    await bar.scrollIntoViewIfNeeded();
    const box = await boxOf(bar);
    const isTurned = this.language === 'ar';
    const from = { x: box.x + box.width * (isTurned ? 1 - part : part), y: box.y + box.height / 2 };
    const { page } = this;
    if (this.page.viewportSize()?.width === 390) return dragByFinger(page, from, to);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 8 });
    return { letGo: () => page.mouse.up() };
  }
}

export interface Held {
  readonly letGo: () => Promise<void>;
}

export async function boxOf(one: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await one.boundingBox();
  if (box === null) throw new Error('nothing is there to drag');
  return box;
}

/** A finger rests until the bar is lifted, then moves. */
async function dragByFinger(
  page: Page,
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
): Promise<Held> {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: object[]): Promise<unknown> =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points as { x: number; y: number }[] });
  await touch('touchStart', [from]);
  await expect(page.locator('[data-lifted]')).toHaveCount(1);
  for (let step = 1; step <= 8; step += 1)
    await touch('touchMove', [{ x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 }]);
  return {
    letGo: async () => {
      await touch('touchEnd', []);
      await devtools.detach();
    },
  };
}
