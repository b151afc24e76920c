import type { Page } from '@playwright/test';
import { ready } from '../guard.ts';
import { sandalwood } from '../hotels.ts';
import { HotelHome } from '../pages/hotel-home.ts';
import { fridayStay, mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';
import { axeOn } from './axe.ts';

/** What axe finds in a state of a page, by the name of the state. */
async function faultsIn(page: Page, state: string): Promise<string[]> {
  const { violations } = await axeOn(page).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${state}: ${id} at ${nodes.map(({ target, failureSummary }) => `${String(target)} (${failureSummary ?? ''})`).join(' | ')}`,
  );
}

// The states are the same in every language, and axe.spec walks the road in all four: here each direction and layout once.
for (const language of ['en', 'ar'] as const) {
  test(`no state of a hotel's home in ${language} shuts anybody out`, async ({ page, isMobile }) => {
    test.skip((language === 'en') === isMobile, 'looked at in the other layout');
    test.setTimeout(180_000);
    const home = new HotelHome(page, sandalwood, language);
    const found: string[] = [];
    const see = async (state: string): Promise<void> => void found.push(...(await faultsIn(page, state)));
    const dialog = page.getByRole('dialog');
    const close = async (): Promise<void> => {
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    };

    await home.openFor(mondayStay(sandalwood, 34), 4);
    await home.chooseButton('teak-king', 'breakfast').click();
    await home.addFor(1, 'thali-dinner');
    await home.add('airport-car');
    await see('extras');

    await page.getByRole('button', { name: home.say('Change the dates: {dates}') }).click();
    await expect(dialog.getByRole('grid').first()).toBeVisible();
    await see('other dates');
    await close();
    await page
      .locator('#stay')
      .getByRole('button', { name: home.say('Change who sleeps where') })
      .click();
    await expect(dialog.getByRole('combobox').first()).toBeVisible();
    await see('who sleeps where');
    await close();

    await page.getByRole('heading', { level: 2, name: home.say('Offers') }).scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy(0, innerHeight));
    await page.getByRole('button', { name: home.say('Get our offers by email') }).click();
    await expect(page.getByRole('dialog', { name: home.say('Offers by email') })).toBeVisible();
    await see('offers by email');
    await close();

    await page.getByRole('heading', { name: home.say('Seen it cheaper?') }).scrollIntoViewIfNeeded();
    await ready(page, '#talk button');
    await page.getByRole('button', { name: home.say('Found a better price elsewhere') }).click();
    await page.getByRole('button', { name: home.say('Send it to the hotel') }).click();
    await expect(page.getByText(home.say('Please Enter Email Address'))).toBeVisible();
    await see('a better price is refused');
    await close();

    await home.openFor(fridayStay(sandalwood, 3));
    await home.room('skyline-suite').scrollIntoViewIfNeeded();
    await expect(home.room('skyline-suite').getByText(home.say('Available instead ({nights}):'))).toBeVisible();
    await see('a room is taken');

    await home.openForHours(mondayStay(sandalwood, 34).checkIn, 9, 3, 3);
    await home.chooseButton('teak-king', 'room-only').click();
    await home.more(home.roomCount).click();
    await expect(home.bill).toBeVisible();
    await see('hours');
    expect(found).toEqual([]);
  });
}
