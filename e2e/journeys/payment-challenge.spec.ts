import { heldRooms, openHeldBooking } from '../pages/held-booking.ts';
import { expect, test } from '../test.ts';

test('a bank’s challenge is a detour in the card vault’s window: refused once, then passed', async ({
  page,
  payment,
  booking,
  traveller,
  language,
}) => {
  test.slow();
  await openHeldBooking(page, { ...heldRooms['card vault'], weeks: 9, traveller }, language);
  await payment.payNow.click();
  await payment.passTheBank('Refuse the payment');
  await expect(payment.problem('Payment failed. Please try again.')).toBeVisible();
  await expect(
    payment.problem('A PIN, a code or a card detail was not right. Check what you type and try again.'),
  ).toBeVisible();
  await expect(payment.window).toBeHidden();

  await payment.payNow.click();
  await payment.passTheBank('Confirm the payment');
  await expect(booking.confirmedFor('Meera')).toBeVisible();
});
