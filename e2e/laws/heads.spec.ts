import { ready } from '../guard.ts';
import { sandalwood } from '../hotels.ts';
import { addressOf } from '../running/addresses.ts';
import { expect, test } from '../test.ts';

test.use({ viewport: { width: 390, height: 740 } });

const dayMs = 24 * 3_600_000;
const home = (): string => addressOf(sandalwood.host);

test('the head of every page of a hotel is as high on a phone, whatever stands beside the name', async ({ page }) => {
  const heights = new Set<number>();
  for (const path of ['/', '/room-view/teak-king', '/terms-conditions', '/bookings/find']) {
    await page.goto(`${home()}${path}`);
    heights.add((await page.locator('header').first().boundingBox())?.height ?? 0);
  }
  expect([...heights]).toHaveLength(1);
});

test('a calendar that opens at a far month keeps its question and the way out in sight', async ({ page }) => {
  const [checkIn, checkOut] = [290, 292].map((days) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10));
  await page.goto(`${home()}/rooms/1760/${checkIn}/${checkOut}/2/0`);
  await ready(page);
  await page
    .getByRole('button', { name: /^Dates/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'When would you like to stay?' });
  await expect(dialog.getByRole('heading', { name: 'When would you like to stay?' })).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
});
