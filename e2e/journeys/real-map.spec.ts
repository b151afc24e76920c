import { ready } from '../guard.ts';
import { sandalwood } from '../hotels.ts';
import { startSecondOrigin } from '../releases/second-origin.ts';
import { releaseStore, sandbox } from '../running/addresses.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';

test.beforeEach(() => test.skip(releaseStore() === null, 'the product under test is not ours to set'));

test('where an operator has set a source of tiles, a guest finds the hotel on a real map', async ({
  page,
  language,
}) => {
  const say = wordsOf('hotel-home', language);
  const settings = {
    MAP_TILES_URL: `${sandbox()}/tiles/{z}/{x}/{y}.svg`,
    MAP_TILES_ATTRIBUTION: 'Sandbox <maps>',
    MAP_TILES_ATTRIBUTION_URL: `${sandbox()}/`,
  };
  const origin = await startSecondOrigin(() => undefined, settings);
  try {
    await page.goto(`${origin.addressOf(sandalwood.host)}/?lang=${language}`);
    await ready(page);
    const around = page.locator('#around');
    await around.scrollIntoViewIfNeeded();
    const map = around.getByRole('group', { name: say('Map of places near the hotel') });
    await expect(map).toBeVisible();
    await expect(around.getByRole('img')).toBeHidden();
    await expect(map.getByRole('link', { name: 'Sandbox <maps>' })).toHaveAttribute('href', `${sandbox()}/`);
    const tile = map.locator('img').first();
    const before = await tile.getAttribute('src');
    await map.getByRole('button', { name: say('Zoom in') }).click();
    await expect(tile).not.toHaveAttribute('src', before ?? '');
  } finally {
    // A page that is still open would ask the origin that is gone.
    await page.close();
    await origin.stop();
  }
});

test('where nobody has, the neighbourhood is drawn and nobody else is asked', async ({ home, page, language }) => {
  await home.open();
  const around = page.locator('#around');
  await around.scrollIntoViewIfNeeded();
  await expect(around.getByRole('img')).toBeVisible();
  await expect(
    around.getByRole('group', { name: wordsOf('hotel-home', language)('Map of places near the hotel') }),
  ).toBeHidden();
});
