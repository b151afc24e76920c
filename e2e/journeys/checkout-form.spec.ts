import { ready } from '../guard.ts';
import { hotelWords, sandalwood } from '../hotels.ts';
import { layoutShifts } from '../layout-shifts.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';

// Shows docs/rules.md: Validation; Entities (Traveller).

test.beforeEach(async ({ home }) => {
  await home.openFor(mondayStay(sandalwood, 45), 2);
  await home.book('teak-king', 'breakfast');
});

test('what was typed survives a reload, the policies and back, and another language', async ({
  page,
  roomCheckout,
  traveller,
  language,
}) => {
  // The page's script keeps the input: it must be there before the reload.
  await ready(page);
  await roomCheckout.fillIn(traveller);
  const name = page.locator('#fullName');
  await page.reload();
  await expect(name).toHaveValue(traveller.fullName);

  await roomCheckout.privacyPolicy.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(hotelWords(sandalwood, language).name);
  await page.goBack();
  await expect(name).toHaveValue(traveller.fullName);
  await ready(page);

  await page.locator('header summary').click();
  await page.locator('header a[hreflang="de"]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(name).toHaveValue(traveller.fullName);
  await expect(page.locator('#contactNumber')).toHaveValue(traveller.contactNumber);
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage]
      .flatMap((store) => Array.from({ length: store.length }, (_, place) => store.getItem(store.key(place) ?? '')))
      .join(),
  );
  expect(stored).not.toContain(traveller.fullName);
});

test('a guest who forgets something is led to each field', async ({ page, roomCheckout, traveller, booking }) => {
  await roomCheckout.bookThisStay.click();
  const summary = page.getByRole('alert');
  await expect(summary).toContainText(roomCheckout.say('Please fill all the details', { place: 'part' }));
  await expect(summary).toContainText(roomCheckout.say('Please select payment method', { place: 'part' }));
  await summary.locator('a[href="#email"]').click();
  await expect(page.locator('#email')).toBeFocused();

  await roomCheckout.fillIn(traveller);
  await roomCheckout.way('at-property').check();
  await expect(summary).toHaveCount(0);
  await roomCheckout.applyCode('KEY15');
  await roomCheckout.removeCode.click();
  await expect(roomCheckout.codeField).toBeVisible();
  await roomCheckout.bookOnly.click();
  await expect(booking.confirmedFor('Meera')).toBeVisible();
});

test('nothing moves while the page comes alive', async ({ page, roomCheckout }) => {
  await page.reload();
  await ready(page);
  await expect(roomCheckout.bill).toBeAttached();
  expect(await layoutShifts(page)).toEqual([]);
});

test('the act stands under what is filled in, and on a phone under the bill', async ({ roomCheckout }, { project }) => {
  const [act, bill] = await Promise.all([roomCheckout.bookThisStay, roomCheckout.bill].map((one) => one.boundingBox()));
  const isUnder = (act?.y ?? 0) > (bill?.y ?? 0) + (bill?.height ?? 0);
  const isBeside = (act?.x ?? 0) + (act?.width ?? 0) <= (bill?.x ?? 0);
  expect(project.name === 'phone-ar' ? isUnder : isBeside).toBe(true);
});
