import type { Page } from '@playwright/test';
import { axeOn } from '../accessibility/axe.ts';
import { ready } from '../guard.ts';
import { figureIn } from '../figure.ts';
import { depositHouse, keptDepositHouses, type DemoHotel } from '../hotels.ts';
import { mailAbout } from '../inbox.ts';
import { dayAfter, somebody } from '../pages/desk-guest.ts';
import { callerBy } from '../pages/desk-team.ts';
import { openDesk, signInLink } from '../pages/desk.ts';
import { HotelHome } from '../pages/hotel-home.ts';
import type { PaymentPageObject } from '../pages/payment.ts';
import { bookingAtProperty } from '../pages/property.ts';
import type { RoomCheckout, TravellerOfStory } from '../pages/room-checkout.ts';
import { todayAt } from '../stays.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';

// Shows docs/rules.md: Security deposits (Said before it is agreed, Taken once, Its end); The counter (End of the day).

const goodCard = '4242 4242 4242 4242';

/** What a guest is told before a card is left, at checkout. */
const terms =
  'On {first}, {amount} is held on your card as a security deposit and released by the end of {last}. Nothing is charged unless the hotel tells you the amount and the reason.';
/** And once it is held, on the booking's page. */
const held =
  '{amount} is held on your card as a security deposit and released by the end of {last}. Nothing is charged unless the hotel tells you the amount and the reason.';

/** Tonight at a house, whose deposits are held from midnight on. */
const tonight = (house: DemoHotel) => {
  const checkIn = todayAt(house);
  return { checkIn, checkOut: dayAfter(checkIn, 1) };
};

interface Road {
  readonly home: HotelHome;
  readonly roomCheckout: RoomCheckout;
  readonly payment: PaymentPageObject;
}

/** Books tonight for a card that is left. */
async function leaveCard({ home, roomCheckout, payment }: Road, house: DemoHotel, by: TravellerOfStory): Promise<void> {
  await home.openFor(tonight(house));
  await home.book('creek-room', 'flexible');
  await roomCheckout.fillIn(by);
  await roomCheckout.way('guarantee').check();
  await expect(roomCheckout.page.getByText(roomCheckout.say(terms, { place: 'part' }))).toBeVisible();
  await roomCheckout.bookWithCard.click();
  await payment.leaveCard(goodCard);
  // The booking's page: whoever leaves the checkout before it leaves no card.
  await expect(roomCheckout.page.getByRole('main').getByText('4242')).toBeVisible();
}

/** Looks at the page again until it says something: jobs carry the acts out later. */
async function until(page: Page, said: RegExp): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('main').getByText(said)).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 40_000 });
}

for (const end of ['taken', 'let go'] as const)
  test(`a deposit that was said before the card was left is held, seen at the desk, and ${end} there`, async ({
    page,
    browser,
    roomCheckout,
    payment,
    booking,
    traveller: known,
    language,
  }) => {
    test.slow();
    // The desk finds a guest by a name that is nobody else's.
    const traveller = { ...known, fullName: somebody('Meera').fullName };
    const home = new HotelHome(page, depositHouse, language);
    await leaveCard({ home, roomCheckout, payment }, depositHouse, traveller);
    const { say } = booking;
    await until(page, say(held));

    const desk = await (await browser.newContext()).newPage();
    const atDesk = wordsOf('desk', language);
    await openDesk(desk, await signInLink(depositHouse, 'reception'), language);
    await desk.getByRole('link', { name: traveller.fullName }).first().click();
    await expect(desk.getByRole('heading', { level: 1, name: traveller.fullName })).toBeVisible();
    const part = desk.getByRole('region', {
      name: atDesk('Security deposit', { context: 'section of a booking' }),
    });
    await expect(part.getByText(atDesk('{amount}, held until the end of {last}', { place: 'start' }))).toBeVisible();
    await ready(desk);
    const { violations } = await axeOn(desk).analyze();
    expect(violations.map(({ id, nodes }) => `${id} at ${String(nodes[0]?.target)}`)).toEqual([]);

    if (end === 'let go') {
      await part.getByRole('button', { name: atDesk('Release deposit', { context: 'a security deposit' }) }).click();
      await expect(part.getByText(atDesk('{amount} released'))).toBeVisible();
      await until(
        page,
        say(
          'Your security deposit of {amount} has been released, and nothing was charged. Your bank may show it for a few more days.',
        ),
      );
      return;
    }
    await part.getByText(atDesk('Charge part of it and release the rest')).click();
    await part.getByRole('textbox', { name: atDesk('Sum to take, in {sign}') }).fill('40');
    await part.getByRole('textbox', { name: atDesk('Reason, which the guest reads') }).fill('Two glasses');
    await part.getByRole('button', { name: atDesk('Take the sum', { context: 'of a security deposit' }) }).click();
    await expect(part.getByText('Two glasses')).toBeVisible();
    await expect(part.getByRole('button')).toHaveCount(0);
    await until(
      page,
      say('The hotel charged {taken} of your security deposit. Its reason: {reason}. The rest is released.', {
        values: { reason: 'Two glasses' },
      }),
    );
    expect((await mailAbout(traveller.email, /security deposit|التأمين/u)).text).toContain('Two glasses');
  });

