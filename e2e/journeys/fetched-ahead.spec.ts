import { hosts } from '../running/addresses.ts';
import { sandalwood } from '../hotels.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';

test('the checkout of a chosen stay is fetched ahead, without any third party, and opens from there', async ({
  page,
  home,
  roomCheckout,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    // Of the origin: a worker of the page's own text has an address without a host.
    const { origin } = new URL(request.url());
    if (new URL(origin).hostname !== hosts.sandalwood) elsewhere.push(request.url());
  });
  await home.openFor(mondayStay(sandalwood, 41), 2);
  await home.chooseButton('teak-king', 'breakfast').click();
  const rules = page.locator('script[type="speculationrules"]');
  await expect(rules).toHaveCount(1);
  const asked = JSON.parse((await rules.textContent()) ?? '') as { prefetch: { urls: string[] }[] };
  const [ahead] = asked.prefetch[0]?.urls ?? [];
  expect(ahead).toMatch(/^\/room\/checkout\?quote=1760_/);
  // The press goes to the very document that was fetched.
  await home.goOn();
  await expect(roomCheckout.title).toBeVisible();
  expect(page.url()).toContain(ahead);
  expect(elsewhere).toEqual([]);
});
