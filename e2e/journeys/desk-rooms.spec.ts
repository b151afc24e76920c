import { randomInt } from 'node:crypto';
import { openAllDay } from '../hotels.ts';
import type { Language } from '../language.ts';
import { bookAs, dayAfter, somebody } from '../pages/desk-guest.ts';
import { boxOf, RoomPlan } from '../pages/room-plan.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';

// Shows docs/rules.md: Rooms by number (Assignment, Held, Closing).

const twin = { hotel: openAllDay, roomTypeId: 'indigo-twin', ratePlanId: 'breakfast' };
/** Of the type whose rooms are in sight first. */
const king = { hotel: openAllDay, roomTypeId: 'teak-king', ratePlanId: 'breakfast' };
/** The type of which the house has one room. */
const only = { hotel: openAllDay, roomTypeId: 'accessible-king', ratePlanId: 'breakfast' };
const move = /\/units\/[^/]+\/stays$/;
const closing = /\/units\/[^/]+\/closures$/;

/** A week far ahead; the languages, whose stories go on side by side, have weeks of their own. */
const week = (language: Language) => mondayStay(openAllDay, 8 + 2 * randomInt(18) + (language === 'en' ? 0 : 1), 4);

test('a repair in an occupied week: who is in the way is named, is moved, and then the room is closed', async ({
  page,
  browser,
  guard,
  language,
  isMobile,
}) => {
  test.setTimeout(120_000);
  guard.allow(/status of 409/);
  const guest = somebody('Farida');
  const dates = week(language);
  await bookAs(page, guest, dates, language, twin);
  const plan = await RoomPlan.opened(browser, { guard, language, from: dates.checkIn, touch: isMobile });
  const { say, sheet } = plan;
  const bar = plan.bars(guest);
  const number = await plan.numberOf(bar);
  expect(await plan.answered(move, () => plan.choose(bar, 'Pin to this room', { context: 'a stay to its room' }))).toBe(
    200,
  );
  await expect(sheet).toHaveCount(0);

  const fill = async (): Promise<void> => {
    if (isMobile)
      await plan.page
        .getByRole('button', { name: say('Other days, close a room', { context: 'in the room plan' }) })
        .click();
    await plan.page
      .getByRole('button', { name: say('Close a room', { context: 'act: keep a room from guests' }) })
      .click();
    await sheet.getByRole('combobox').selectOption({ label: await optionOf(number) });
    await sheet
      .getByLabel(say('First night', { context: 'on which a room is closed' }))
      .fill(dayAfter(dates.checkIn, 1));
    await sheet
      .getByLabel(say('Last night', { context: 'on which a room is closed' }))
      .fill(dayAfter(dates.checkIn, 2));
    await sheet.getByLabel(say('Reason', { context: 'why a room is closed', place: 'start' })).fill('Pipe burst');
  };
  const optionOf = async (named: string): Promise<string> => {
    const options = await sheet.getByRole('option').allTextContents();
    return options.find((one) => one.startsWith(`${named} ·`)) ?? named;
  };
  const close = sheet.getByRole('button', { name: say('Close the room', { context: 'act: keep a room from guests' }) });
  await fill();
  expect(await plan.answered(closing, () => close.click())).toBe(409);
  await expect(sheet.getByRole('alert').getByRole('link', { name: guest.fullName })).toBeVisible();
  await plan.page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);

  await plan.choose(bar, 'Move to…', { context: 'a stay to another room' });
  expect(
    await plan.answered(move, () =>
      sheet
        .getByRole('button', { name: say('Free · {state}', { place: 'part' }) })
        .first()
        .click(),
    ),
  ).toBe(200);
  await expect(sheet).toHaveCount(0);
  await expect.poll(() => plan.numberOf(bar)).not.toBe(number);
  await fill();
  expect(await plan.answered(closing, () => close.dblclick())).toBe(201);
  await expect(plan.page.getByRole('button', { name: /Pipe burst/ })).toHaveCount(1);
  await expect(
    plan.page
      .getByRole('main')
      .getByRole('status')
      .getByText(say('{room} is closed', { values: { room: number } })),
  ).toBeVisible();
  await plan.page.context().close();
});

test('a stay is upgraded at the price that was agreed', async ({ page, browser, guard, language, isMobile }) => {
  test.setTimeout(120_000);
  const guest = somebody('Yusuf');
  const dates = week(language);
  await bookAs(page, guest, dates, language, twin);
  const plan = await RoomPlan.opened(browser, { guard, language, from: dates.checkIn, touch: isMobile });
  await plan.choose(plan.bars(guest), 'Upgrade, same price…', { context: 'to a room of another type' });
  await upgrade(plan);
  await plan.open(dates.checkIn);
  const types = plan.page.getByRole('rowgroup', { name: /./ });
  await expect(types.nth(1).locator(plan.bars(guest))).toHaveCount(0);
  await expect(plan.bars(guest)).toHaveCount(1);
  await plan.page.context().close();
});

