import type { Page } from '@playwright/test';
import { ready } from '../guard.ts';
import { hotelWords, palace, sandalwood } from '../hotels.ts';
import { mailTo } from '../inbox.ts';
import { bookingBy, quoteBy } from '../pages/api.ts';
import { addressOf } from '../running/addresses.ts';
import { sheetsOf } from '../pages/sheets.ts';
import { mondayStay } from '../stays.ts';
import { keptPaths } from '../pages/kept-copy.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';

const plannerOf = (language: string, search = ''): string =>
  `${addressOf(sandalwood.host)}/planner/1760?lang=${language}${search}`;
/** A page is sent as it is made: its places are read once it is there whole. */
const placesOn = async (page: Page, day = 1): Promise<string[]> => {
  await page.waitForLoadState('domcontentloaded');
  return page.locator(`#day-${day} ol h3`).evaluateAll((names) => names.map(({ textContent }) => textContent));
};
test('a guest has days planned, makes them their own, and sends the link to another', async ({
  page,
  browser,
  guard,
  language,
}) => {
  const say = wordsOf('itinerary', language);
  const change = async (stop: number, act: string, context: string): Promise<void> => {
    const item = page.locator('#day-1 ol > li').nth(stop);
    await item.locator('summary').click();
    const before = page.url();
    await item.getByRole('link', { name: say(act, { context, place: 'start' }) }).click();
    await expect(page).not.toHaveURL(before);
    await expect.poll(() => page.locator('#day-1').getAttribute('aria-labelledby')).toBe('day-1-title');
  };
  await page.goto(plannerOf(language));
  await expect(page.getByRole('heading', { level: 1, name: say('A day around the hotel.') })).toBeVisible();
  await page.getByRole('combobox', { name: say('How many days?') }).selectOption('2');
  await page.getByRole('combobox', { name: say('What are you here for?') }).selectOption('culture');
  await page.getByRole('button', { name: say('Plan my day') }).click();
  await expect(page).toHaveURL(/days=2&purpose=culture/);
  await expect(page.getByRole('heading', { level: 1, name: say('Two days around the hotel.') })).toBeVisible();
  await ready(page);

  const first = await placesOn(page);
  expect(first.length).toBeGreaterThan(3);
  await change(0, 'Lock it here', 'a stop of a plan');
  await expect(page.getByText(say('Locked', { context: 'of a stop' }))).toBeVisible();
  expect(await placesOn(page)).toEqual(first);
  await change(1, 'Another place', '');
  await expect.poll(async () => (await placesOn(page))[1]).not.toBe(first[1]);
  const second = await placesOn(page);
  expect(second.toSpliced(1, 1)).toEqual(first.toSpliced(1, 1));
  await change(2, 'Leave it out', '');
  await expect.poll(async () => placesOn(page)).toEqual(second.toSpliced(2, 1));

  // Another device shows the same plan at the same address, which tells nothing of anybody.
  const plan = await placesOn(page);
  const other = await browser.newContext();
  await guard.watch(other);
  const friend = await other.newPage();
  await friend.goto(page.url());
  expect(await placesOn(friend)).toEqual(plan);
  expect(new URL(page.url()).search).toMatch(/^\?[\w.=&-]+$/);
  await other.close();

  // A new plan for another purpose is made around what was locked.
  await page.getByRole('combobox', { name: say('What are you here for?') }).selectOption('food');
  await page.getByRole('button', { name: say('Plan my days') }).click();
  await expect(page).toHaveURL(/purpose=food/);
  expect(await placesOn(page)).toContain(first[0]);
  await expect(page.getByText(say('Locked', { context: 'of a stop' }))).toBeVisible();
});

test('a plan is mailed once a day, and is printed on a page for each day', async ({ page, traveller, language }) => {
  const say = wordsOf('itinerary', language);
  await page.goto(plannerOf(language, '&days=3&from=2026-12-07'));
  await ready(page);
  const form = page.getByRole('form', { name: say('The plan by email') });
  const send = form.getByRole('button', { name: say('Send me the plan') });
  await send.click();
  await expect(form.getByText(say('Please Enter Email Address'))).toBeVisible();
  await form.getByRole('textbox', { name: say('Email') }).fill('meera@');
  await send.click();
  await expect(form.getByText(say('Please Enter Valid Email Address'))).toBeVisible();
  await form.getByRole('textbox', { name: say('Email') }).fill(traveller.email);
  await send.click();
  await expect(page.getByText(say('The plan is on its way to you.'))).toBeVisible();
  const mail = await mailTo(traveller.email);
  for (const place of await placesOn(page, 3)) expect(mail.text).toContain(place);
  const again = /http\S+\/planner\/1760\S*/.exec(mail.text)?.[0] ?? '';
  expect(new URL(again).search).toContain('from=2026-12-07');

  const calendar = page.getByRole('link', { name: say('Add to calendar') });
  const file = decodeURIComponent((await calendar.getAttribute('href')) ?? '');
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength((await page.locator('main ol h3').count()) || 1);
  expect(file).toMatch(/DTSTART:20261207T0\d{5}Z/);

  await page.waitForLoadState('networkidle');
  expect(sheetsOf(await page.pdf({ format: 'A4' }))).toBe(3);
});

