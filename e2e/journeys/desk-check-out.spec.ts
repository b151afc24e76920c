import { randomUUID } from 'node:crypto';
import { axeOn } from '../accessibility/axe.ts';
import { ready } from '../guard.ts';
import { openAllDay } from '../hotels.ts';
import { bookAs, dayAfter, somebody } from '../pages/desk-guest.ts';
import { hire } from '../pages/desk-team.ts';
import { openDesk, staffLink } from '../pages/desk.ts';
import { bookingAtProperty } from '../pages/property.ts';
import { todayAt } from '../stays.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';

// Shows docs/rules.md: The account of a stay (Check-out).

const house = { hotel: openAllDay, roomTypeId: 'teak-king', ratePlanId: 'breakfast' };

test('one who owes pays in cash and leaves, another leaves owing and stands in the list until it is settled', async ({
  page,
  language,
}) => {
  test.setTimeout(150_000);
  const say = wordsOf('desk', language);
  const tonight = { checkIn: todayAt(openAllDay), checkOut: dayAfter(todayAt(openAllDay), 1) };
  const [payer, ower] = [somebody('Meera'), somebody('Rahul')];
  const paying = await bookAs(page, payer, tonight, language, house);
  const owing = await bookAs(page, ower, tonight, language, house);
  const { mail } = await hire([openAllDay], 'reception', { name: 'Asha', language });
  await openDesk(page, await staffLink(openAllDay, mail), language);
  const { origin } = new URL(page.url());
  const today = `${origin}/h/${openAllDay.id}/today?lang=${language}`;
  const line = (section: string, name: string) =>
    page.locator(`#${section}`).getByRole('listitem').filter({ hasText: name });
  const stateOf = async (booking: string) =>
    (await bookingAtProperty(openAllDay, booking)) as { readonly toPay: number; readonly leftAt: string | null };

  for (const { fullName } of [payer, ower]) {
    await page.goto(today);
    await ready(page);
    await line('arrivals', fullName)
      .getByRole('button', { name: say('Check in', { context: 'act of the reception', place: 'start' }) })
      .click();
    await expect(line('inHouse', fullName)).toContainText(say('{sum} to pay', { place: 'part' }));
  }

  const leave = async (booking: string): Promise<void> => {
    const { reference } = (await bookingAtProperty(openAllDay, booking)) as { readonly reference: string };
    await page.goto(`${origin}/h/${openAllDay.id}/bookings/${reference}?lang=${language}`);
    await ready(page);
    await page.locator('a[data-opens=check_out]:visible').first().click();
    await expect(page.getByRole('complementary')).toContainText(say('Collect from {name}', { place: 'part' }));
    await ready(page);
  };
  const settle = () =>
    page.locator('button[form=check-out]:visible, form#check-out button[type=submit]:visible').first();

  await leave(paying);
  const { toPay } = await stateOf(paying);
  await expect(page.locator('[data-folio-line=night]').first()).toBeVisible();
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  const given = page.locator('input[name=given]');
  await given.fill(String(toPay - 1));
  await settle().click();
  await expect(page.getByRole('alert')).toContainText(say('The cash that was given is less than what is to pay.'));
  expect((await stateOf(paying)).leftAt, 'nobody has left with too little').toBeNull();
  await given.fill(String(toPay + 500));
  await expect(page.getByRole('complementary')).toContainText(/500/);
  await settle().dblclick();
  await expect(page.getByText(say('Checked out. The unused nights are back on sale.'))).toBeVisible();
  expect(await stateOf(paying)).toMatchObject({ toPay: 0, leftAt: expect.any(String) });

  await leave(owing);
  const why = `The company pays by bank ${randomUUID()}`;
  await page.getByRole('radio', { name: say('Leave open', { context: 'way to pay' }) }).check({ force: true });
  await page.locator('input[name=why]').fill(why);
  await page.locator('input[name=why]').press('Enter');
  await expect(page.getByText(say('Checked out. The unused nights are back on sale.'))).toBeVisible();
  await expect(page.locator('#folio')).toContainText(why);

  await page.goto(today);
  await ready(page);
  await expect(line('owing', ower.fullName)).toContainText(why);
  await expect(line('owing', payer.fullName)).toHaveCount(0);
  await line('owing', ower.fullName).getByRole('link').last().click();
  await ready(page);
  await page.getByRole('button', { name: say('Take {sum} from {name}', { place: 'part' }) }).click();
  await expect.poll(async () => (await stateOf(owing)).toPay).toBe(0);
  await page.goto(today);
  await ready(page);
  await expect(line('owing', ower.fullName), 'what is settled is no longer listed').toHaveCount(0);
});
