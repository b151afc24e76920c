import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { ready, type Guard } from '../guard.ts';
import { openAllDay, palace } from '../hotels.ts';
import type { Language } from '../language.ts';
import { wordsOf } from '../words.ts';
import { hire } from './desk-team.ts';
import { seek, staffLink } from './desk.ts';

/** A receptionist of two houses at work, in a window of its own. */
export class DeskShift {
  readonly desk: Page;
  readonly receptionist: string;
  readonly origin: string;
  private readonly language: Language;

  private constructor(desk: Page, receptionist: string, language: Language) {
    this.desk = desk;
    this.receptionist = receptionist;
    this.origin = new URL(desk.url()).origin;
    this.language = language;
  }

  /** Hires somebody, who signs in by a link, past the code that the first sign-in tells. */
  static async begin(browser: Browser, guard: Guard, language: Language): Promise<DeskShift> {
    // A busy machine puts off the copies that are kept for a time without a network.
    guard.allow(/503\b.*\/h\/\d+\/(?:today|bookings\/\S+)|aborted due to timeout/);
    const { mail, name } = await hire([openAllDay, palace], 'reception', { name: 'Lila', language });
    const context = await browser.newContext();
    await guard.watch(context);
    const desk = await context.newPage();
    desk.setDefaultTimeout(20_000);
    await desk.goto(await staffLink(openAllDay, mail));
    await desk.locator('form button[type=submit]').last().click();
    await desk.locator('main a').last().click();
    await desk.waitForURL((url) => url.pathname === `/h/${openAllDay.id}/today`);
    return new DeskShift(desk, name, language);
  }

  async open(hotel: { readonly id: number }, place: string): Promise<void> {
    const { desk, origin, language } = this;
    await desk.goto(`${origin}/h/${hotel.id}/${place}${place.includes('?') ? '&' : '?'}lang=${language}`);
    await ready(desk);
  }

  /** What the desk says of the act that was done. */
  async done(words: string): Promise<void> {
    const say = wordsOf('desk', this.language);
    const status = this.desk.getByRole('main').getByRole('status').first();
    await expect(status).toContainText(say(words, { place: 'start' }));
  }

  line(section: string, name: string): Locator {
    return this.desk.locator(`#${section}`).getByRole('listitem').filter({ hasText: name });
  }

  /** Seeks somebody from the day, and opens the booking. */
  async find(name: string, opens = true): Promise<void> {
    const { desk } = this;
    if (!desk.url().includes('/today')) await this.open(openAllDay, 'today');
    await seek(desk, name);
    await expect(this.line('found', name)).toBeVisible();
    await ready(desk);
    if (!opens) return;
    await desk.locator('#found').getByRole('link', { name }).first().click();
    await expect(desk.getByRole('heading', { level: 1, name })).toBeVisible();
    await ready(desk);
  }

  async openPanel(panel: string): Promise<void> {
    const { desk, language } = this;
    await desk.goto(`${desk.url().split('?')[0]}?open=${panel}&lang=${language}`);
    await ready(desk);
  }

  end(): Promise<void> {
    return this.desk.context().close();
  }
}
