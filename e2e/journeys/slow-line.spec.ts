import type { Page } from '@playwright/test';
import { ready } from '../guard.ts';
import { sandalwood } from '../hotels.ts';
import type { Language } from '../language.ts';
import { quoteBy } from '../pages/api.ts';
import { holdBack } from '../pages/hold-back.ts';
import { heldRooms, openHeldBooking } from '../pages/held-booking.ts';
import type { HotelHome } from '../pages/hotel-home.ts';
import { addressOf } from '../running/addresses.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';

test('on a slow line a visit’s first page goes without our fonts, and the next has them', async ({
  page,
  language,
}) => {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 200,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  });
  let loaded = false;
  const fontsBefore: string[] = [];
  page.on('load', () => (loaded = true));
  page.on('request', (request) => {
    if (!loaded && request.url().endsWith('.woff2')) fontsBefore.push(request.url());
  });
  const fetched = page.waitForRequest(/\/instrument-sans\.[^/]*woff2$/);
  await page.goto(`${addressOf(sandalwood.host)}/?lang=${language}`);
  await expect(page.locator('html')).toHaveAttribute('data-fonts', 'device');
  expect(fontsBefore).toEqual([]);
  await fetched;
  // A document of its own: the next page of the visit.
  await page.evaluate(() => location.assign(new URL('/privacy-policy', location.href).href));
  await page.waitForURL(/privacy-policy/);
  await expect(page.locator('html')).not.toHaveAttribute('data-fonts', 'device');
});

test('what a guest types while the page’s script is still on its way is kept', async ({
  page,
  home,
  roomCheckout,
  booking,
  traveller,
  language,
}) => {
  const arrive = await openCheckoutAhead(page, home, { language, weeks: 18, files: '**/assets/**/*.js' });
  await roomCheckout.fillIn(traveller);
  await roomCheckout.way('at-property').check();
  arrive();
  await ready(page);
  await expect(roomCheckout.field('Full name')).toHaveValue(traveller.fullName);
  await roomCheckout.bookOnly.click();
  await expect(booking.confirmedFor('Meera')).toBeVisible();
});

test('what a guest types before the page’s script is there goes along into another language', async ({
  page,
  home,
  roomCheckout,
  traveller,
  language,
}) => {
  const arrive = await openCheckoutAhead(page, home, { language, weeks: 22, files: '**/assets/**/*.js' });
  await roomCheckout.fillIn(traveller);
  await page.locator('header summary').click();
  await page.locator('header a[hreflang="de"]').click();
  arrive();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('#fullName')).toHaveValue(traveller.fullName);
});

test('a language that is chosen while the frame is alive and the form is not takes along what was typed', async ({
  page,
  home,
  roomCheckout,
  traveller,
  language,
}) => {
  // The frame says that it is alive while React has still to take over what stands in it.
  await page.addInitScript(() =>
    new MutationObserver((_, watch) => {
      if (document.documentElement.dataset['hydration'] !== 'done') return;
      watch.disconnect();
      if (location.pathname !== '/room/checkout') return;
      document.querySelector<HTMLElement>('html:not([lang="de"]) header a[hreflang="de"]')?.click();
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydration'] }),
  );
  const arrive = await openCheckoutAhead(page, home, { language, weeks: 23, files: '**/assets/**/*.js' });
  await roomCheckout.fillIn(traveller);
  arrive();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('#fullName')).toHaveValue(traveller.fullName);
});

test('a promo code that is typed and applied before the page’s script is there counts once it is', async ({
  page,
  home,
  roomCheckout,
  language,
}) => {
  const arrive = await openCheckoutAhead(page, home, { language, weeks: 20, files: '**/assets/checkout/*.js' });
  await roomCheckout.applyCode('KEY15');
  arrive();
  await expect(roomCheckout.removeCode).toBeVisible();
});

test('a guest who books before the page’s script is there need not press again', async ({
  page,
  home,
  roomCheckout,
  booking,
  traveller,
  language,
}) => {
  const arrive = await openCheckoutAhead(page, home, { language, weeks: 19, files: '**/assets/checkout/*.js' });
  await roomCheckout.fillIn(traveller);
  await roomCheckout.way('at-property').check();
  await roomCheckout.bookThisStay.click();
  // The press is kept, and made when the script is there.
  arrive();
  await expect(booking.confirmedFor('Meera')).toBeVisible();
});

for (const [gateway, room] of Object.entries(heldRooms))
  test(`a guest who pays before the page’s script is there need not press again (${gateway})`, async ({
    page,
    payment,
    traveller,
    language,
  }) => {
    await openHeldBooking(page, { ...room, weeks: 21, traveller }, language);
    const arrive = await holdBack(page, '**/assets/checkout/*.js');
    await page.goto(page.url(), { waitUntil: 'commit' });
    await payment.payNow.click();
    arrive();
    await expect(payment.firstButton).toBeEnabled();
  });

/** Opens the checkout of a room without its script, which comes when the function that it answers is called. */
async function openCheckoutAhead(
  page: Page,
  home: HotelHome,
  { language, weeks, files }: { readonly language: Language; readonly weeks: number; readonly files: string },
): Promise<() => void> {
  await home.open();
  const stay = mondayStay(sandalwood, weeks);
  const wanted = { ...stay, roomTypeId: 'teak-king', ratePlanId: 'breakfast', adults: 2 };
  const quote = await quoteBy(page, sandalwood, wanted);
  const arrive = await holdBack(page, files);
  const address = `${addressOf(sandalwood.host)}/room/checkout?quote=${quote}&lang=${language}`;
  await page.goto(address, { waitUntil: 'commit' });
  return arrive;
}
