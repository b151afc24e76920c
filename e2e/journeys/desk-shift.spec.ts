import { randomInt, randomUUID } from 'node:crypto';
import { ready } from '../guard.ts';
import { hotelWords, openAllDay, palace } from '../hotels.ts';
import { mailAbout, mailTo } from '../inbox.ts';
import type { Language } from '../language.ts';
import { payBy } from '../pages/api.ts';
import { bookAs, dayAfter, somebody } from '../pages/desk-guest.ts';
import { DeskShift } from '../pages/desk-shift.ts';
import { leaveNote } from '../pages/desk.ts';
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
/** Who leaves has paid: the last pays at the hotel. */
const [names, leaving] = [['Asha', 'Bela', 'Chitra'], 2] as const;

test.describe.configure({ timeout: 120_000 });

test('a shift at the door: guests arrive, leave early, do not come, and are given money back', async ({
  page,
  browser,
  language,
  guard,
}) => {
  const say = wordsOf('desk', language);
  const today = todayAt(openAllDay);
  const tonight = { checkIn: today, checkOut: dayAfter(today, 1) };
  const arrivals = names.map(somebody);
  for (const [place, guest] of arrivals.entries()) {
    const booked = await bookAs(page, guest, tonight, language, court, place < leaving ? 'online' : 'at-property');
    if (place < leaving) await payBy(page, openAllDay, booked);
  }
  const missing = somebody('Gauri');
  await bookAs(page, missing, tonight, language, court);
  const payer = somebody('Hema');
  const paid = await bookAs(page, payer, mondayStay(openAllDay, 12), language, court, 'online');
  await payBy(page, openAllDay, paid);
  const shift = await DeskShift.begin(browser, guard, language);
  const { desk } = shift;

  await test.step('three arrive, and one press too many is taken back', async () => {
    for (const { fullName } of arrivals) {
      await shift
        .line('arrivals', fullName)
        .getByRole('button', { name: say('Check in', { ...act, place: 'start' }) })
        .dblclick();
      await expect(shift.line('inHouse', fullName)).toBeVisible();
    }
    const [first] = arrivals as [(typeof arrivals)[0]];
    const last = arrivals.at(-1)?.fullName ?? '';
    await desk
      .getByRole('status')
      .getByRole('button', { name: say('Undo', act) })
      .click();
    await expect(shift.line('arrivals', last)).toBeVisible();
    await shift
      .line('arrivals', last)
      .getByRole('button', { name: say('Check in', { ...act, place: 'start' }) })
      .press('Enter');
    await expect(shift.line('inHouse', last)).toBeVisible();
    await expect(shift.line('inHouse', first.fullName)).toHaveCount(1);
  });

  await test.step('two leave, a night before they would', async () => {
    await shift.open(openAllDay, `today?date=${tonight.checkOut}`);
    for (const { fullName } of arrivals.slice(0, leaving)) {
      await shift
        .line('departures', fullName)
        .getByRole('link', { name: say('Check out', { ...act, place: 'start' }) })
        .click();
      await expect(
        desk.getByRole('region', { name: say('Early departure', { context: 'section of a check-out' }) }),
      ).toBeVisible();
      await ready(desk);
      await desk.locator('button[form=check-out]:visible, form#check-out button[type=submit]:visible').first().click();
      await shift.done('Checked out. The unused nights are back on sale.');
      await shift.open(openAllDay, `today?date=${tonight.checkOut}`);
      await expect(shift.line('departures', fullName).getByRole('button')).toHaveCount(0);
    }
  });

  await test.step('one did not come', async () => {
    await shift.open(openAllDay, 'today');
    await shift.find(missing.fullName);
    await shift.openPanel('no_show');
    await desk.getByRole('button', { name: say('No-show: {name}, {still} is owed', { place: 'part' }) }).click();
    await shift.done('Marked as a no-show. The rooms are back on sale, and the guest is notified.');
  });

  await test.step('a part of what was paid goes back', async () => {
    await shift.open(openAllDay, 'today');
    await shift.find(payer.fullName);
    await shift.openPanel('refund');
    await desk.getByRole('textbox', { name: say('Sum in {sign}') }).fill('100');
    await desk.getByRole('button', { name: say('Show what it does') }).click();
    await desk.getByRole('button', { name: say('Give {sum} back to {name}', { place: 'part' }) }).dblclick();
    await shift.done('Refunded. The guest is notified how the money arrives.');
    await expect(desk.getByRole('main')).toContainText(/100/);
  });
  await shift.end();
});

