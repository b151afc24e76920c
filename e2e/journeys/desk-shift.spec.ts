import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ready } from '../guard.ts';
import { hotelWords, openAllDay, palace } from '../hotels.ts';
import { mailAbout, mailTo } from '../inbox.ts';
import { payBy } from '../pages/api.ts';
import { bookAs, dayAfter, somebody } from '../pages/desk-guest.ts';
import { hire } from '../pages/desk-team.ts';
import { leaveNote, seek, staffLink } from '../pages/desk.ts';
import { HotelHome } from '../pages/hotel-home.ts';
import { addressOf } from '../running/addresses.ts';
import { mondayStay, todayAt } from '../stays.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';

// Shows docs/rules.md: States and selection (Acts, Day sheet).

const act = { context: 'act of the reception' };
/** The courtyard whose days begin at midnight: a guest of today can be missed at any hour. */
const court = { hotel: openAllDay, roomTypeId: 'indigo-twin', ratePlanId: 'breakfast' };
const lastRoom = { ...court, roomTypeId: 'accessible-king' };
const byHand = { hotel: palace, roomTypeId: 'arch-twin', ratePlanId: 'breakfast' };
const names = ['Asha', 'Bela', 'Chitra', 'Devi', 'Esha', 'Farah'];

test('a shift, from the sign-in to the note that is left for the next', async ({ page, browser, language, guard }) => {
  test.setTimeout(180_000);
  // The last room that is gone is refused so.
  guard.allow(/status of 409/);
  // A busy machine puts off the copies that are kept for a time without a network.
  guard.allow(/503\b.*\/h\/\d+\/(?:today|bookings\/\S+)|aborted due to timeout/);
  const say = wordsOf('desk', language);
  const today = todayAt(openAllDay);
  const tonight = { checkIn: today, checkOut: dayAfter(today, 1) };

  const arrivals = names.map(somebody);
  // Who leaves has paid: the others pay at the hotel.
  for (const [place, guest] of arrivals.entries()) {
    const booked = await bookAs(page, guest, tonight, language, court, place < 4 ? 'online' : 'at-property');
    if (place < 4) await payBy(page, openAllDay, booked);
  }
  const missing = somebody('Gauri');
  await bookAs(page, missing, tonight, language, court);
  const payer = somebody('Hema');
  const paid = await bookAs(page, payer, mondayStay(openAllDay, 12), language, court, 'online');
  await payBy(page, openAllDay, paid);
  const [wanted, unwanted, bargained] = [somebody('Indu'), somebody('Jaya'), somebody('Kala')];
  const asks: string[] = [];
  for (const guest of [wanted, unwanted, bargained])
    asks.push(await bookAs(page, guest, mondayStay(palace, 20 + randomInt(20)), language, byHand));

  const lila = await hire([openAllDay, palace], 'reception', { name: 'Lila', language });
  const context = await browser.newContext();
  await guard.watch(context);
  const desk = await context.newPage();
  desk.setDefaultTimeout(20_000);
  const origin = new URL(await signIn(desk, lila.mail)).origin;
  const open = async (hotel: { readonly id: number }, place: string): Promise<void> => {
    await desk.goto(`${origin}/h/${hotel.id}/${place}${place.includes('?') ? '&' : '?'}lang=${language}`);
    await ready(desk);
  };
  const status = desk.getByRole('main').getByRole('status').first();
  const done = (words: string) => expect(status).toContainText(say(words, { place: 'start' }));
  const line = (section: string, name: string) =>
    desk.locator(`#${section}`).getByRole('listitem').filter({ hasText: name });

  await test.step('who is invited to a second house accepts, and chooses one of the two', async () => {
    const { name } = hotelWords(palace, language);
    await desk.goto(`${origin}/you?lang=${language}`);
    await ready(desk);
    const accept = desk.getByRole('button', { name: say('Accept the invitation from {name}', { values: { name } }) });
    await accept.click();
    await expect(accept).toHaveCount(0);
    await desk.goto(`${origin}/?lang=${language}`);
    await expect(desk.getByRole('heading', { level: 1, name: say('Which hotel?') })).toBeVisible();
    await expect(desk.getByRole('link').filter({ hasText: name })).toHaveCount(1);
    await desk.locator(`a[href*="/h/${openAllDay.id}/"]`).click();
    await expect(desk.getByRole('heading', { name: say('Arrivals', { context: 'section of the day' }) })).toBeVisible();
    await ready(desk);
  });

  await test.step('six arrive, and one press too many is taken back', async () => {
    for (const { fullName } of arrivals) {
      await line('arrivals', fullName)
        .getByRole('button', { name: say('Check in', { ...act, place: 'start' }) })
        .dblclick();
      await expect(line('inHouse', fullName)).toBeVisible();
    }
    const [first] = arrivals as [(typeof arrivals)[0]];
    const last = arrivals.at(-1)?.fullName ?? '';
    await desk
      .getByRole('status')
      .getByRole('button', { name: say('Undo', act) })
      .click();
    await expect(line('arrivals', last)).toBeVisible();
    await line('arrivals', last)
      .getByRole('button', { name: say('Check in', { ...act, place: 'start' }) })
      .press('Enter');
    await expect(line('inHouse', last)).toBeVisible();
    await expect(line('inHouse', first.fullName)).toHaveCount(1);
  });

  await test.step('four leave, a night before they would', async () => {
    await open(openAllDay, `today?date=${tonight.checkOut}`);
    for (const { fullName } of arrivals.slice(0, 4)) {
      await line('departures', fullName)
        .getByRole('link', { name: say('Check out', { ...act, place: 'start' }) })
        .click();
      await expect(
        desk.getByRole('region', { name: say('Early departure', { context: 'section of a check-out' }) }),
      ).toBeVisible();
      await ready(desk);
      await desk.locator('button[form=check-out]:visible, form#check-out button[type=submit]:visible').first().click();
      await done('Checked out. The nights that were left are free.');
      await open(openAllDay, `today?date=${tonight.checkOut}`);
      await expect(line('departures', fullName).getByRole('button')).toHaveCount(0);
    }
  });

  await test.step('one did not come', async () => {
    await open(openAllDay, 'today');
    await find(missing.fullName);
    await openPanel('no_show');
    await desk.getByRole('button', { name: say('{name} did not come, {still} is owed', { place: 'part' }) }).click();
    await done('Noted as a no-show. The rooms are free, and the guest is told.');
  });

  await test.step('a part of what was paid goes back', async () => {
    await open(openAllDay, 'today');
    await find(payer.fullName);
    await openPanel('refund');
    await desk.getByRole('textbox', { name: say('Sum in {sign}') }).fill('100');
    await desk.getByRole('button', { name: say('Show what it does') }).click();
    await desk.getByRole('button', { name: say('Give {sum} back to {name}', { place: 'part' }) }).dblclick();
    await done('Refunded. The guest is told how the money comes back.');
    await expect(desk.getByRole('main')).toContainText(/100/);
  });

  await test.step('the last room goes to a guest online while it is being written down at the counter', async () => {
    const nights = mondayStay(openAllDay, 13 + randomInt(35));
    const walkIn = somebody('Meena').fullName;
    await open(openAllDay, `new?from=${nights.checkIn}&to=${nights.checkOut}&room=accessible-king&plan=breakfast`);
    await desk.getByRole('textbox', { name: say('Name', { context: 'of a guest' }) }).fill(walkIn);
    await desk.getByRole('textbox', { name: say('Phone or mail') }).fill('meena@example.com');
    await desk.getByText(say('Cash', { context: 'how a guest pays at the desk' }), { exact: true }).click();
    await bookAs(page, somebody('Nila'), nights, language, lastRoom);
    const book = desk.locator('button[type=submit]:visible').last();
    await book.click();
    await expect(desk.getByRole('alert')).toContainText(
      say('Somebody else has just taken the last of these rooms. Nothing was booked: here is what is left.', {
        place: 'part',
      }),
    );
    await expect(desk.getByRole('textbox', { name: say('Name', { context: 'of a guest' }) })).toHaveValue(walkIn);
    const other = desk.locator('main li > a[href*="room=indigo-twin"]').first();
    await ready(desk);
    await other.click();
    await expect(other, 'what is chosen is what the tag says').toHaveAttribute('aria-current', 'true');
    await ready(desk);
    await expect(desk.getByRole('textbox', { name: say('Name', { context: 'of a guest' }) })).toHaveValue(walkIn);
    await desk.locator('button[type=submit]:visible').last().dblclick();
    await expect(desk).toHaveURL(new RegExp(`/h/${openAllDay.id}/bookings/`));
    await expect(desk.getByRole('heading', { level: 1, name: walkIn })).toBeVisible();
    await find(walkIn, false);
    await expect(desk.locator('#found').getByRole('link', { name: walkIn }), 'it is booked once').toHaveCount(1);
    await expect(desk.locator('#found')).toContainText(
      hotelWords(openAllDay, language).rooms['indigo-twin']?.name ?? '',
    );
  });

  await test.step('a question in German is answered in German', async () => {
    const home = new HotelHome(page, openAllDay, 'de');
    const [question, email] = [`Gibt es Parkplätze? ${randomUUID()}`, `lena.${randomUUID()}@example.com`];
    await home.open();
    await page.getByRole('button', { name: home.say('Ask the hotel') }).click();
    const dialog = page.getByRole('dialog', { name: home.say('Ask the hotel') });
    await dialog.locator('textarea[name=question]').fill(question);
    await dialog.locator('input[name=email]').fill(email);
    await dialog.getByRole('button', { name: home.say('Send question') }).click();
    await expect(
      dialog.getByText(home.say('Your question is with reception. The answer comes by email.')),
    ).toBeVisible();
    await open(openAllDay, 'answers');
    await desk.getByRole('link').filter({ hasText: question }).click();
    const letter = desk.getByRole('article').getByRole('textbox', { name: say('Your answer') });
    await expect(letter).toHaveValue(/^Guten Tag,/);
    await letter.fill('Guten Tag,\n\nja, im Hof.\n\nHerzliche Grüße');
    await desk
      .getByRole('article')
      .getByRole('button', { name: say('Send by mail') })
      .click();
    await expect(desk.getByText(say('Your answer is on its way. Both letters are under Closed.'))).toBeVisible();
    expect((await mailTo(email)).text).toContain('ja, im Hof.');
  });

  await test.step('of three requests one is taken, one turned down, and one gets a price that the guest refuses', async () => {
    await open(palace, 'today');
    await answer(wanted.fullName, 'confirm');
    await expect(line('toAnswer', wanted.fullName)).toHaveCount(0);
    await answer(unwanted.fullName, 'reject');
    await expect(line('toAnswer', unwanted.fullName)).toHaveCount(0);
    expect((await mailAbout(wanted.email, /./)).subject).not.toBe('');
    await desk.locator('#toAnswer').getByRole('link', { name: bargained.fullName, exact: true }).click();
    await expect(desk.getByRole('heading', { level: 1, name: bargained.fullName })).toBeVisible();
    await ready(desk);
    await openPanel('revise');
    const price = desk.getByRole('textbox', {
      name: say('New total in {sign}, all taxes included', { place: 'start' }),
    });
    await price.fill('21000');
    await desk.getByRole('button', { name: say('Offer this price to {name}', { place: 'part' }) }).click();
    await done('The guest is told of the new price, and answers.');

    const guest = wordsOf('booking-status', language);
    await page.goto(`${addressOf(palace.host)}/bookings/${asks[2]}?lang=${language}`);
    await ready(page);
    await page
      .getByRole('main')
      .getByRole('button', { name: guest('Refuse it') })
      .click();
    await expect(
      page.getByRole('heading', { level: 1, name: guest('You did not accept the new price.') }),
    ).toBeVisible();
    await desk.reload();
    await ready(desk);
    const press = desk.getByRole('button', { name: say('Confirm', act), exact: true });
    await expect(press, 'what is over cannot be confirmed').toHaveCount(0);
  });

  await test.step('what the next shift must know is left, the journal tells the shift, and the desk is closed', async () => {
    await open(openAllDay, 'today');
    const note = `<b>Room 12</b> waits for a cot ${randomUUID()}`;
    await leaveNote(desk, note, language);
    await expect(desk.getByRole('listitem').filter({ hasText: note })).toBeVisible();
    await open(openAllDay, 'journal');
    await expect(desk.getByRole('main').getByText(lila.name).first()).toBeVisible();
    await desk.locator('header summary').last().click();
    await desk.getByRole('button', { name: say('Sign out') }).click();
    await expect(desk).toHaveURL(/\/sign-in/);
    await desk.goto(`${origin}/h/${openAllDay.id}/today?lang=${language}`);
    await expect(desk.getByRole('heading', { level: 1, name: say('Sign in', { context: 'a title' }) })).toBeVisible();
  });
  await context.close();

  /** Seeks somebody from the day, and opens the booking. */
  async function find(name: string, opens = true): Promise<void> {
    if (!desk.url().includes('/today')) await open(openAllDay, 'today');
    await seek(desk, name);
    await expect(line('found', name)).toBeVisible();
    await ready(desk);
    if (!opens) return;
    await desk.locator('#found').getByRole('link', { name }).first().click();
    await expect(desk.getByRole('heading', { level: 1, name })).toBeVisible();
    await ready(desk);
  }
  async function openPanel(panel: string): Promise<void> {
    await desk.goto(`${desk.url().split('?')[0]}?open=${panel}&lang=${language}`);
    await ready(desk);
  }
  /** Presses an answer to a request, is asked, and means it. */
  async function answer(name: string, what: 'confirm' | 'reject'): Promise<void> {
    const words = say(what === 'confirm' ? 'Confirm…' : 'Say no…', { ...act, place: 'start' });
    await line('toAnswer', name).getByRole('link', { name: words }).click();
    await line('toAnswer', name).getByRole('group').getByRole('button').click();
  }
});

/** Signs in by a link, past the code that the first sign-in tells; answers where that leads. */
async function signIn(desk: Page, mail: string): Promise<string> {
  await desk.goto(await staffLink(openAllDay, mail));
  await desk.locator('form button[type=submit]').last().click();
  await desk.locator('main a').last().click();
  await desk.waitForURL((url) => url.pathname === `/h/${openAllDay.id}/today`);
  return desk.url();
}
