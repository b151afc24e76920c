import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promote, publish } from '@latchkey/releases/publishing';
import { openReleaseStore, type Release } from '@latchkey/releases/store';
import type { Page } from '@playwright/test';
import { ownFolder } from '../../scripts/run/own-folder.ts';
import { root } from '../../scripts/run/paths.ts';
import { ready } from '../guard.ts';
import { sandalwood } from '../hotels.ts';
import { quoteBy } from '../pages/api.ts';
import { addressOf, releaseStore } from '../running/addresses.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';
import { rewordedBuild } from './reworded-build.ts';
import { liveRelease } from './store.ts';

// A word that no other story looks for: they run beside this one.
const first = 'Anything we should know';
const second = 'Who will sleep here';
const title = (page: Page, words: string) => page.getByRole('heading', { level: 2, name: words, exact: true });

test('checkout is released anew while a guest is in it: the guest books on, the next one gets the new release, QA sees either', async ({
  page,
  browser,
  guard,
  home,
  roomCheckout,
  payment,
  booking,
  traveller,
}) => {
  const directory = releaseStore();
  test.skip(directory === null, 'the product under test is not ours to release into');
  const store = openReleaseStore(directory ?? '');
  const old = await liveRelease(directory ?? '', 'checkout');

  await home.open();
  const quote = await quoteBy(page, sandalwood, {
    ...mondayStay(sandalwood, 12),
    roomTypeId: 'teak-king',
    ratePlanId: 'breakfast',
    adults: 2,
  });
  const checkout = `${addressOf(sandalwood.host)}/room/checkout?quote=${quote}`;
  await page.goto(checkout);
  await ready(page);
  await expect(title(page, first)).toBeVisible();

  const folder = ownFolder('e2e-release');
  try {
    const released = await publish(
      store,
      await rewordedBuild({
        appDirectory: path.join(root, 'apps/checkout'),
        directory: folder,
        language: 'en',
        from: first,
        to: second,
      }),
    );
    expect(released.id).not.toBe(old.id);
    expect(await promote(store, [released], { by: 'a test', now: new Date() })).toEqual({ kind: 'live' });

    // The next guest: the origin looks for a new composition each second.
    const next = await browser.newContext();
    await guard.watch(next);
    const nextPage = await next.newPage();
    await expect(async () => {
      await nextPage.goto(checkout);
      await expect(title(nextPage, second)).toBeVisible({ timeout: 100 });
    }).toPass();
    await ready(nextPage);
    await expect(title(nextPage, second)).toBeVisible();

    // QA asks for the release before; both are rendered side by side.
    const qa = await browser.newContext();
    await guard.watch(qa);
    await qa.addCookies([{ name: 'latchkey-releases', value: `checkout:${old.id}`, url: checkout }]);
    const qaPage = await qa.newPage();
    for (let turn = 0; turn < 3; turn += 1) {
      await Promise.all([qaPage.goto(checkout), nextPage.goto(checkout)]);
      await Promise.all([ready(qaPage), ready(nextPage)]);
      await expect(title(qaPage, first)).toBeVisible();
      await expect(title(nextPage, second)).toBeVisible();
    }
    await Promise.all([next.close(), qa.close()]);

    // The guest who was in checkout all the while.
    await expect(title(page, first)).toBeVisible();
    await roomCheckout.fillIn(traveller);
    await roomCheckout.way('full').check();
    await roomCheckout.payAndBook.click();
    await payment.end('Pay successfully');
    await expect(booking.confirmedFor('Meera')).toBeVisible();
  } finally {
    await goBackTo(old);
    await rm(folder, { recursive: true, force: true });
  }

  async function goBackTo(release: Release): Promise<void> {
    expect(await promote(store, [release], { by: 'a test', now: new Date() })).toEqual({ kind: 'live' });
  }
});
