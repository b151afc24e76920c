import { casaMango } from '../hotels.ts';
import { bookingBy, quoteBy } from '../pages/api.ts';
import { HotelHome } from '../pages/hotel-home.ts';
import { addressOf } from '../running/addresses.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';

test('who is second to the last room is told before paying', async ({
  page,
  roomCheckout,
  traveller,
  guard,
  language,
}, { project }) => {
  guard.allow(/status of 409/);
  await new HotelHome(page, casaMango, language).open();
  const weeks = project.name === 'desktop-en' ? 10 : 11;
  const wanted = { ...mondayStay(casaMango, weeks, 4), roomTypeId: 'whole-house', ratePlanId: 'flexible', adults: 4 };
  const [first, second] = [await quoteBy(page, casaMango, wanted), await quoteBy(page, casaMango, wanted)];
  await page.goto(`${addressOf(casaMango.host)}/room/checkout?quote=${second}&lang=${language}`);
  await roomCheckout.fillIn(traveller);
  await roomCheckout.way('full').check();

  await bookingBy(page, first, { traveller, mode: 'online', language });

  await roomCheckout.payAndBook.click();
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: roomCheckout.say('Sorry, Stays are not available for the selected days.') }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/room\/checkout/);
});
