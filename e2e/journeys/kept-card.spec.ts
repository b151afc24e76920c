import type { Page } from '@playwright/test';
import { axeOn } from '../accessibility/axe.ts';
import { ready } from '../guard.ts';
import { cardHouse } from '../hotels.ts';
import type { Language } from '../language.ts';
import { HotelHome } from '../pages/hotel-home.ts';
import type { PaymentPageObject } from '../pages/payment.ts';
import { markNoShow } from '../pages/property.ts';
import type { RoomCheckout, TravellerOfStory } from '../pages/room-checkout.ts';
import { todayAt } from '../stays.ts';
import { expect, test } from '../test.ts';

// Shows docs/rules.md: Cards kept as a guarantee (Said before it is agreed, Booked by a card, Once).

const cards = {
  good: '4242 4242 4242 4242',
  /** Its bank asks while it is kept, and lets charges pass from then on. */
  asksOnce: '4000 0025 0000 3155',
  /** It is kept, and refused once it is charged. */
  refusedLater: '4000 0000 0000 0341',
};

/** Tonight at the house, which keeps 80 % of the price of who does not come. */
const tonight = () => {
  const checkIn = todayAt(cardHouse);
  return { checkIn, checkOut: new Date(Date.parse(checkIn) + 86_400_000).toISOString().slice(0, 10) };
};

interface Road {
  readonly page: Page;
  readonly roomCheckout: RoomCheckout;
  readonly payment: PaymentPageObject;
  readonly traveller: TravellerOfStory;
  readonly language: Language;
}

/** Chooses a room for tonight, and to leave a card for it. */
async function bookWithCard({ page, roomCheckout, payment, traveller, language }: Road): Promise<void> {
  const home = new HotelHome(page, cardHouse, language);
  await home.openFor(tonight());
  await home.book('creek-room', 'flexible');
  await roomCheckout.fillIn(traveller);
  await roomCheckout.way('guarantee').check();
  const said = 'If you do not come, {most} is taken from the card; a fee for cancelling is taken from it too.';
  await expect(page.getByText(roomCheckout.say(said, { place: 'part' }))).toBeVisible();
  await roomCheckout.bookWithCard.click();
  await expect(page).toHaveURL(/\/checkout\/9011/);
  await expect(
    page.getByRole('heading', { level: 1, name: payment.say('One last step: leave a card.') }),
  ).toBeVisible();
}

const kept =
  'Your card {card} is kept as a guarantee. Nothing is taken from it unless you cancel late or do not come: at most {most}.';

/** The id of the booking whose page is open. */
const bookingIdIn = (page: Page): string => /9011_[\w-]{22}/.exec(page.url())?.[0] ?? '';

test('a guest leaves a card by way of its bank, does not come, and the fee that was said is taken', async ({
  page,
  roomCheckout,
  payment,
  booking,
  traveller,
  language,
}) => {
  test.slow();
  await bookWithCard({ page, roomCheckout, payment, traveller, language });
  await expect(payment.leaveInWindow).toBeEnabled();
  const { violations } = await axeOn(page).analyze();
  expect(violations.map(({ id, nodes }) => `${id} at ${String(nodes[0]?.target)}`)).toEqual([]);
  // Nothing is left by who closes the window, and the page says what it would be for.
  await payment.closeWindow.click();
  await expect(payment.problem('The payment window was closed. Nothing has been charged.')).toBeVisible();
  await page.getByRole('button', { name: payment.say('Leave a card') }).click();
  await payment.leaveCard(cards.asksOnce);
  await page.getByRole('button', { name: 'Confirm the card' }).click();

  const { say } = booking;
  const main = page.getByRole('main');
  await expect(main.getByText(say(kept))).toContainText('3155');
  expect(page.url()).not.toContain('setup_intent');
  await ready(page);

  await markNoShow(cardHouse, bookingIdIn(page));
  await expect(async () => {
    await page.reload();
    const paid = say('The fee of {taken} is paid. Nothing more is taken from your card.');
    await expect(main.getByText(paid)).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
});

test('a fee that the card’s bank refuses is asked of the guest, who pays it on the booking’s page', async ({
  page,
  roomCheckout,
  payment,
  booking,
  traveller,
  language,
}) => {
  test.slow();
  await bookWithCard({ page, roomCheckout, payment, traveller, language });
  await payment.leaveCard(cards.refusedLater);
  const { say } = booking;
  const main = page.getByRole('main');
  await expect(main.getByText(say(kept))).toContainText('0341');
  await markNoShow(cardHouse, bookingIdIn(page));
  const pay = main.getByRole('link', { name: say('Pay the fee of {due}') });
  await expect(async () => {
    await page.reload();
    await expect(pay).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await ready(page);
  await pay.click();
  await expect(page.getByRole('heading', { level: 1, name: payment.say('A fee is left to pay.') })).toBeVisible();
  await payment.payNow.click();
  await payment.payByCard(cards.good);
  await expect(main.getByText(say('The fee of {taken} is paid. Nothing more is taken from your card.'))).toBeVisible();
});
