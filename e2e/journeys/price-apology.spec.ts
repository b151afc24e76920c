import { ready } from '../guard.ts';
import { linde, sandalwood } from '../hotels.ts';
import { quoteBy } from '../pages/api.ts';
import { addressOf } from '../running/addresses.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';

// Shows docs/rules.md: What was agreed (Quotes).

const hotels = [
  ['India gateway', sandalwood, 'teak-king', 'breakfast'],
  ['card vault', linde, 'court-double', 'flexible'],
] as const;

for (const [gateway, hotel, roomTypeId, ratePlanId] of hotels)
  test(`a guest whose price was shown wrongly is told old and new, goes on and books (${gateway})`, async ({
    page,
    guard,
    roomCheckout,
    booking,
    traveller,
    language,
  }) => {
    guard.allow(/status of 409/);
    await page.goto(`${addressOf(hotel.host)}/privacy-policy?lang=${language}`);
    const stay = { ...mondayStay(hotel, 38), roomTypeId, ratePlanId };
    const [cheap, dear] = [
      await quoteBy(page, hotel, { ...stay, adults: 1 }),
      await quoteBy(page, hotel, { ...stay, adults: 2 }),
    ];
    const billOf = (quote: string) =>
      page.evaluate(async (path) => {
        const reply = (await (await fetch(path)).json()) as { bill: { total: number } };
        return reply;
      }, `/api/quotes/${quote}`);
    const [before, now] = [await billOf(cheap), await billOf(dear)];
    await page.goto(`${addressOf(hotel.host)}/room/checkout?quote=${cheap}&lang=${language}`);
    await ready(page);
    await roomCheckout.fillIn(traveller);
    await roomCheckout.way('at-property').check();
    // The engine honours a quote while it lives: what it answers once one has run out at another price comes in its place.
    let isFirst = true;
    await page.route('**/api/bookings', async (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      return route.fulfill({
        status: 409,
        json: { code: 'price_changed', oldTotal: before.bill.total, newTotal: now.bill.total, quote: now },
      });
    });
    await roomCheckout.bookOnly.click();
    await expect(roomCheckout.apology).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`quote=${dear}`));
    await roomCheckout.acceptPrice.click();
    await expect(roomCheckout.apology).toHaveCount(0);
    await expect(roomCheckout.field('Full name')).toHaveValue(traveller.fullName);
    await roomCheckout.bookOnly.click();
    await expect(booking.confirmedFor('Meera')).toBeVisible();
  });
