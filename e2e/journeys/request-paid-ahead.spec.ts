import type { Page } from '@playwright/test';
import { ready } from '../guard.ts';
import { paidAheadHouse } from '../hotels.ts';
import { mailAbout } from '../inbox.ts';
import type { BookingPageObject } from '../pages/booking.ts';
import { HotelHome } from '../pages/hotel-home.ts';
import { bookingAtProperty, revisePrice } from '../pages/property.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';

// Shows docs/rules.md: Requests that are paid (Said before paying, Put once it is paid, Another price, Nothing is kept).

interface AtProperty {
  readonly status: string;
  readonly total: number;
  readonly amountPaid: number;
  readonly refundAmount: number;
  readonly kept: number;
}
const read = async (bookingId: string): Promise<AtProperty> =>
  (await bookingAtProperty(paidAheadHouse, bookingId)) as unknown as AtProperty;

test('a guest pays with the request, and accepts a higher price for the difference, or refuses it and gets all back', async ({
  page,
  roomCheckout,
  traveller,
  payment,
  booking,
  language,
}) => {
  test.slow();
  const asks = async (weeks: number): Promise<string> => {
    const home = new HotelHome(page, paidAheadHouse, language);
    await home.openFor(mondayStay(paidAheadHouse, weeks));
    await home.book('teak-king', 'breakfast');
    await roomCheckout.fillIn(traveller);
    await roomCheckout.way('full').check();
    const said =
      'You pay {amount} now, with your request. The hotel checks it and emails you, usually the same day; if it does not say yes, or names a price that you refuse, you get all of it back within 3-5 working days.';
    await expect(page.getByText(roomCheckout.say(said, { place: 'part' }))).toBeVisible();
    await roomCheckout.payAndSend.click();
    await expect(payment.title).toBeVisible();
    await payment.end('Pay successfully');
    await expect(page.getByRole('heading', { level: 1, name: booking.say('Request sent.') })).toBeVisible();
    await ready(page);
    const back =
      'The rooms are held for you. The hotel checks and emails you. If it does not say yes, you get back everything you paid within 3-5 working days.';
    await expect(page.getByText(booking.say(back, { place: 'part' }))).toBeVisible();
    const bookingId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const { status, total, amountPaid } = await read(bookingId);
    expect([status, amountPaid]).toEqual(['requested', total]);
    return bookingId;
  };

  await test.step('the difference is paid, and the stay is theirs', async () => {
    const bookingId = await asks(31);
    const { total } = await read(bookingId);
    await revisePrice(paidAheadHouse, bookingId, total + 1500);
    await seen(page);
    await expect(row(page, booking, 'To pay if you accept')).toBeVisible();
    await page.getByRole('button', { name: booking.say('Accept {accepted}') }).click();
    await expect(payment.title).toBeVisible();
    await ready(page);
    await payment.end('Pay successfully');
    await expect(booking.confirmedFor('Meera')).toBeVisible();
    await expect(booking.nothingDue).toBeVisible();
    expect(await read(bookingId)).toMatchObject({ status: 'confirmed', amountPaid: total + 1500, refundAmount: 0 });
  });

  await test.step('all of it goes back, and the mail says when', async () => {
    const bookingId = await asks(33);
    const { total } = await read(bookingId);
    await revisePrice(paidAheadHouse, bookingId, total + 1500);
    await seen(page);
    await expect(row(page, booking, 'Refunded if you refuse')).toBeVisible();
    await page.getByRole('button', { name: booking.say('Refuse it') }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: booking.say('You did not accept the new price.') }),
    ).toBeVisible();
    expect(await read(bookingId)).toMatchObject({ status: 'rejected', kept: 0, refundAmount: total });
    const { text } = await mailAbout(traveller.email, /refused|رفضت/);
    expect(text).toMatch(/3–5/);
  });
});

/** The page asks at once when somebody looks at it again. */
const seen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });

const row = (page: Page, booking: BookingPageObject, label: string) =>
  page.getByRole('row', { name: booking.say(label, { place: 'part' }) });
