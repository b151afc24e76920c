import type { Browser, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { axeOn } from '../accessibility/axe.ts';
import { ready } from '../guard.ts';
import { changingHouses } from '../hotels.ts';
import { totalBy } from '../pages/api.ts';
import { callerBy, hire, type Caller } from '../pages/desk-team.ts';
import { openDesk, staffLink } from '../pages/desk.ts';
import type { Language } from '../language.ts';
import { addressOf } from '../running/addresses.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';

// Shows docs/rules.md: People of a hotel (What the hotel says of itself, Publishing).

const part = { context: 'a page of the set-up' };
const room = { roomTypeId: 'teak-king', ratePlanId: 'breakfast', adults: 2 };
const headline = 'Rooms around one quiet pool =1+1 <b>';

const seen = 'A house in the evening <i>';
const bicycle = 'Bicycle =2+2';
const fair = 'Fair =3+3';
/** Of a year ahead: no other story has a stay there. */
const fairWeek = 48;

/** A night as an owner types it: 6 Oct 2027. */
const inWords = (date: string): string =>
  new Date(date).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

const photo = join(
  import.meta.dirname,
  '../../apps/api/hotels/1188-haus-linde/images/berlin-townhouse-street-evening.jpg',
);

interface SetUp {
  readonly live: { readonly number: number };
  readonly draft: { readonly version: number };
}

/** What guests see now, by number; what an earlier try left in the draft is gone. */
async function begin(owner: Caller): Promise<number> {
  const { live, draft } = (await (await owner.call('GET', 'set-up')).json()) as SetUp;
  await owner.call('PUT', 'set-up/draft', { version: draft.version, startOver: true, changes: [] });
  return live.number;
}

interface Scene {
  readonly language: Language;
  readonly say: ReturnType<typeof wordsOf>;
  readonly hotel: (typeof changingHouses)['en' | 'ar'];
  /** Opens a page of the owner's settings. */
  readonly open: (path?: string) => Promise<void>;
  readonly guest: Page;
  readonly openHome: () => Promise<unknown>;
  /** What the guest is asked for two stays: before the night of the new price, and from it on. */
  readonly prices: () => Promise<readonly number[]>;
  readonly later: ReturnType<typeof mondayStay>;
}

const hotelOf = (language: Language) => (language === 'ar' ? changingHouses.ar : changingHouses.en);

/** The owner of the hotel at the desk, and a guest beside. */
async function open(page: Page, browser: Browser, language: Language, mail: string): Promise<Scene> {
  const hotel = hotelOf(language);
  await openDesk(page, await staffLink(hotel, mail), language);
  const setUp = `${new URL(page.url()).origin}/h/${hotel.id}/set-up`;
  const guest = await (await browser.newContext()).newPage();
  const openHome = (): Promise<unknown> => guest.goto(`${addressOf(hotel.host)}/?lang=en`);
  await openHome();
  const [sooner, later] = [mondayStay(hotel, 20), mondayStay(hotel, 21)];
  return {
    language,
    say: wordsOf('desk', language),
    hotel,
    open: async (path = '') => {
      await page.goto(`${setUp}${path}?lang=${language}`);
      await ready(page);
    },
    guest,
    openHome,
    prices: async () => [
      await totalBy(guest, hotel, { ...room, ...sooner }),
      await totalBy(guest, hotel, { ...room, ...later }),
    ],
    later,
  };
}

// One draft goes through all of them, in this order.
test.describe.serial('an owner', () => {
  let mail = '';
  let before = 0;
  let asked: readonly number[] = [];
  test.beforeEach(async ({ language }) => {
    if (mail !== '') return;
    const hotel = hotelOf(language);
    ({ mail } = await hire([hotel], 'owner', { name: 'Meera', language }));
    before = await begin(await callerBy(hotel, await staffLink(hotel, mail)));
  });

  test('changes a text and a price from a night on in a draft, which guests do not see', async ({
    page,
    browser,
    guard,
    language,
  }) => {
    guard.allow(/status of 422/);
    const { say, open: openPage, guest, openHome, prices, later } = await open(page, browser, language, mail);
    asked = await prices();
    await test.step('saved in the draft, which guests do not see', async () => {
      await openPage('/texts');
      await expect(page.getByRole('heading', { level: 1, name: say('Texts', part) })).toBeVisible();
      expect((await axeOn(page).analyze()).violations).toEqual([]);
      const label = say('Headline', { context: 'a field of the set-up', place: 'start' });
      await page.getByRole('textbox', { name: label }).first().fill(headline);
      await page
        .getByRole('button', { name: say('Save in the draft', { context: 'the draft of what guests see' }) })
        .click();
      await expect(
        page.getByRole('status').filter({ hasText: say('Saved in the draft. Guests do not see it yet.') }),
      ).toBeVisible();

      await openPage('/rooms');
      await page.getByText(say('Different price from a date: {of}')).first().click();
      await page.getByLabel(say('First night of it, {of}')).first().fill(later.checkIn);
      const figures = page.getByLabel(say('New price, {of}, {who}, {sign}'));
      await figures.nth(0).fill('8,400');
      await figures.nth(1).fill('nine');
      await page.keyboard.press('Enter');
      await expect(
        page.getByRole('alert').filter({ hasText: say('Nothing was saved yet. Please correct the marked fields.') }),
      ).toBeVisible();
      await expect(figures.nth(0), 'what was typed is still here').toHaveValue('8,400');
      await figures.nth(1).fill('9 000');
      await page.keyboard.press('Enter');
      await expect(
        page.getByRole('status').filter({ hasText: say('Saved in the draft. Guests do not see it yet.') }),
      ).toBeVisible();
      await openHome();
      await expect(guest.getByText(headline)).toHaveCount(0);
      expect(await prices()).toEqual(asked);
    });
    await test.step('each page stands beside itself with the draft, and says what differs there', async () => {
      await openPage('/beside');
      expect((await axeOn(page).analyze()).violations).toEqual([]);
      const home = page.getByRole('listitem').filter({
        has: page.getByRole('heading', { level: 2, name: say('Home', { context: 'a page of guests' }) }),
      });
      const led = async (words: string): Promise<string> =>
        (await home.getByRole('link', { name: say(words, { place: 'start' }) }).getAttribute('href')) ?? '';
      const other = await (await browser.newContext()).newPage();
      const drafted = new URL(await led('With the draft'));
      drafted.searchParams.set('to', `${drafted.searchParams.get('to') ?? ''}?lang=en`);
      await other.goto(drafted.href);
      await expect(other.getByText(headline)).toBeVisible();
      await other.goto(`${await led('As guests see it')}?lang=en`);
      await expect(other.getByText(headline)).toHaveCount(0);
      await other.context().close();
    });
    await guest.context().close();
  });

  test('adds pictures and extras, and reads what they lack', async ({ page, browser, guard, language }) => {
    guard.allow(/status of 422/);
    const { say, open: openPage, guest } = await open(page, browser, language, mail);
    await test.step('a picture is brought in, cropped around what was pressed, and described', async () => {
      await openPage('/pictures');
      expect((await axeOn(page).analyze()).violations).toEqual([]);
      const choose = page.locator('input[type=file]');
      await choose.setInputFiles([
        { name: 'house.jpg', mimeType: 'image/jpeg', buffer: await readFile(photo) },
        { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('#!/bin/sh') },
      ]);
      const add = page.getByRole('button', { name: say('Add', { context: 'act: pictures of the hotel' }) });
      await add.click();
      await expect(
        page.getByText('notes.jpg'),
        'what is none is told by its name, and the other has come in',
      ).toBeVisible();
      await add.click();
      await expect(
        page.getByRole('status').filter({ hasText: say('Saved in the draft. Guests do not see it yet.') }),
      ).toBeVisible();
      await ready(page);
      await page.locator('a[href*="picture=photo-"]').first().click();
      await page.locator('input[type=image]').click({ position: { x: 32, y: 30 } });
      const fromLeft = page.getByLabel(say('From the left, %', { context: 'a point of a picture' }));
      await expect(fromLeft).toHaveValue('10');
      expect((await axeOn(page).analyze()).violations).toEqual([]);
      const alts = page.getByLabel(say('What is to be seen', { context: 'a field of the set-up', place: 'start' }));
      await expect(alts).toHaveCount(4);
      for (const field of await alts.all()) await field.fill(seen);
      // The page stays while it is saved: the next one is to have it.
      await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
      await expect(alts.first()).toHaveValue(seen);
    });
    await test.step('an extra is added by its name, and says what it lacks', async () => {
      await openPage('/extras');
      await page.getByText(say('Add an extra')).click();
      for (const letters of ['en', 'de', 'ar', 'hi'])
        await page.locator(`input[name="new name ${letters}"]`).fill(bicycle);
      await page.keyboard.press('Enter');
      const must = page.getByRole('region', { name: say('Fix before publishing') });
      await expect(must).toContainText(bicycle);
      // The fields of the new one come at the end of the page.
      await ready(page);
      await page
        .getByLabel(say('Price, tax included', { context: 'a field of an extra', place: 'start' }))
        .last()
        .fill('350');
      await page.keyboard.press('Enter');
      await expect(must).toHaveCount(0);
      expect((await axeOn(page).analyze()).violations).toEqual([]);
    });
    await test.step('a season is added in words, and the year stands beside it as guests will see it', async () => {
      await openPage('/seasons');
      await page.getByText(say('Add a season')).click();
      expect((await axeOn(page).analyze()).violations).toEqual([]);
      const { checkIn, checkOut } = mondayStay(hotelOf(language), fairWeek);
      for (const [name, text] of [
        ['name', fair],
        ['from', inWords(checkIn)],
        ['to', inWords(checkOut)],
        ['percent', '90'],
      ] as const)
        await page.locator(`input[name="season ${name}"]`).fill(text);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('region', { name: say('What guests will see') })).toContainText(fair);
    });
    await guest.context().close();
  });

  test('publishes it after reading what guests will see differently, and brings back what was', async ({
    page,
    browser,
    language,
  }) => {
    const { say, hotel, open: openPage, guest, openHome, prices } = await open(page, browser, language, mail);
    await test.step('published, after what guests will see differently was read', async () => {
      await openPage();
      const differences = page.getByRole('region', { name: say('What guests will see differently') });
      await expect(differences).toContainText(headline);
      await expect(differences).toContainText(bicycle);
      expect((await axeOn(page).analyze()).violations).toEqual([]);
      await page.getByRole('button', { name: say('Publish', { context: 'what guests see' }) }).click();
      await expect(page.getByRole('status').filter({ hasText: say('Published. Guests see it now.') })).toBeVisible();
      await expect
        .poll(async () => {
          await openHome();
          return guest.getByText(headline).count();
        })
        .toBeGreaterThan(0);
      const usual = await totalBy(guest, hotel, { ...room, ...mondayStay(hotel, fairWeek - 1) });
      const dearer = await totalBy(guest, hotel, { ...room, ...mondayStay(hotel, fairWeek) });
      expect(dearer).toBeGreaterThan(usual * 1.2);
      const shown = await guest.evaluate(async (id) => {
        const reply = (await (await fetch(`/api/hotels/${id}`)).json()) as {
          HotelImages: { alt: string; focus?: string; cdnImageUrl: string }[];
        };
        const last = reply.HotelImages.at(-1);
        const file = await fetch(last?.cdnImageUrl.replace('.jpg', '-320-60.webp') ?? '');
        return { alt: last?.alt, focus: last?.focus, type: file.headers.get('content-type') };
      }, hotel.id);
      expect(shown).toEqual({ alt: seen, focus: '10% 15%', type: 'image/webp' });
      const now = await prices();
      expect(now[0], 'nights before cost what they did').toBe(asked[0]);
      expect(now[1]).toBeGreaterThan(asked[1] ?? 0);
    });
    await test.step('brought back', async () => {
      const again = say('Bring number {number} back', { values: { number: String(before) } });
      await page.getByRole('button', { name: again }).click();
      await expect(
        page.getByRole('status').filter({ hasText: say('Guests see again what they saw then.') }),
      ).toBeVisible();
      await expect
        .poll(async () => {
          await openHome();
          return guest.getByText(headline).count();
        })
        .toBe(0);
      expect(await prices()).toEqual(asked);
    });
    await guest.context().close();
  });
});
