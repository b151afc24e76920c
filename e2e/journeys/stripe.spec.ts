import { axeOn } from '../accessibility/axe.ts';
import { ready } from '../guard.ts';
import { creek } from '../hotels.ts';
import { HotelHome } from '../pages/hotel-home.ts';
import { openHeldBooking } from '../pages/held-booking.ts';
import { sandbox } from '../running/addresses.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';

// Shows docs/rules.md: States and selection (Payment window); Entities (Payment).

const room = { hotel: creek, roomTypeId: 'creek-room', ratePlanId: 'flexible' };
const cards = { good: '4242 4242 4242 4242', short: '4000 0000 0000 9995', asksBank: '4000 0027 6000 3184' };

/** What went back to guests, in the gateway's own books, in hundredths. */
async function refunds(): Promise<readonly number[]> {
  const { stripe } = (await (await fetch(`${sandbox()}/inbox/payments`)).json()) as {
    readonly stripe: { readonly refunds: readonly { readonly amount: number }[] };
  };
  return stripe.refunds.map(({ amount }) => amount);
}

test('a guest of the house in Dubai is declined, refuses the bank, pays after all, and cancels for the money', async ({
  page,
  roomCheckout,
  payment,
  booking,
  traveller,
  language,
  guard,
}) => {
  test.slow();
  // The gateway says by its status that a card is declined.
  guard.allow(/status of 402/);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const home = new HotelHome(page, creek, language);
  await home.openFor(mondayStay(creek, 11));
  await home.book('creek-room', 'flexible');
  await expect(roomCheckout.title).toBeVisible();
  expect(requests.filter((url) => url.includes('/stripe/'))).toEqual([]);
  await roomCheckout.payInFull(traveller);

  await expect(page).toHaveURL(/\/checkout\/4152/);
  await payment.payByCard(cards.short);
  await expect(payment.problem('Payment failed. Please try again.')).toBeVisible();
  await expect(
    payment.problem(
      'There was not enough money on the account, or a limit was reached. Check your balance and your limits, or pay another way.',
    ),
  ).toBeVisible();
  await expect(payment.window).toBeHidden();

  await payment.payNow.click();
  await payment.payByCard(cards.asksBank);
  await page.getByRole('button', { name: 'Refuse the payment' }).click();
  await expect(payment.problem('Payment failed. Please try again.')).toBeVisible();
  await expect(
    payment.problem('A PIN, a code or a card detail was not right. Check what you type and try again.'),
  ).toBeVisible();
  expect(page.url()).not.toContain('payment_intent');
  await expect(payment.window).toBeHidden();

  await payment.payNow.click();
  await payment.payByCard(cards.asksBank);
  await page.getByRole('button', { name: 'Confirm the payment' }).click();
  await expect(booking.confirmedFor('Meera')).toBeVisible();
  expect(page.url()).not.toContain('payment_intent');
  await ready(page);

  const { say } = booking;
  const main = page.getByRole('main');
  await main.getByRole('link', { name: say('Cancel booking') }).click();
  await main.getByRole('button', { name: say('Cancel and get {refund} back') }).click();
  await expect(main.getByRole('heading', { level: 1, name: say('This booking is cancelled.') })).toBeVisible();
  // 2.5 % of 1,353 dirhams stay with the payment company.
  await expect.poll(refunds, { timeout: 20_000 }).toContain(131_917);
});

test('the dialog with the gateway’s fields shuts nobody out, and leaves by Escape, its button and an empty form', async ({
  page,
  payment,
  booking,
  traveller,
  language,
}) => {
  test.slow();
  await openHeldBooking(page, { ...room, weeks: 12, traveller }, language);
  await payment.payNow.click();
  await expect(payment.payInWindow).toBeEnabled();
  const { violations } = await axeOn(page).analyze();
  expect(violations.map(({ id, nodes }) => `${id} at ${String(nodes[0]?.target)}`)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBeLessThanOrEqual(0);

  // Nothing typed: the fields say what they lack, and the dialog stays.
  await payment.payInWindow.click();
  await expect(payment.window.locator('iframe').contentFrame().getByRole('alert')).toHaveText(/incomplete/);
  await expect(payment.payInWindow).toBeEnabled();
  await payment.closeWindow.click();
  await expect(payment.problem('The payment window was closed. Nothing has been charged.')).toBeVisible();

  await payment.payNow.click();
  await expect(payment.payInWindow).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(payment.window).toBeHidden();
  // The engine was asked whether money has come meanwhile.
  await expect(payment.problem('The payment window was closed. Nothing has been charged.')).toBeVisible();

  await payment.payNow.click();
  await payment.payByCard(cards.good);
  await expect(booking.confirmedFor('Meera')).toBeVisible();
});
