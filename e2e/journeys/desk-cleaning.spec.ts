import { randomInt } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { ready, type Guard } from '../guard.ts';
import { openAllDay } from '../hotels.ts';
import type { Language } from '../language.ts';
import { bookAs, dayAfter, somebody } from '../pages/desk-guest.ts';
import { callerBy, hire } from '../pages/desk-team.ts';
import { openDesk, signInLink, staffLink } from '../pages/desk.ts';
import { api } from '../running/addresses.ts';
import { todayAt } from '../stays.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';

// Shows docs/rules.md: Rooms by number (Cleaning).

const house = { hotel: openAllDay, roomTypeId: 'teak-king', ratePlanId: 'breakfast' };
const ofRoom = { context: 'state of a room' };

interface Unit {
  readonly unitId: string;
  readonly number: string;
  readonly coming: { readonly surname: string | null } | null;
  readonly closures: readonly unknown[];
}

test('a cleaner’s morning: a room made ready is told to the reception at once', async ({
  page,
  browser,
  guard,
  language,
}) => {
  const say = wordsOf('desk', language);
  const today = todayAt(openAllDay);
  const guest = somebody('Padma');
  await bookAs(page, guest, { checkIn: today, checkOut: dayAfter(today, 1) }, language, house);
  const owner = await callerBy(openAllDay, await signInLink(openAllDay, 'owner'));
  const surname = guest.fullName.split(' ').at(-1);
  const room = (await unitsBy(owner)).find(({ coming }) => coming?.surname === surname);
  if (room === undefined) throw new Error('the guest has no room');
  expect((await owner.call('PUT', `units/${room.unitId}/state`, { state: 'dirty' })).status).toBe(200);

  const isReady = (yes: boolean): RegExp =>
    say(yes ? '{rooms} ready' : '{rooms} not ready', {
      context: 'rooms by their numbers',
      values: { rooms: room.number },
      place: 'part',
    });
  const reception = await atDesk(browser, guard, language);
  const line = reception.getByRole('listitem').filter({ hasText: guest.fullName }).first();
  await expect(line).toContainText(isReady(false));

  const devi = await hire([openAllDay], 'housekeeping', { name: 'Devi', language });
  await openCleaning(page, await staffLink(openAllDay, devi.mail), language);
  const nav = page.getByRole('navigation', { name: say('The desk', { context: 'main navigation' }) });
  await expect(nav.getByRole('link')).toHaveCount(language === 'ar' ? 0 : 1);
  await expect(page.getByText(guest.fullName), 'a cleaner knows surnames alone').toHaveCount(0);
  await expect(page.getByText('₹')).toHaveCount(0);

  const nameOf = (name: 'Dirty' | 'Clean' | 'Inspected'): RegExp =>
    new RegExp(`^${room.number}: ${say(name, { ...ofRoom, place: 'part' }).source}$`, 'u');
  const state = (name: 'Dirty' | 'Clean' | 'Inspected') => page.getByRole('button', { name: nameOf(name) });
  await test.step('one press, twice by a hasty thumb, and the reception sees it', async () => {
    await state('Clean').dblclick();
    await expect(page.getByRole('status').filter({ hasText: room.number })).toBeVisible();
    await expect(line).toContainText(isReady(true));
    await expect(line).not.toContainText(isReady(false));
  });

  await test.step('and it can be taken back', async () => {
    await page.getByRole('button', { name: say('Undo', { context: 'act of the reception' }) }).click();
    await expect(line).toContainText(isReady(false));
    await state('Clean').click();
    await expect(line).not.toContainText(isReady(false));
  });

  await test.step('who is slower than a colleague sees what the colleague did', async () => {
    guard.allow(/status of 409/);
    const stale = await page.context().newPage();
    await stale.route('**/api/property/changes*', (route) => route.abort());
    guard.allow(/ERR_FAILED/);
    await stale.goto(page.url());
    await ready(stale);
    expect((await owner.call('PUT', `units/${room.unitId}/state`, { state: 'dirty' })).status).toBe(200);
    await stale.getByRole('button', { name: nameOf('Inspected') }).click();
    await expect(stale.getByRole('alert')).toContainText(
      say('Someone else was faster: the room is shown as it is now.', { context: 'problem of cleaning' }),
    );
    await stale.close();
    await state('Clean').click();
  });
  await reception.context().close();
});