test('a stay is split into two rooms, one after the other, and put together again', async ({
  page,
  browser,
  guard,
  language,
  isMobile,
}) => {
  test.setTimeout(120_000);
  const guest = somebody('Leela');
  const dates = week(language);
  await bookAs(page, guest, dates, language, twin);
  const plan = await RoomPlan.opened(browser, { guard, language, from: dates.checkIn, touch: isMobile });
  const { say, sheet } = plan;
  await plan.choose(plan.bars(guest), 'Split the stay…', { context: 'into two rooms, one after the other' });
  await sheet.getByRole('combobox').selectOption(dayAfter(dates.checkIn, 2));
  const free = sheet.getByRole('button', { name: say('Free · {state}', { place: 'part' }) });
  expect(await plan.answered(move, () => free.first().dblclick())).toBe(200);
  await expect(plan.bars(guest)).toHaveCount(2);
  await plan.undo.click();
  await expect(plan.bars(guest)).toHaveCount(1);
  await plan.page.context().close();
});

test('a stay for which no room is left stands in a line of its own until it has one of another type', async ({
  page,
  browser,
  guard,
  language,
  isMobile,
}) => {
  test.setTimeout(120_000);
  const guest = somebody('Omar');
  const dates = week(language);
  const plan = await RoomPlan.opened(browser, { guard, language, from: dates.checkIn, touch: isMobile });
  const { say, sheet } = plan;
  // The one room of its type is kept from service: it is sold, and nobody can be put there.
  const unit = plan.page.getByRole('rowgroup').last().locator('[data-row]').last();
  await unit.scrollIntoViewIfNeeded();
  await unit.getByRole('gridcell').click({ position: await firstDayOf(plan) });
  await sheet
    .getByRole('button', { name: say('Close the room…', { context: 'act: keep a room from guests, opens a form' }) })
    .click();
  await sheet.getByLabel(say('Last night', { context: 'on which a room is closed' })).fill(dayAfter(dates.checkIn, 3));
  await sheet.getByRole('radio').nth(1).check();
  expect(
    await plan.answered(closing, () =>
      sheet.getByRole('button', { name: say('Close the room', { context: 'act: keep a room from guests' }) }).click(),
    ),
  ).toBe(201);

  await bookAs(page, guest, dates, language, only);
  const bar = plan.bars(guest);
  await expect(bar).toHaveCount(1);
  await expect(
    plan
      .lineOf(bar)
      .getByText(say('One too many', { context: 'line of the room plan: more sold than there are rooms' })),
  ).toBeVisible();
  await plan.choose(bar, 'Upgrade, same price…', { context: 'to a room of another type' });
  await upgrade(plan);
  await plan.open(dates.checkIn);
  await expect.poll(() => plan.numberOf(plan.bars(guest))).toMatch(/^\d+$/);
  await plan.page.context().close();
});

