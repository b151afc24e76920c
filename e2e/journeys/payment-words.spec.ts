import { linde, sandalwood } from '../hotels.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';

const nextSteps = {
  payment_declined: 'Your bank or card did not accept it. Try another card, another account or another way of paying.',
  insufficient_funds:
    'There was not enough money on the account, or a limit was reached. Check your balance and your limits, or pay another way.',
  payment_timed_out:
    'Your bank did not answer in time. If money has left your account it comes back by itself: wait for your bank’s message before you pay again.',
  incorrect_pin: 'A PIN, a code or a card detail was not right. Check what you type and try again.',
  payment_cancelled: 'You stopped the payment. Nothing was charged; pay whenever you are ready.',
  bank_technical_error:
    'Your bank or the payment company has a technical problem. Try again in a few minutes, or pay another way.',
} as const;

test('a guest is told of each failure what to do next, and pays after all', async ({
  page,
  home,
  roomCheckout,
  payment,
  booking,
  traveller,
}) => {
  await home.openFor(mondayStay(sandalwood, 41));
  await home.book('indigo-twin', 'breakfast');
  await roomCheckout.fillIn(traveller);
  await roomCheckout.way('full').check();
  await roomCheckout.payAndBook.click();
  for (const [reason, next] of Object.entries(nextSteps)) {
    await payment.failFor(reason);
    await expect(payment.problem('Payment failed. Please try again.')).toBeVisible();
    await expect(payment.problem(next)).toBeVisible();
    await payment.payNow.click();
  }
  await payment.end('Pay successfully');
  await expect(page).toHaveURL(/\/bookings\/confirmation\//);
  await expect(booking.confirmedFor('Meera')).toBeVisible();
});

test('a card that is declined by the card vault is told in words too', async ({
  berlin,
  roomCheckout,
  payment,
  traveller,
}) => {
  await berlin.openFor(mondayStay(linde, 41));
  await berlin.book('court-double', 'flexible');
  await roomCheckout.fillIn(traveller);
  await roomCheckout.way('full').check();
  await roomCheckout.payAndBook.click();
  await payment.failFor('insufficient_funds');
  await expect(payment.problem(nextSteps.insufficient_funds)).toBeVisible();
});

test('a payment whose answer is lost is watched and never asked for twice', async ({
  page,
  home,
  guard,
  roomCheckout,
  payment,
  booking,
  traveller,
}) => {
  guard.allow(/\/payments/);
  await home.openFor(mondayStay(sandalwood, 42));
  await home.book('indigo-twin', 'breakfast');
  await roomCheckout.fillIn(traveller);
  await roomCheckout.way('full').check();
  // What the page tells is lost; the gateway's own report to the engine is not.
  await page.route('**/api/bookings/*/payments', (route) => route.abort('connectionfailed'));
  await roomCheckout.payAndBook.click();
  await payment.end('Pay successfully');
  await expect(payment.dontPayAgain).toBeVisible();
  await expect(payment.payNow).toHaveCount(0);
  await expect(booking.confirmedFor('Meera')).toBeVisible({ timeout: 20_000 });
});
