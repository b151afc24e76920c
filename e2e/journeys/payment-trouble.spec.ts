import { heldRooms, openHeldBooking } from '../pages/held-booking.ts';
import { expect, test } from '../test.ts';

// Shows docs/rules.md: States and selection (Payment window).

const { 'India gateway': twin, 'card vault': double } = heldRooms;
const atLimits =
  'There was not enough money on the account, or a limit was reached. Check your balance and your limits, or pay another way.';

test('a guest closes the payment window, has a payment fail, is told what to do each time, and pays after all', async ({
  page,
  payment,
  booking,
  traveller,
  language,
}) => {
  // Three payment windows, one after the other.
  test.slow();
  await openHeldBooking(page, { ...twin, weeks: 7, traveller }, language);
  await payment.payNow.click();
  await payment.end('Close');
  await expect(payment.problem('The payment window was closed. Nothing has been charged.')).toBeVisible();

  await payment.payNow.click();
  await payment.failFor('insufficient_funds');
  await expect(payment.problem('Payment failed. Please try again.')).toBeVisible();
  await expect(payment.problem(atLimits)).toBeVisible();
  await expect(payment.window).toBeHidden();

  await payment.payNow.click();
  await payment.end('Pay successfully');
  await expect(booking.confirmedFor('Meera')).toBeVisible();
});

test('a guest whose card is declined by the card vault pays at the hotel instead', async ({
  page,
  payment,
  booking,
  traveller,
  language,
}) => {
  await openHeldBooking(page, { ...double, weeks: 8, traveller }, language);
  await payment.payNow.click();
  await payment.failFor('insufficient_funds');
  await expect(payment.problem(atLimits)).toBeVisible();
  await payment.payAtTheHotel.click();
  await expect(booking.confirmedFor('Meera')).toBeVisible();
});

for (const [gateway, held] of [
  ['India gateway', { ...twin, weeks: 42 }],
  ['card vault', { ...double, weeks: 42 }],
] as const)
  test(`a payment whose answer is lost is watched and never asked for twice (${gateway})`, async ({
    page,
    guard,
    payment,
    booking,
    traveller,
    language,
  }) => {
    guard.allow(/\/payments/);
    await openHeldBooking(page, { ...held, traveller }, language);
    // What the page tells is lost; the gateway's own report to the engine is not.
    await page.route('**/api/bookings/*/payments', (route) => route.abort('connectionfailed'));
    await payment.payNow.click();
    await payment.end('Pay successfully');
    await expect(payment.dontPayAgain).toBeVisible();
    await expect(payment.payNow).toHaveCount(0);
    await expect(booking.confirmedFor('Meera')).toBeVisible({ timeout: 20_000 });
  });
