import { sandalwood } from '../hotels.ts';
import { mailTo } from '../inbox.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';

test('a company is asked for its tax number, pays a deposit and the rest, and has both on the booking', async ({
  page,
  home,
  roomCheckout,
  traveller,
  payment,
  booking,
}) => {
  // Two payments, one after the other.
  test.slow();
  await home.openFor(mondayStay(sandalwood, 46, 3));
  await home.book('teak-king', 'breakfast');
  await roomCheckout.fillIn(traveller);
  await page.getByText(roomCheckout.say('Invoice to a company'), { exact: true }).click();
  await roomCheckout.field('Company').fill('Acme Exports');
  await roomCheckout.way('advance').check();
  await roomCheckout.payAndBook.click();
  const taxNumber = roomCheckout.field('Tax number');
  await expect(taxNumber).toHaveAttribute('aria-invalid', 'true');
  await taxNumber.fill('29AABCU9603R1ZJ');
  await roomCheckout.payAndBook.click();
  await payment.end('Pay successfully');
  await expect(booking.confirmedFor('Meera')).toBeVisible();
  await expect(page.getByText(/Acme Exports.*29AABCU9603R1ZJ/).first()).toBeVisible();
  // Nobody has proved yet that the mailbox is theirs: a mail to it has none of the input.
  const { text } = await mailTo(traveller.email);
  expect(text).not.toContain('Acme Exports');

  await page.goto(page.url().replace('/bookings/confirmation/', '/checkout/'));
  await expect(payment.theRest).toBeVisible();
  await payment.payNow.click();
  await payment.end('Pay successfully');
  await expect(booking.nothingDue).toBeVisible();
  await expect(page.getByText(/Acme Exports.*29AABCU9603R1ZJ/).first()).toBeVisible();
});
