import { sandalwood, hotelWords } from '../hotels.ts';
import { mailTo } from '../inbox.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';

// Shows docs/rules.md: States and selection (Payment window); Entities (Payment).

test('a guest opens a shared link, pays in full in the payment window, and has the voucher by mail', async ({
  page,
  home,
  roomCheckout,
  payment,
  booking,
  traveller,
  language,
  guard,
}) => {
  // Firefox gives up what a page that is left had still asked for, and calls the script that was cut off an empty one.
  guard.allow(/integrity attribute .*47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=/);
  guard.allow(/^console warning: Error \(\)$/);
  await home.openFor(mondayStay(sandalwood, 2));
  await home.book('teak-king', 'breakfast');

  await expect(roomCheckout.title).toBeVisible();
  await roomCheckout.payInFull(traveller);

  await expect(page).toHaveURL(/\/checkout\/1760/);
  await payment.end('Pay successfully');

  await expect(page).toHaveURL(/\/bookings\/confirmation\/1760/);
  await expect(booking.confirmedFor('Meera')).toBeVisible();
  await expect(booking.qr).toBeVisible();
  await expect(booking.nothingDue).toBeVisible();

  const reference = await booking.reference.innerText();
  const mail = await mailTo(traveller.email);
  expect(mail.subject).toContain(reference);
  expect(mail.subject).toContain(hotelWords(sandalwood, language).name);
  expect(mail.html).toContain(`lang="${language}"`);
  expect(mail.text).toContain(new URL(page.url()).pathname.replace('/confirmation/', '/'));
});

test('a guest of the hotel in Berlin pays with the card vault', async ({
  page,
  berlin,
  roomCheckout,
  payment,
  booking,
  traveller,
}) => {
  await berlin.openFor(mondayStay(berlin.hotel, 2));
  await berlin.book('court-double', 'flexible');

  await roomCheckout.payInFull(traveller);
  await payment.end('Pay successfully');

  await expect(page).toHaveURL(/\/bookings\/confirmation\/1188/);
  await expect(booking.confirmedFor('Meera')).toBeVisible();
});
