import { heldRooms, openHeldBooking } from '../pages/held-booking.ts';
import { expect, test } from '../test.ts';

const weeks = 39;

/** A reason of each group, and what it asks of the guest. */
const reasons = [
  [
    'payment_declined',
    'Your bank or card did not accept it. Try another card, another account or another way of paying.',
  ],
  [
    'transaction_limit_exceeded',
    'There was not enough money on the account, or a limit was reached. Check your balance and your limits, or pay another way.',
  ],
  [
    'payment_timed_out',
    'Your bank did not answer in time. If money has left your account, it is returned automatically: wait for your bank’s message before you pay again.',
  ],
  ['incorrect_pin', 'A PIN, a code or a card detail was not right. Check what you type and try again.'],
  ['payment_cancelled', 'You stopped the payment. Nothing was charged; pay whenever you are ready.'],
  [
    'bank_technical_error',
    'Your bank or the payment company has a technical problem. Try again in a few minutes, or pay another way.',
  ],
] as const;

for (const [gateway, room] of Object.entries(heldRooms))
  test(`each reason of the ${gateway} for a failure is told with what helps, and the stay is paid after all`, async ({
    page,
    payment,
    booking,
    traveller,
    language,
  }) => {
    // Seven payment windows, one after the other.
    test.slow();
    await openHeldBooking(page, { ...room, weeks, traveller }, language);
    for (const [reason, sentence] of reasons) {
      await payment.payNow.click();
      await payment.failFor(reason);
      await expect(payment.problem('Payment failed. Please try again.')).toBeVisible();
      await expect(payment.problem(sentence)).toBeVisible();
      await expect(payment.window).toBeHidden();
    }
    await payment.payNow.click();
    await payment.end('Pay successfully');
    await expect(booking.confirmedFor('Meera')).toBeVisible();
  });