test('a plan that was opened opens without internet, and says from when it is', async ({
  page,
  context,
  guard,
  language,
}) => {
  // What a page fetches at its rest may not have come before the line was lost; the plan needs none of it.
  guard.allow(/ERR_INTERNET_DISCONNECTED|assets\/shell\/(?:\d+|navigation)\.\w+\.js/);
  const say = wordsOf('itinerary', language);
  const line = page.getByText(say('You are offline: this is the plan as of {date}, {time}.'));
  await page.goto(plannerOf(language, '&days=2'));
  await expect(line).toBeHidden();
  const plan = await placesOn(page);
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).length), { timeout: 20_000 })
    .toBeGreaterThan(0);
  // The page is kept whole when its files are.
  await expect.poll(() => keptPaths(page), { timeout: 20_000 }).toMatch(/remoteEntry.*\.css|\.css.*remoteEntry/);
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );
  expect(scopes).toEqual(['/planner/']);

  await context.setOffline(true);
  await page.reload();
  await expect(line).toBeVisible();
  expect(await placesOn(page)).toEqual(plan);
  await ready(page);
  await context.setOffline(false);
  // No other page is taken over.
  await page.goto(`${addressOf(sandalwood.host)}/?lang=${language}`);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test('a booking that waits for the hotel leads to the days of its stay', async ({ page, traveller, language }) => {
  const say = wordsOf('itinerary', language);
  const { checkIn, checkOut } = mondayStay(palace, 40);
  await page.goto(`${addressOf(palace.host)}/?lang=${language}`);
  const [roomTypeId, ratePlanId] = ['arch-twin', 'breakfast'];
  const quote = await quoteBy(page, palace, { checkIn, checkOut, roomTypeId, ratePlanId, adults: 2 });
  const booking = await bookingBy(page, quote, { traveller, mode: 'at-property', language });
  await page.goto(`${addressOf(palace.host)}/bookings/${booking}?lang=${language}`);
  await page.getByRole('link', { name: wordsOf('booking-status', language)('Plan my day') }).click();
  await expect(page).toHaveURL(new RegExp(`/planner/2116.*from=${checkIn}`));
  await expect(page.locator('input[type=date]')).toHaveValue(checkIn);
  await expect(page.locator('#day-1 h2')).toHaveText(
    new RegExp(say('Day {number}', { values: { number: '1' }, place: 'part' }).source),
  );
});

test('the hotel’s home leads to its days', async ({ page, language }) => {
  await page.goto(`${addressOf(sandalwood.host)}/?lang=${language}`);
  await ready(page);
  await page.locator('#around').scrollIntoViewIfNeeded();
  await page.locator('#around a[href*="/planner/1760"]').click();
  await expect(page).toHaveURL(/\/planner\/1760/);
  await expect(page.locator('#day-1 ol h3').first()).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(hotelWords(sandalwood, language).name));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the plan is read, changed and mailed', async ({ page, guard, traveller, language }) => {
    guard.allow(/status of 422/);
    const say = wordsOf('itinerary', language);
    await page.goto(plannerOf(language));
    await page.getByRole('combobox', { name: say('How many days?') }).selectOption('3');
    await page.getByRole('button', { name: say('Plan my day') }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('Three days around the hotel.') })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const first = await placesOn(page);
    const stop = page.locator('#day-1 ol > li').first();
    await stop.locator('summary').click();
    await stop.getByRole('link', { name: say('Leave it out', { place: 'start' }) }).click();
    await expect(page).toHaveURL(/plan=d\./);
    // The page has its address before it is there whole.
    await expect.poll(() => placesOn(page)).toEqual(first.slice(1));

    const form = page.getByRole('form', { name: say('The plan by email') });
    await form.getByRole('button', { name: say('Send me the plan') }).click();
    await expect(form.getByText(say('Please Enter Email Address'))).toBeVisible();
    await form.getByRole('textbox', { name: say('Email') }).fill(traveller.email);
    await form.getByRole('button', { name: say('Send me the plan') }).click();
    await expect(page.getByText(say('The plan is on its way to you.'))).toBeVisible();
    expect(page.url()).not.toContain('example.com');
    expect(await placesOn(page)).toEqual(first.slice(1));
    expect((await mailTo(traveller.email)).text).toContain(first[1]);
  });
});