test('a bar is dragged to another room and put back, held by its end for another night, and let go beside the plan', async ({
  page,
  browser,
  guard,
  language,
  isMobile,
}) => {
  test.setTimeout(120_000);
  const guest = somebody('Anil');
  const { checkIn } = week(language);
  const dates = { checkIn, checkOut: dayAfter(checkIn, 2) };
  await bookAs(page, guest, dates, language, king);
  const plan = await RoomPlan.opened(browser, { guard, language, from: checkIn, touch: isMobile });
  const { say, sheet } = plan;
  const bar = plan.bars(guest);
  const number = await plan.numberOf(bar);
  const below = async (): Promise<{ x: number; y: number }> => {
    await plan.page.locator('[data-track]').first().scrollIntoViewIfNeeded();
    const { x, y, width, height } = await boxOf(bar);
    return { x: x + width / 2, y: y + 2.5 * height };
  };
  const inSight = plan.page.getByText(say('Nothing is saved yet.', { place: 'start' }));

  // Put back by Esc, and let go where there is no plan: nothing is asked of the engine.
  const asked: string[] = [];
  plan.page.on('request', (request) => (move.test(new URL(request.url()).pathname) ? asked.push(request.url()) : 0));
  let held = await plan.drag(bar, 0.5, await below());
  await expect(inSight).toBeVisible();
  await plan.page.keyboard.press('Escape');
  await expect(inSight).toHaveCount(0);
  await held.letGo();
  held = await plan.drag(bar, 0.5, { x: 300, y: 20 });
  await held.letGo();
  await expect(inSight).toHaveCount(0);
  expect([await plan.numberOf(bar), asked, await sheet.count()]).toEqual([number, [], 0]);

  held = await plan.drag(bar, 0.5, await below());
  expect(await plan.answered(move, () => held.letGo())).toBe(200);
  await expect.poll(() => plan.numberOf(bar)).not.toBe(number);
  await plan.undo.click();
  await expect.poll(() => plan.numberOf(bar)).toBe(number);

  await test.step('taken with Shift, only the nights from the one that was pressed move', async () => {
    if (isMobile) return;
    await plan.page.keyboard.down('Shift');
    held = await plan.drag(bar, 0.75, await below());
    await plan.page.keyboard.up('Shift');
    expect(await plan.answered(move, () => held.letGo())).toBe(200);
    await expect(bar).toHaveCount(2);
    await plan.undo.click();
    await expect(bar).toHaveCount(1);
    await expect.poll(() => plan.numberOf(bar)).toBe(number);
  });

  await test.step('drawn over free nights of a room, a pointer asks which of them to close it on', async () => {
    if (isMobile) return;
    const track = plan.page.getByRole('rowgroup').last().locator('[data-track]').last();
    const draw = async (): Promise<void> => {
      await track.scrollIntoViewIfNeeded();
      const { x, y, width, height } = await boxOf(track);
      const noon = (day: number): number => x + (width * (day + 0.5)) / 14;
      await plan.page.mouse.move(noon(9), y + height / 2);
      await plan.page.mouse.down();
      await plan.page.mouse.move(noon(11), y + height / 2, { steps: 6 });
    };
    await draw();
    await plan.page.keyboard.press('Escape');
    await plan.page.mouse.up();
    await expect(sheet).toHaveCount(0);
    await draw();
    await plan.page.mouse.up();
    const night = (which: 'First night' | 'Last night') =>
      sheet.getByLabel(say(which, { context: 'on which a room is closed' }));
    await expect(night('First night')).toHaveValue(dayAfter(checkIn, 9));
    await expect(night('Last night')).toHaveValue(dayAfter(checkIn, 11));
    await plan.page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await plan.page.locator('[data-track]').first().scrollIntoViewIfNeeded();
  });

  // A night more: its price first, then the press.
  const box = await boxOf(bar);
  const day = box.width / 2;
  const end = language === 'ar' ? box.x - 0.9 * day : box.x + box.width + 0.9 * day;
  held = await plan.drag(bar, 0.985, { x: end, y: (await boxOf(bar)).y + 8 });
  await held.letGo();
  const press = sheet.getByRole('button', { name: say('Change it, {sum} more') });
  expect(await plan.answered(/\/change$/, () => press.dblclick())).toBe(200);
  await expect(sheet).toHaveCount(0);
  await expect.poll(async () => Math.round((await boxOf(bar)).width / day)).toBe(3);
  await plan.page.context().close();
});

test('two people move one stay at once: the second is refused with words, and sees where it is', async ({
  page,
  browser,
  guard,
  language,
  isMobile,
}) => {
  test.setTimeout(120_000);
  guard.allow(/status of 409/);
  const guest = somebody('Tara');
  const dates = week(language);
  await bookAs(page, guest, dates, language, twin);
  const opened = { guard, language, from: dates.checkIn, touch: isMobile };
  const [one, other] = [await RoomPlan.opened(browser, opened), await RoomPlan.opened(browser, opened)];
  await other.choose(other.bars(guest), 'Move to…', { context: 'a stay to another room' });
  const rooms = (plan: RoomPlan) =>
    plan.sheet.getByRole('button', { name: plan.say('Free · {state}', { place: 'part' }) });
  await expect(rooms(other).nth(1)).toBeVisible();

  const before = await one.numberOf(one.bars(guest));
  await one.choose(one.bars(guest), 'Move to…', { context: 'a stay to another room' });
  expect(await one.answered(move, () => rooms(one).first().click())).toBe(200);
  await expect(one.sheet).toHaveCount(0);
  await expect.poll(() => one.numberOf(one.bars(guest))).not.toBe(before);
  const number = await one.numberOf(one.bars(guest));

  expect(await other.answered(move, () => rooms(other).nth(1).click())).toBe(409);
  await expect(other.page.getByRole('alert')).toHaveText(
    other.say('Nothing was changed: someone else was faster. This is the current state.'),
  );
  await other.page.keyboard.press('Escape');
  await expect.poll(() => other.numberOf(other.bars(guest))).toBe(number);
  await one.page.context().close();
  await other.page.context().close();
});

/** Takes the first other type, and makes the change on the page of the booking at the price that is agreed. */
async function upgrade({ page, sheet, say }: RoomPlan): Promise<void> {
  await sheet
    .getByRole('link', { name: say('{free} available on these nights', { place: 'part' }) })
    .first()
    .click();
  await expect(page).toHaveURL(/open=change/);
  await page.getByLabel(say('Why this price', { place: 'start' })).fill('A kindness of the house');
  await page.getByRole('button', { name: say('Change it at the same price') }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    say('The stay is changed. The guest gets a new voucher.', { place: 'start' }),
  );
}

/** A point in the first day of a line, from the corner of its days. */
async function firstDayOf({ page, language }: RoomPlan): Promise<{ x: number; y: number }> {
  const { width } = await boxOf(page.locator('[data-track]').first());
  const half = width / 28;
  return { x: language === 'ar' ? width - half : half, y: 10 };
}
