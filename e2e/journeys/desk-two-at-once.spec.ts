import type { Browser, Page } from '@playwright/test';
import { ready, type Guard } from '../guard.ts';
import { openAllDay } from '../hotels.ts';
import type { Language } from '../language.ts';
import { bookAs, dayAfter, somebody } from '../pages/desk-guest.ts';
import { hire } from '../pages/desk-team.ts';
import { openDesk, staffLink } from '../pages/desk.ts';
import { bookingAtProperty } from '../pages/property.ts';
import { todayAt } from '../stays.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';

// Shows docs/rules.md: Money at the property (Two at once).

const act = { context: 'act of the reception' };
const house = { hotel: openAllDay, roomTypeId: 'teak-king', ratePlanId: 'breakfast' };
const tonight = () => ({ checkIn: todayAt(openAllDay), checkOut: dayAfter(todayAt(openAllDay), 1) });

test('two people take the money of one guest at once: it is taken once, and both see it', async ({
  page,
  browser,
  guard,
  language,
}) => {
  test.setTimeout(120_000);
  guard.allow(/status of 409/);
  const say = wordsOf('desk', language);
  const guest = somebody('Rekha');
  const bookingId = await bookAs(page, guest, tonight(), language, house);
  const { reference } = (await bookingAtProperty(openAllDay, bookingId)) as { readonly reference: string };
  const [one, other] = [await atDesk(browser, guard, language), await atDesk(browser, guard, language)];
  for (const desk of [one, other]) {
    const { origin } = new URL(desk.url());
    await desk.goto(`${origin}/h/${openAllDay.id}/bookings/${reference}?open=payment&lang=${language}`);
    await ready(desk);
  }
  const take = { name: say('Take {sum} from {name}', { place: 'part' }) };
  await Promise.all([one, other].map((desk) => desk.getByRole('button', take).dblclick()));
  const paid = async () => {
    const { propertyPayments = [], toPay } = (await bookingAtProperty(openAllDay, bookingId)) as {
      readonly propertyPayments?: readonly object[];
      readonly toPay: number;
    };
    return [propertyPayments.length, toPay];
  };
  await expect.poll(paid).toEqual([1, 0]);
  // What has happened since is what both see, without a press of theirs.
  await one.goto(`${one.url().split('?')[0]}?lang=${language}`);
  await other.goto(`${other.url().split('?')[0]}?lang=${language}`);
  await ready(other);
  await one
    .getByRole('button', { name: say('Check in', act) })
    .and(one.locator(':visible'))
    .first()
    .click();
  await expect(other.getByText(say('In house', { context: 'state of a booking' })).first()).toBeVisible();
  expect(await paid()).toEqual([1, 0]);
});

/** The day of the house, for a receptionist of the story's own. */
async function atDesk(browser: Browser, guard: Guard, language: Language): Promise<Page> {
  const { mail } = await hire([openAllDay], 'reception', { name: 'Yamini', language });
  const context = await browser.newContext();
  await guard.watch(context);
  // A busy machine puts off the copies that are kept for a time without a network.
  guard.allow(/503\b.*\/h\/\d+\/(?:today|bookings\/\S+)|aborted due to timeout/);
  const desk = await context.newPage();
  desk.setDefaultTimeout(20_000);
  await openDesk(desk, await staffLink(openAllDay, mail), language);
  await desk.goto(`${new URL(desk.url()).origin}/h/${openAllDay.id}/today?lang=${language}`);
  await ready(desk);
  return desk;
}
