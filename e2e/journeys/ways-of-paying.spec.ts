import { linde, sandalwood } from '../hotels.ts';
import { HotelHome } from '../pages/hotel-home.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';

const inAdvance = [
  ['India gateway', { hotel: sandalwood, roomTypeId: 'teak-king', ratePlanId: 'breakfast', weeks: 44 }],
  ['card vault', { hotel: linde, roomTypeId: 'court-double', ratePlanId: 'breakfast', weeks: 44 }],
] as const;

// The card vault has no instalments.
test('a guest books now and pays later in instalments', async ({
  page,
  home,
  roomCheckout,
  traveller,
  payment,
  booking,
}) => {
  await home.openFor(mondayStay(sandalwood, 43, 3));
  await home.book('teak-king', 'breakfast');
  await roomCheckout.fillIn(traveller);
  await roomCheckout.way('instalments').check();
  await roomCheckout.bookInParts.click();
  await expect(page).toHaveURL(/\/checkout\/1760.*pay=instalments/);
  await payment.end('Pay successfully');
  await expect(booking.confirmedFor('Meera')).toBeVisible();
});

for (const [gateway, { hotel, roomTypeId, ratePlanId, weeks }] of inAdvance)
  test(`a guest of the ${gateway} pays a part now and the rest online later`, async ({
    page,
    language,
    roomCheckout,
    traveller,
    payment,
    booking,
  }) => {
    // Two payments, one after the other.
    test.slow();
    const home = new HotelHome(page, hotel, language);
    await home.openFor(mondayStay(hotel, weeks, 3));
    await home.book(roomTypeId, ratePlanId);
    await roomCheckout.fillIn(traveller);
    await roomCheckout.way('advance').check();
    await roomCheckout.payAndBook.click();
    await payment.end('Pay successfully');
    await expect(booking.confirmedFor('Meera')).toBeVisible();

    const address = page.url().replace('/bookings/confirmation/', '/checkout/');
    await page.goto(address);
    await expect(payment.theRest).toBeVisible();
    await payment.payNow.click();
    await payment.end('Pay successfully');
    await expect(page).toHaveURL(/\/bookings\/confirmation\//);
    await expect(booking.nothingDue).toBeVisible();

    await page.goto(address);
    await expect(page, 'nothing is left to pay').toHaveURL(/\/bookings\/confirmation\//);
  });
