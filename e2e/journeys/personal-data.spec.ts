import { readFile } from 'node:fs/promises';
import { sandalwood } from '../hotels.ts';
import { bookingBy, quoteBy } from '../pages/api.ts';
import { addressOf } from '../running/addresses.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';

test('a guest reads what is kept, takes it along, and has it erased once the stay is cancelled', async ({
  page,
  home,
  booking: { say },
  traveller,
  language,
}) => {
  await home.open();
  const stay = { ...mondayStay(sandalwood, 47), roomTypeId: 'indigo-twin', ratePlanId: 'breakfast', adults: 2 };
  const bookingId = await bookingBy(page, await quoteBy(page, sandalwood, stay), {
    traveller,
    mode: 'at-property',
    language,
  });
  const address = `${addressOf(sandalwood.host)}/bookings/${bookingId}?lang=${language}`;
  await page.goto(address);
  const data = page.locator('#your-data');
  await data.locator('summary').click();
  await expect(data.getByText(traveller.email)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    data.getByRole('link', { name: say('Download a copy') }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('booking.json');
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
    booking: { bookingId, travellers: [{ email: traveller.email }] },
  });
  await expect(data.getByText(say('Once the stay is over or cancelled, you can have it erased here.'))).toBeVisible();

  await page.goto(address.replace('/bookings/', '/bookings/cancel/'));
  await page
    .getByRole('main')
    .getByRole('button', { name: say('Cancel the booking') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: say('This booking is cancelled.') })).toBeVisible();
  await data.locator('summary').click();
  await data.getByRole('button', { name: say('Erase my data') }).click();
  await expect(data.getByRole('status')).toHaveText(say('Your personal data of this booking is erased.'));
  await expect(data.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('main').getByText(traveller.fullName)).toHaveCount(0);
});
