import type { Browser, Page } from '@playwright/test';
import { ready, type Guard } from '../guard.ts';
import { boundedHouse } from '../hotels.ts';
import type { Language } from '../language.ts';
import { payBy } from '../pages/api.ts';
import { bookAs, dayAfter, somebody } from '../pages/desk-guest.ts';
import { callerBy, hire, type Colleague } from '../pages/desk-team.ts';
import { openDesk, seek, signInLink, staffLink } from '../pages/desk.ts';
import { mondayStay, todayAt } from '../stays.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';

// Shows docs/rules.md: People of a hotel (Roles, Bounds, Journal).

const act = { context: 'act of the reception' };
const house = { hotel: boundedHouse, roomTypeId: 'teak-king', ratePlanId: 'breakfast' };
/** What the hotel’s reception may do by itself. */
const bounds = { pricePercent: 10, refund: 3000 };

test('a receptionist meets each bound in words, and the journal tells that it was tried', async ({
  page,
  browser,
  guard,
  language,
}) => {
  guard.allow(/status of 403|status of 422|status of 409/);
  const say = wordsOf('desk', language);
  const owner = await callerBy(boundedHouse, await signInLink(boundedHouse, 'owner'));
  expect((await owner.call('PUT', 'bounds', bounds)).status).toBe(200);
  const guest = somebody('Omana');
  const booked = await bookAs(page, guest, mondayStay(boundedHouse, 13), language, house, 'online');
  await payBy(page, boundedHouse, booked);

  const ravi = await hire([boundedHouse], 'reception', { name: 'Ravi', language });
  const desk = await atDesk(browser, guard, ravi, language);
  await find(desk, guest.fullName, language);
  const above = say('This is above your role’s limit. Please ask the owner or a manager.', { place: 'part' });

  await test.step('more money back than reception may give by itself', async () => {
    await openPanel(desk, 'refund', language);
    await desk.getByRole('textbox', { name: say('Sum in {sign}') }).fill('3001');
    await desk.getByRole('button', { name: say('Show what it does') }).click();
    await desk.getByRole('button', { name: say('Give {sum} back to {name}', { place: 'part' }) }).click();
    await expect(desk.getByRole('alert')).toContainText(above);
    expect(desk.url(), 'the sum is still there').toContain('3001');
  });

  await test.step('another price than reception may agree to', async () => {
    await openPanel(desk, 'change', language);
    await desk.getByRole('textbox', { name: say('Agreed total in {sign}', { place: 'start' }) }).fill('2000');
    await desk.getByRole('button', { name: say('Show what it does') }).click();
    const why = desk.getByRole('textbox', { name: say('Why this price', { place: 'start' }) });
    await why.fill('=1+1 a regular guest');
    await desk.getByRole('button', { name: say('Change it, {sum} less') }).click();
    await expect(desk.getByRole('alert')).toContainText(above);
    await expect(why, 'what was typed is still there').toHaveValue('=1+1 a regular guest');
  });

  const journal = await atDesk(browser, guard, null, language);
  await journal.goto(`${new URL(journal.url()).origin}/h/${boundedHouse.id}/journal?lang=${language}`);
  const tried = journal
    .getByRole('listitem')
    .filter({ hasText: ravi.name })
    .filter({ hasText: say('not allowed', { context: 'what a role may not do', place: 'part' }) });
  await expect(tried.filter({ hasText: say('Gave money back', inJournal) }).first()).toBeVisible();
  await expect(tried.filter({ hasText: say('Changed the stay', inJournal) }).first()).toBeVisible();
});

