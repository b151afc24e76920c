import { openReleaseStore, type Release } from '@latchkey/releases/store';
import { ready } from '../guard.ts';
import { sandalwood } from '../hotels.ts';
import { askHost } from '../price-checker/ask-host.ts';
import { addressOf, releaseStore } from '../running/addresses.ts';
import { expect, test } from '../test.ts';
import { liveRelease } from './store.ts';

test('a page that a release brings with it needs no release of the shell or the origin', async ({ page }) => {
  const directory = releaseStore();
  test.skip(directory === null, 'the product under test is not ours to release into');
  const store = directory ?? '';
  const live = await liveRelease(store, 'marketing');
  const id = 'bringsapage';
  const release: Release = { ...live, id, pages: [{ path: '/who-we-are', screen: 'about-us', on: ['hotel'] }] };
  await openReleaseStore(store).blobs.keep(`releases/marketing/${id}.json`, JSON.stringify(release));

  const address = `${addressOf(sandalwood.host)}/who-we-are`;
  expect((await askHost(sandalwood.host, '/who-we-are')).status).toBe(404);
  await page.context().addCookies([{ name: 'latchkey-releases', value: `marketing:${id}`, url: address }]);
  expect((await page.goto(address))?.status()).toBe(200);
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const shown = await page.getByRole('main').innerText();

  // It is that screen, whole.
  await page.goto(`${addressOf(sandalwood.host)}/about-us`);
  await ready(page);
  expect(await page.getByRole('main').innerText()).toBe(shown);
});
