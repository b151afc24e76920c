import { sandalwood } from '../hotels.ts';
import { addressOf } from '../running/addresses.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';

test('a browser without the newer methods chooses and books', async ({ page, home }) => {
  await page.addInitScript(() => {
    for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex'])
      Reflect.deleteProperty(Array.prototype, name);
    for (const owner of [Map, Object]) Reflect.deleteProperty(owner, 'groupBy');
    for (const name of ['any', 'timeout']) Reflect.deleteProperty(AbortSignal, name);
    Reflect.deleteProperty(URL, 'canParse');
  });
  await home.openFor(mondayStay(sandalwood, 40));
  await home.book('teak-king', 'breakfast');
});

test('below the floor no script starts, and the forms of the page lead on', async ({ page, home }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Object, 'hasOwn'));
  const { checkIn, checkOut } = mondayStay(sandalwood, 41);
  await page.goto(`${addressOf(sandalwood.host)}/rooms/1760/${checkIn}/${checkOut}/2/0?lang=en`);
  await expect(page.locator('html')).toHaveAttribute('data-hydration', 'static');
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: home.say('Book this stay') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/room\/checkout\?/);
});