test('what is broken in a free room closes it, and its history tells it', async ({ page, guard, language }) => {
  const say = wordsOf('desk', language);
  const owner = await callerBy(openAllDay, await signInLink(openAllDay, 'owner'));
  const devi = await hire([openAllDay], 'housekeeping', { name: 'Devi', language });
  await openCleaning(page, await staffLink(openAllDay, devi.mail), language);
  const free = (await unitsBy(owner)).filter(({ coming, closures }) => coming === null && closures.length === 0).at(-1);
  if (free === undefined) throw new Error('no free room');
  const words = `=1+1 <b>The lamp</b> ${randomInt(1e6)}`;
  await page.goto(`${new URL(page.url()).origin}/h/${openAllDay.id}/cleaning?room=${free.unitId}&lang=${language}`);
  await ready(page);
  const tell = page.getByRole('button', { name: say('Tell it', { context: 'act: tells what is broken in a room' }) });
  await tell.click();
  await expect(
    page.getByText(say('Write what is broken, in a word or two.', { context: 'problem of cleaning' })),
  ).toBeVisible();
  await page.getByLabel(say('What is broken?', { context: 'in a room' })).fill(words);
  await page
    .getByLabel(say('Not usable: take the room off sale', { context: 'of a room with something broken' }))
    .check();
  const photo = page.getByLabel(say('Photo', { context: 'of what is broken in a room, not required' }), {
    exact: true,
  });
  guard.allow(/status of 422/);
  await photo.setInputFiles({ name: 'lamp.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('#!/bin/sh') });
  await tell.click();
  await expect(
    page.getByText(
      say('This file is not a supported image. Please choose a JPEG, PNG or WebP, or report it without a photo.', {
        context: 'problem of cleaning',
      }),
    ),
  ).toBeVisible();
  await expect(page.getByLabel(say('What is broken?', { context: 'in a room' }))).toHaveValue(words);
  // What the page looks like is a picture, too.
  await photo.setInputFiles({ name: 'lamp.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await tell.dblclick();
  await expect(page.getByRole('status').filter({ hasText: free.number })).toBeVisible();
  await page.goto(`${new URL(page.url()).origin}/h/${openAllDay.id}/cleaning?room=${free.unitId}&lang=${language}`);
  await ready(page);
  const opened = page.getByRole('region', { name: say('Room {number}', { context: 'one by its number' }) });
  await expect(opened.getByText(words).first()).toBeVisible();
  const shown = opened.getByRole('img', { name: say('Photo of what is broken', { context: 'in a room' }) });
  await expect(shown).toHaveCount(2);
  const address = (await shown.first().getAttribute('src')) ?? '';
  await expect.poll(() => shown.first().evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(63);
  // Strangers do not even learn whether it is there.
  const stranger = await fetch(new URL(address, api()));
  expect([stranger.status, stranger.headers.get('cache-control')]).toEqual([401, 'no-store']);
  await expect(opened.getByText(say('Out of order', { context: 'of a room: not sold' }))).toBeVisible();
  const changes = (await (await owner.call('GET', `units/${free.unitId}/changes`)).json()) as {
    changes: { what: string; note: string | null }[];
  };
  expect(changes.changes.filter(({ what, note }) => what === 'broken' && note === words)).toHaveLength(1);
  await page
    .getByRole('button', { name: say('Mark as fixed', { context: 'act: what was broken in a room is whole again' }) })
    .click();
  await expect(page.getByRole('status').filter({ hasText: free.number })).toBeVisible();
});

async function unitsBy(owner: Awaited<ReturnType<typeof callerBy>>): Promise<Unit[]> {
  const reply = await owner.call('GET', 'units');
  return ((await reply.json()) as { units: Unit[] }).units;
}

/** A receptionist’s day, in a window of its own. */
async function atDesk(browser: Browser, guard: Guard, language: Language): Promise<Page> {
  const context = await browser.newContext();
  await guard.watch(context);
  const desk = await context.newPage();
  const ravi = await hire([openAllDay], 'reception', { name: 'Ravi', language });
  await openDesk(desk, await staffLink(openAllDay, ravi.mail), language);
  return desk;
}

/** Signs a cleaner in: the place that the role has is where the day begins. */
async function openCleaning(page: Page, link: string, language: Language): Promise<void> {
  const say = wordsOf('desk', language);
  await page.goto(`${link}&lang=${language}`);
  await page.getByRole('button', { name: say('Open the desk') }).click();
  await page.getByRole('link', { name: say('I have it on paper') }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: say('Cleaning', { context: 'which rooms are to be made ready' }) }),
  ).toBeVisible();
  await ready(page);
}