test('what is kept of a deposit at check-out, and what goes back, is the same to everybody who reads of it', async ({
  page,
  browser,
  roomCheckout,
  payment,
  booking,
  traveller: known,
  language,
}) => {
  test.setTimeout(240_000);
  const house = keptDepositHouses[language === 'en' ? 'en' : 'ar'];
  const traveller = { ...known, fullName: somebody('Meera').fullName };
  const { say } = booking;
  const why = 'Two glasses and a chair';
  // In dirhams: of 300 that are held 40 are kept.
  const [whole, part, rest] = [300, 40, 260];
  const guestReads = async (said: RegExp): Promise<number> => {
    await until(page, said);
    return figureIn((await page.getByRole('main').getByText(said).locator('bdi').first().textContent()) ?? '');
  };
  const reception = await callerBy(house, await signInLink(house, 'reception'));
  // What was before the first day of a house began is in no day of it.
  const openDay = async () =>
    ((await (await reception.call('GET', 'days')).json()) as { openDay: string | null }).openDay;
  await expect.poll(openDay, { timeout: 60_000 }).not.toBeNull();
  await leaveCard({ home: new HotelHome(page, house, language), roomCheckout, payment }, house, traveller);
  expect(await guestReads(say(held))).toBe(whole);
  const bookingId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  const desk = await (await browser.newContext()).newPage();
  const atDesk = wordsOf('desk', language);
  await openDesk(desk, await signInLink(house, 'reception'), language);
  const { origin } = new URL(desk.url());
  await desk
    .locator('#arrivals')
    .getByRole('listitem')
    .filter({ hasText: traveller.fullName })
    .getByRole('button', { name: atDesk('Check in', { context: 'act of the reception', place: 'start' }) })
    .click();
  await expect(desk.locator('#inHouse').getByText(traveller.fullName)).toBeVisible();

  const { reference, toPay } = (await bookingAtProperty(house, bookingId)) as {
    readonly reference: string;
    readonly toPay: number;
  };
  const atBooking = `${origin}/h/${house.id}/bookings/${reference}`;
  await desk.goto(`${atBooking}?open=check_out&lang=${language}`);
  await ready(desk);
  const deposit = desk.getByRole('region', { name: atDesk('Security deposit', { context: 'section of a booking' }) });
  await deposit.getByText(atDesk('Charge part of it and release the rest')).click();
  await deposit.getByRole('textbox', { name: atDesk('Sum to take, in {sign}') }).fill(String(part));
  await deposit.getByRole('textbox', { name: atDesk('Reason, which the guest reads') }).fill(why);
  await deposit.getByRole('button', { name: atDesk('Take the sum', { context: 'of a security deposit' }) }).click();
  // The gateway takes it a moment later.
  await expect(async () => {
    await desk.reload();
    await expect(deposit.getByText(atDesk('{taken} of {amount} taken: {reason}'))).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 40_000 });
  await expect(deposit.getByText(why)).toBeVisible();
  await ready(desk);
  expect((await axeOn(desk).analyze()).violations).toEqual([]);
  await desk.locator('input[name=given]').fill(String(toPay / 100));
  await desk.locator('button[form=check-out]:visible, form#check-out button[type=submit]:visible').first().click();
  await expect(desk.getByText(atDesk('Checked out. The unused nights are back on sale.'))).toBeVisible();

  const taken = say('The hotel charged {taken} of your security deposit. Its reason: {reason}. The rest is released.', {
    values: { reason: why },
  });
  expect(await guestReads(taken)).toBe(part);
  await desk.goto(`${atBooking}?lang=${language}`);
  await ready(desk);
  const lines = ['held', 'kept', 'returned'].map((kind) => desk.locator(`[data-folio-line=deposit_${kind}] td`).last());
  const ofFolio = await Promise.all(lines.map((line) => line.textContent()));
  expect(ofFolio.map((text) => figureIn(text ?? ''))).toEqual([whole, part, rest]);
  await expect(deposit.getByText(why)).toBeVisible();

  await desk.goto(`${origin}/h/${house.id}/counter?lang=${language}`);
  await ready(desk);
  await desk.locator('form[action*="post=end"] button[type=submit]').click();
  await expect(desk.getByRole('heading', { name: atDesk('Day report') })).toBeVisible();
  const ofDay = await deposit.getByRole('definition').allTextContents();
  expect(ofDay.map(figureIn)).toEqual([whole, part, rest]);
  const money = desk.getByRole('region', { name: atDesk('Money by way of payment') }).getByRole('definition');
  expect((await money.allTextContents()).map(figureIn), 'it counts towards no bill').toEqual([
    toPay / 100,
    toPay / 100,
  ]);
  await desk.context().close();
});
