import { randomUUID } from 'node:crypto';
import { axeOn } from '../accessibility/axe.ts';
import { ready } from '../guard.ts';
import { linde, openAllDay } from '../hotels.ts';
import { bookAs, dayAfter, somebody } from '../pages/desk-guest.ts';
import { callerBy, hire } from '../pages/desk-team.ts';
import { openDesk, staffLink } from '../pages/desk.ts';
import { todayAt } from '../stays.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';

// Shows docs/rules.md: The counter (Drawer, End of the day, Later changes).

/** `unit`: the currency's own unit in its minor units. */
const houses = {
  en: { hotel: openAllDay, roomTypeId: 'teak-king', ratePlanId: 'breakfast', unit: 1 },
  ar: { hotel: linde, roomTypeId: 'court-double', ratePlanId: 'flexible', unit: 100 },
} as const;

test('a drawer that is 5 short closes with a reason, and says so to whoever comes after', async ({
  page,
  language,
  guard,
}) => {
  test.setTimeout(240_000);
  const say = wordsOf('desk', language);
  const { unit, ...house } = houses[language === 'en' ? 'en' : 'ar'];
  const { hotel } = house;
  const today = todayAt(hotel);
  const booking = await bookAs(
    page,
    somebody('Meera'),
    { checkIn: today, checkOut: dayAfter(today, 1) },
    language,
    house,
  );
  const { mail } = await hire([hotel], 'reception', { name: 'Asha', language });
  const asha = await callerBy(hotel, await staffLink(hotel, mail));
  await openDesk(page, await staffLink(hotel, mail), language);
  const { origin } = new URL(page.url());
  const counter = `${origin}/h/${hotel.id}/counter?lang=${language}`;
  await page.goto(counter);
  await ready(page);
  await page.getByLabel(say('Counted in the drawer, in {sign}', { place: 'start' })).fill('5000');
  await page.getByRole('button', { name: say('Open cash drawer') }).click();
  await expect(page.getByText(say('The cash drawer is open.'))).toBeVisible();
  const taken = await asha.call('POST', `bookings/${booking}/payments`, { amount: 70 * unit, method: 'cash' });
  expect(taken.status).toBe(200);

  await page.goto(counter);
  await ready(page);
  await page.locator('summary', { hasText: say('Pay out', { context: 'cash spent out of the drawer' }) }).click();
  const out = page.locator('details[open]').last();
  await out.locator('input[name=amount]').fill('20');
  await out.locator('input[name=note]').fill('Flowers, receipt 114');
  await out.getByRole('button').click();
  await expect(page.getByText('Flowers, receipt 114')).toBeVisible();
  // Blind: what guests paid, and what is expected, stand nowhere before the count.
  await expect(page.getByText(say('What is expected in it is shown once you have counted.'))).toBeVisible();
  expect((await axeOn(page).analyze()).violations).toEqual([]);

  const missing = 5;
  await page.locator(`input[name=n${unit}]`).fill(String(5000 + 70 - 20 - missing));
  await page.getByRole('button', { name: say('Count and close') }).click();
  await expect(page.getByRole('complementary').getByText(say('Short by'))).toBeVisible();
  const close = page.getByRole('button', { name: say('Close drawer, {off} short', { place: 'part' }) });
  guard.allow(/422 .*post=count/);
  await close.click();
  await expect(page.getByRole('alert')).toContainText(say('Please give a reason for the difference.'));
  const why = `One coin too many ${randomUUID()}`;
  await page.locator('input[name=reason]').fill(why);
  await close.dblclick();
  await expect(page.getByText(say('The cash drawer has been closed.'))).toBeVisible();
  await expect(page.getByRole('complementary')).toContainText(why);
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  await page.goto(counter);
  await expect(page.getByText(say('{off} short', { place: 'part' })).first()).toBeVisible();
});

test('a day is closed once however often it is pressed, and what comes later is on the open day', async ({
  page,
  language,
}) => {
  test.setTimeout(240_000);
  const say = wordsOf('desk', language);
  const house = houses[language === 'en' ? 'en' : 'ar'];
  const { hotel } = house;
  const today = todayAt(hotel);
  const guest = somebody('Rahul');
  const booking = await bookAs(page, guest, { checkIn: today, checkOut: dayAfter(today, 2) }, language, house);
  const { mail } = await hire([hotel], 'manager', { name: 'Rao', language });
  const rao = await callerBy(hotel, await staffLink(hotel, mail));
  await openDesk(page, await staffLink(hotel, mail), language);
  const { origin } = new URL(page.url());
  const counter = `${origin}/h/${hotel.id}/counter`;
  await page.goto(`${counter}?lang=${language}`);
  await ready(page);
  const end = page.locator('form[action*="post=end"] button[type=submit]');
  // Where the same story has ended it before, its report is there.
  if (await end.isVisible()) await end.dblclick();
  else await page.goto(`${counter}?day=${today}&lang=${language}`);
  await expect(page.getByRole('heading', { name: say('Day report') })).toBeVisible();
  await ready(page);
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  const report = async () => (await (await rao.call('GET', `days/${today}`)).json()) as { readonly hash: string };
  const sealed = await report();
  await expect(page.locator('main')).toContainText(sealed.hash);

  const late = await rao.call('POST', `bookings/${booking}/folio/lines`, {
    kind: 'extra',
    name: 'Minibar',
    amount: 900,
    day: today,
  });
  expect(late.status).toBe(200);
  expect(await report(), 'a closed day is not changed').toEqual(sealed);
  const { reference } = (await (await rao.call('GET', `bookings/${booking}`)).json()) as { readonly reference: string };
  await page.goto(`${origin}/h/${hotel.id}/bookings/${reference}?open=check_out&lang=${language}`);
  await ready(page);
  const line = page.locator('[data-folio-line=extra]', { hasText: 'Minibar' });
  await expect(line).toContainText(say('for {closed}, which is closed', { place: 'part' }));
});
