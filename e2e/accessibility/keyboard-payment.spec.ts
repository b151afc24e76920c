import type { Page } from '@playwright/test';
import { heldRooms, openHeldBooking } from '../pages/held-booking.ts';
import type { PaymentPageObject } from '../pages/payment.ts';
import { expect, test } from '../test.ts';

const weeks = 41;

for (const [gateway, room] of Object.entries(heldRooms))
  test(`by keyboard alone the window of the ${gateway} is left for the button that opened it, and opens again`, async ({
    page,
    payment,
    traveller,
    language,
    isMobile,
  }) => {
    test.skip(isMobile, 'phones have no Tab key');
    test.slow();
    await openHeldBooking(page, { ...room, weeks, traveller }, language);
    await payment.payNow.focus();
    await openByEnter(page, payment);
    await page.keyboard.press('Escape');
    await expect(payment.problem('The payment window was closed. Nothing has been charged.')).toBeVisible();
    await expect(payment.payNow, 'the focus is where it was').toBeFocused();

    await openByEnter(page, payment);
  });

test('by keyboard alone a guest passes the challenge of a bank in the card vault’s window', async ({
  page,
  payment,
  booking,
  traveller,
  language,
  isMobile,
}) => {
  test.skip(isMobile, 'phones have no Tab key');
  await openHeldBooking(page, { ...heldRooms['card vault'], weeks, traveller }, language);
  await payment.payNow.focus();
  await openByEnter(page, payment);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(payment.codeOfTheBank).toBeVisible();
  await page.keyboard.type('123456');
  await page.keyboard.press('Enter');
  await expect(booking.confirmedFor('Meera')).toBeVisible();
});

for (const [gateway, room] of Object.entries(heldRooms))
  test(`Enter pressed early and again and again pays once (${gateway})`, async ({
    page,
    payment,
    booking,
    traveller,
    language,
    isMobile,
  }) => {
    test.skip(isMobile, 'phones have no such key');
    await openHeldBooking(page, { ...room, weeks: weeks + 3, traveller }, language);
    await payment.payNow.focus();
    const confirmed = booking.confirmedFor('Meera');
    await expect(async () => {
      await page.keyboard.press('Enter');
      await expect(confirmed).toBeVisible({ timeout: 50 });
    }).toPass({ intervals: [20], timeout: 30_000 });
    const { total, amountPaid, refunds } = await bookingOf(page);
    expect(amountPaid).toBe(total);
    expect(refunds, 'a second payment would be on its way back').toEqual([]);
  });

/** The booking whose page is open, as its guest's device is told of it. */
const bookingOf = (page: Page): Promise<{ total: number; amountPaid: number; refunds: readonly unknown[] }> =>
  page.evaluate(async () => {
    const [bookingId = ''] = /\d+_[\w-]{22}/.exec(location.pathname) ?? [];
    const reply = await fetch(`/api/bookings/${bookingId}`);
    return ((await reply.json()) as { booking: never }).booking;
  });

/** Opens the window with the button that has the focus, and waits until the window has it. */
async function openByEnter(page: Page, payment: PaymentPageObject): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(payment.firstButton).toBeEnabled();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
}
