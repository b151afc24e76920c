import { randomInt } from 'node:crypto';
import { ready } from '../guard.ts';
import { palace, quietHouses } from '../hotels.ts';
import { quoteBy, totalBy } from '../pages/api.ts';
import { counting } from '../pages/counting.ts';
import { bookAs, dayAfter, somebody } from '../pages/desk-guest.ts';
import { openDesk, staffLink } from '../pages/desk.ts';
import { hire } from '../pages/desk-team.ts';
import { addressOf } from '../running/addresses.ts';
import { mondayStay, todayAt } from '../stays.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';

const act = { context: 'act of the reception' };
const room = { roomTypeId: 'teak-king', ratePlanId: 'breakfast' };

test('a known guest arrives by two presses of who has just got a link', async ({ page, browser, language }) => {
  const say = wordsOf('desk', language);
  const hotel = language === 'ar' ? quietHouses.ar : quietHouses.en;
  const today = todayAt(hotel);
  const guest = somebody('Ria');
  await bookAs(page, guest, { checkIn: today, checkOut: dayAfter(today, 1) }, language, { hotel, ...room });
  const { mail } = await hire([hotel], 'reception', { name: 'Omana', language });
  await openDesk(page, await staffLink(hotel, mail), language);

  const desk = await (await browser.newContext()).newPage();
  await desk.goto(`${await staffLink(hotel, mail)}&lang=${language}`);
  const { done, press } = counting();
  await press(desk.getByRole('button', { name: say('Open the desk') }));
  const line = (section: string) =>
    desk.locator(`#${section}`).getByRole('listitem').filter({ hasText: guest.fullName });
  await press(line('arrivals').getByRole('button', { name: say('Check in', { ...act, place: 'start' }) }));
  await expect(line('inHouse')).toBeVisible();
  expect(done.presses).toBeLessThanOrEqual(2);
  await desk.context().close();
});

test('a request is answered by two presses', async ({ page, browser, language }) => {
  const say = wordsOf('desk', language);
  const guest = somebody('Rohini');
  const asked = { hotel: palace, roomTypeId: 'arch-twin', ratePlanId: 'breakfast' };
  await bookAs(page, guest, mondayStay(palace, 42 + randomInt(8)), language, asked);
  const { mail } = await hire([palace], 'reception', { name: 'Omana', language });
  const desk = await (await browser.newContext()).newPage();
  await openDesk(desk, await staffLink(palace, mail), language);
  await ready(desk);
  const line = desk.locator('#toAnswer').getByRole('listitem').filter({ hasText: guest.fullName });
  const { done, press } = counting();
  await press(line.getByRole('link', { name: say('Confirm…', { ...act, place: 'start' }) }));
  await press(line.getByRole('group').getByRole('button'));
  await expect(line).toHaveCount(0);
  expect(done.presses).toBeLessThanOrEqual(2);
  await desk.context().close();
});

test('tonight is no longer sold by three presses, and a festival priced by eight and two fields', async ({
  page,
  browser,
  language,
  isMobile,
}) => {
  test.setTimeout(90_000);
  const say = wordsOf('desk', language);
  const hotel = language === 'ar' ? quietHouses.ar : quietHouses.en;
  const today = todayAt(hotel);
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(`${addressOf(hotel.host)}/privacy-policy`, { waitUntil: 'commit' });
  const quote = (checkIn: string, nights: number) =>
    quoteBy(guest, hotel, { checkIn, checkOut: dayAfter(checkIn, nights), ...room, adults: 2 });
  const { mail } = await hire([hotel], 'manager', { name: 'Charu', language });
  await openDesk(page, await staffLink(hotel, mail), language);
  await ready(page);

  await test.step('tonight', async () => {
    const { done, press } = counting();
    const places = page.getByRole('navigation', { name: say('The desk', { context: 'main navigation' }) });
    if (isMobile) await press(places.getByText(say('More', { context: 'more places of the desk' })));
    await press(places.getByRole('link', { name: say('Rates', { context: 'what nights cost and sell' }) }));
    if (isMobile) await press(page.getByRole('button', { name: say('Stop selling tonight') }));
    else {
      await press(page.getByRole('link', { name: say('Stop selling…', { context: 'of a night of the whole house' }) }));
      await press(page.getByRole('button', { name: say('Stop selling this night') }));
    }
    const undo = page.getByRole('main').getByRole('status').locator('button[data-keys=u]');
    await expect(undo).toBeVisible();
    expect(done.presses).toBeLessThanOrEqual(3);
    await expect(quote(today, 1)).rejects.toThrow(/not_for_sale/);
    await undo.click();
    await expect.poll(() => quote(today, 1).then(Boolean, () => false)).toBe(true);
  });

  await test.step('a festival weekend, its prices and its shortest stay on two plans', async () => {
    const friday = dayAfter(mondayStay(hotel, 20 + randomInt(20)).checkIn, 4);
    const sunday = dayAfter(friday, 2);
    const weekend = { checkIn: friday, checkOut: dayAfter(friday, 3), ...room, adults: 2 };
    const total = (): Promise<number> => totalBy(guest, hotel, weekend);
    const before = await total();
    await page.goto(`${new URL(page.url()).origin}/h/${hotel.id}/rates?from=${friday}&lang=${language}`);
    await ready(page);
    const { done, press, type, pick } = counting();
    await press(page.getByRole('link', { name: say('Set prices…', { context: 'figures of nights' }) }));
    await press(page.getByRole('checkbox', { name: /./ }).and(page.locator('[name^=plan]:not(:checked)')).first());
    await pick(page.getByLabel(say('Last night', { context: 'whose figures are set' })).first(), sunday);
    await type(page.getByLabel(say('Price before tax', { context: 'of a night', place: 'start' })), '9500');
    await type(page.locator('input[name=minStay]'), '2');
    await press(page.getByRole('button', { name: say('See what changes', { context: 'a change of many nights' }) }));
    await press(page.locator('button[value=make]'));
    await expect.poll(total).toBeGreaterThan(before);
    expect(done.presses).toBeLessThanOrEqual(8);
    expect(done.fields).toBeLessThanOrEqual(2);
    await expect(quote(friday, 1), 'one night is too short now').rejects.toThrow(/409|422/);
    await page.locator('button[data-keys=u]').click();
    await expect.poll(total).toBe(before);
  });
  await guest.context().close();
});