test('who keeps the books reads the day and no letters; who keeps the rooms has no page of the day', async ({
  page,
  browser,
  guard,
  language,
}) => {
  guard.allow(/status of 40[34]/);
  const say = wordsOf('desk', language);
  await bookAs(
    page,
    somebody('Padma'),
    { checkIn: todayAt(boundedHouse), checkOut: dayAfter(todayAt(boundedHouse), 1) },
    language,
    house,
  );
  const books = await hire([boundedHouse], 'accountant', { name: 'Sunil', language });
  const desk = await atDesk(browser, guard, books, language);
  const main = desk.getByRole('main');
  expect(new URL(desk.url()).pathname).toBe(`/h/${boundedHouse.id}/reports`);
  await expect(main.locator('#nights').getByRole('table')).toBeVisible();
  await desk.goto(new URL(`/h/${boundedHouse.id}/today?lang=${language}`, desk.url()).href);
  await expect(main.locator('#arrivals').getByRole('listitem').first()).toBeVisible();
  await expect(main.getByRole('button', { name: say('Check in', { ...act, place: 'start' }) })).toHaveCount(0);
  await expect(main.getByRole('textbox', { name: say('Note for the next shift') })).toHaveCount(0);
  for (const place of ['answers', 'people']) {
    await expect(desk.locator(`a[href*="/h/${boundedHouse.id}/${place}"]`)).toHaveCount(0);
    const reply = await desk.goto(`${new URL(desk.url()).origin}/h/${boundedHouse.id}/${place}?lang=${language}`);
    expect([place, reply?.status()]).toEqual([place, 404]);
  }
  const caller = await callerBy(boundedHouse, await staffLink(boundedHouse, books.mail));
  const refused = await caller.call('POST', 'notes', { text: 'By hand' });
  expect([refused.status, await refused.json()]).toEqual([403, { code: 'not_allowed' }]);
  const owner = await callerBy(boundedHouse, await signInLink(boundedHouse, 'owner'));
  const { lines } = (await (await owner.call('GET', 'journal')).json()) as {
    lines: readonly Record<string, unknown>[];
  };
  expect(lines).toContainEqual(
    expect.objectContaining({ operation: 'addNote', outcome: 'refused', actorName: 'Sunil' }),
  );

  const rooms = await hire([boundedHouse], 'housekeeping', { name: 'Tara', language });
  const context = await browser.newContext();
  const cupboard = await context.newPage();
  await enter(cupboard, await staffLink(boundedHouse, rooms.mail));
  const cleaning = say('Cleaning', { context: 'which rooms are to be made ready' });
  await expect(cupboard.getByRole('heading', { level: 1, name: cleaning })).toBeVisible();
  const reply = await cupboard.goto(`${new URL(cupboard.url()).origin}/h/${boundedHouse.id}/today?lang=${language}`);
  expect(reply?.status()).toBe(404);
  await context.close();
});

test('whose work at the hotel has ended does nothing more by a page that is still open', async ({
  page,
  browser,
  guard,
  language,
}) => {
  guard.allow(/40[134]/);
  const say = wordsOf('desk', language);
  const today = todayAt(boundedHouse);
  const guest = somebody('Queenie');
  await bookAs(page, guest, { checkIn: today, checkOut: dayAfter(today, 1) }, language, house);
  const uma = await hire([boundedHouse], 'reception', { name: 'Uma', language });
  const desk = await atDesk(browser, guard, uma, language);
  const line = desk.locator('#arrivals').getByRole('listitem').filter({ hasText: guest.fullName });
  await expect(line).toBeVisible();
  await ready(desk);

  const owner = await callerBy(boundedHouse, await signInLink(boundedHouse, 'owner'));
  const { people } = (await (await owner.call('GET', 'people')).json()) as {
    people: readonly { personId: string; mail: string }[];
  };
  const personId = people.find(({ mail }) => mail === uma.mail)?.personId ?? '';
  expect((await owner.call('DELETE', `people/${personId}`)).status).toBe(200);

  // The page may have heard of it before the press: there is nothing to press then.
  const checkIn = line.getByRole('button', { name: say('Check in', { ...act, place: 'start' }) });
  await checkIn.click({ timeout: 3000 }).catch(() => undefined);
  await expect(line).toHaveCount(0);
  await expect(desk.locator('#inHouse')).toHaveCount(0);
  const found = await owner.call('POST', 'bookings/search', { q: guest.email, language });
  expect(found.status).toBeLessThan(500);
  const other = await atDesk(browser, guard, null, language);
  await expect(other.locator('#arrivals').getByRole('listitem').filter({ hasText: guest.fullName })).toBeVisible();
});

const inJournal = { context: 'line of the journal', place: 'part' } as const;

/** The day of the house, for a colleague or its owner. */
async function atDesk(browser: Browser, guard: Guard, who: Colleague | null, language: Language): Promise<Page> {
  const context = await browser.newContext();
  await guard.watch(context);
  const desk = await context.newPage();
  desk.setDefaultTimeout(20_000);
  const link = who === null ? await signInLink(boundedHouse, 'owner') : await staffLink(boundedHouse, who.mail);
  await openDesk(desk, link, language);
  await desk.goto(`${new URL(desk.url()).origin}/h/${boundedHouse.id}/today?lang=${language}`);
  await ready(desk);
  return desk;
}

/** Presses the link's page, and passes by the code that the first sign-in tells. */
async function enter(desk: Page, link: string): Promise<void> {
  await desk.goto(link);
  await desk.locator('form button[type=submit]').last().click();
  await desk.locator('main a').last().click();
}

async function find(desk: Page, name: string, language: Language): Promise<void> {
  await seek(desk, name);
  await expect(desk.locator('#found').getByRole('link', { name })).toHaveCount(1);
  await ready(desk);
  await desk.locator('#found').getByRole('link', { name }).first().click();
  await expect(desk.getByRole('heading', { level: 1, name })).toBeVisible();
  await desk.goto(`${desk.url().split('?')[0]}?lang=${language}`);
}

async function openPanel(desk: Page, panel: string, language: Language): Promise<void> {
  await desk.goto(`${desk.url().split('?')[0]}?open=${panel}&lang=${language}`);
  await ready(desk);
}