test('a shift at the telephone: the last room, and a letter in another language', async ({
  page,
  browser,
  language,
  guard,
}) => {
  // The last room that is gone is refused so.
  guard.allow(/status of 409/);
  const say = wordsOf('desk', language);
  const shift = await DeskShift.begin(browser, guard, language);
  const { desk } = shift;

  await test.step('the last room goes to a guest online while it is being written down at the counter', async () => {
    const nights = mondayStay(openAllDay, 13 + randomInt(35));
    const walkIn = somebody('Meena').fullName;
    await shift.open(
      openAllDay,
      `new?from=${nights.checkIn}&to=${nights.checkOut}&room=accessible-king&plan=breakfast`,
    );
    await desk.getByRole('textbox', { name: say('Name', { context: 'of a guest' }) }).fill(walkIn);
    await desk.getByRole('textbox', { name: say('Phone or email') }).fill('meena@example.com');
    await desk.getByText(say('Cash', { context: 'how a guest pays at the desk' }), { exact: true }).click();
    await bookAs(page, somebody('Nila'), nights, language, lastRoom);
    const book = desk.locator('button[type=submit]:visible').last();
    await book.click();
    await expect(desk.getByRole('alert')).toContainText(
      say('Someone else just booked the last of these rooms. Nothing was booked. This is what is left.', {
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
    await shift.find(walkIn, false);
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
    await shift.open(openAllDay, 'answers');
    await desk.getByRole('link').filter({ hasText: question }).click();
    const letter = desk.getByRole('article').getByRole('textbox', { name: say('Your answer') });
    await expect(letter).toHaveValue(/^Guten Tag,/);
    await letter.fill('Guten Tag,\n\nja, im Hof.\n\nHerzliche Grüße');
    await desk
      .getByRole('article')
      .getByRole('button', { name: say('Send by email') })
      .click();
    await expect(desk.getByText(say('Your reply is being sent. Both messages are under Closed.'))).toBeVisible();
    expect((await mailTo(email)).text).toContain('ja, im Hof.');
  });
  await shift.end();
});

test('a shift in two houses, to the note that is left for the next', async ({ page, browser, language, guard }) => {
  const say = wordsOf('desk', language);
  const [wanted, unwanted, bargained] = [somebody('Indu'), somebody('Jaya'), somebody('Kala')];
  const asks: string[] = [];
  for (const guest of [wanted, unwanted, bargained])
    asks.push(await bookAs(page, guest, mondayStay(palace, 20 + randomInt(20)), language, byHand));
  const shift = await DeskShift.begin(browser, guard, language);
  const { desk } = shift;

  await test.step('who is invited to a second house accepts, and chooses one of the two', async () => {
    const { name } = hotelWords(palace, language);
    await desk.goto(`${shift.origin}/you?lang=${language}`);
    await ready(desk);
    const accept = desk.getByRole('button', { name: say('Accept the invitation from {name}', { values: { name } }) });
    await accept.click();
    await expect(accept).toHaveCount(0);
    await desk.goto(`${shift.origin}/?lang=${language}`);
    await expect(desk.getByRole('heading', { level: 1, name: say('Which hotel?') })).toBeVisible();
    await expect(desk.getByRole('link').filter({ hasText: name })).toHaveCount(1);
    await desk.locator(`a[href*="/h/${openAllDay.id}/"]`).click();
    await expect(desk.getByRole('heading', { name: say('Arrivals', { context: 'section of the day' }) })).toBeVisible();
    await ready(desk);
  });

  await test.step('of three requests one is taken, one turned down, and one gets a price that the guest refuses', async () => {
    await shift.open(palace, 'today');
    await answer(shift, wanted.fullName, 'confirm', language);
    await expect(shift.line('toAnswer', wanted.fullName)).toHaveCount(0);
    await answer(shift, unwanted.fullName, 'reject', language);
    await expect(shift.line('toAnswer', unwanted.fullName)).toHaveCount(0);
    expect((await mailAbout(wanted.email, /./)).subject).not.toBe('');
    await desk.locator('#toAnswer').getByRole('link', { name: bargained.fullName, exact: true }).click();
    await expect(desk.getByRole('heading', { level: 1, name: bargained.fullName })).toBeVisible();
    await ready(desk);
    await shift.openPanel('revise');
    const price = desk.getByRole('textbox', {
      name: say('New total in {sign}, all taxes included', { place: 'start' }),
    });
    await price.fill('21000');
    await desk.getByRole('button', { name: say('Offer this price to {name}', { place: 'part' }) }).click();
    await shift.done('The guest is asked to accept the new price.');

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
    await shift.open(openAllDay, 'today');
    const note = `<b>Room 12</b> waits for a cot ${randomUUID()}`;
    await leaveNote(desk, note, language);
    await expect(desk.getByRole('listitem').filter({ hasText: note })).toBeVisible();
    await shift.open(openAllDay, 'journal');
    await expect(desk.getByRole('main').getByText(shift.receptionist).first()).toBeVisible();
    await desk.locator('header summary').last().click();
    await desk.getByRole('button', { name: say('Sign out') }).click();
    await expect(desk).toHaveURL(/\/sign-in/);
    await desk.goto(`${shift.origin}/h/${openAllDay.id}/today?lang=${language}`);
    await expect(desk.getByRole('heading', { level: 1, name: say('Sign in', { context: 'a title' }) })).toBeVisible();
  });
  await shift.end();
});

/** Presses an answer to a request, is asked, and means it. */
async function answer(shift: DeskShift, name: string, what: 'confirm' | 'reject', language: Language): Promise<void> {
  const say = wordsOf('desk', language);
  const words = say(what === 'confirm' ? 'Confirm…' : 'Say no…', { ...act, place: 'start' });
  await shift.line('toAnswer', name).getByRole('link', { name: words }).click();
  await shift.line('toAnswer', name).getByRole('group').getByRole('button').click();
}
