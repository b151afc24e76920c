import { ready } from '../guard.ts';
import { askedCardHouse } from '../hotels.ts';
import { HotelHome } from '../pages/hotel-home.ts';
import { bookingAtProperty, confirmRequest } from '../pages/property.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';

// Shows docs/rules.md: Cards kept as a guarantee (Booked by a card).

test('a house that confirms by hand is asked first: the card is asked for once it says yes, and confirms the stay', async ({
  page,
  roomCheckout,
  payment,
  booking,
  traveller,
  language,
}) => {
  test.slow();
  const home = new HotelHome(page, askedCardHouse, language);
  await home.openFor(mondayStay(askedCardHouse, 14));
  await home.book('creek-room', 'flexible');
  await roomCheckout.fillIn(traveller);
  await roomCheckout.way('guarantee').check();
  const said =
    'Nothing is charged now. Once the hotel has said yes you leave a card, which the payment company keeps for the hotel.';
  await expect(page.getByText(roomCheckout.say(said, { place: 'part' }))).toBeVisible();
  await roomCheckout.sendRequest.click();
  await expect(page.getByRole('heading', { level: 1, name: booking.say('Request sent.') })).toBeVisible();
  await ready(page);
  await expect(payment.window, 'no card is asked for before the house has answered').toHaveCount(0);

  const bookingId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(await bookingAtProperty(askedCardHouse, bookingId)).toMatchObject({ status: 'requested', amountPaid: 0 });
  await confirmRequest(askedCardHouse, bookingId);
  // The page asks at once when somebody looks at it again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('link', { name: booking.say('Complete the booking') }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: payment.say('One last step: leave a card.') }),
  ).toBeVisible();
  await payment.leaveCard('4242 4242 4242 4242');
  const kept = booking.say(
    'Your card {card} is kept as a guarantee. Nothing is taken from it unless you cancel late or do not come: at most {most}.',
  );
  await expect(page.getByRole('main').getByText(kept)).toContainText('4242');
  expect(await bookingAtProperty(askedCardHouse, bookingId)).toMatchObject({ status: 'confirmed', amountPaid: 0 });
});
