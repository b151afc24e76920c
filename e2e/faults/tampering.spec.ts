import { addressOf, hosts } from '../running/addresses.ts';
import { expect, test } from '../test.ts';

for (const [what, files] of [
  ['entry of a remote', '**/assets/hotel-home/remoteEntry.*.js'],
  ['screen of a remote', '**/assets/hotel-home/__federation_expose_screens__home.*.js'],
  ['part of the shell', '**/assets/shell/*.js'],
] as const) {
  test(`a tampered ${what} does not run, and the page stays as the server sent it`, async ({
    page,
    guard,
    home,
    language,
  }) => {
    guard.allow(
      /integrity|stays as the server sent it|request failed|ERR_FAILED|Loading|RUNTIME-008|could not be loaded/i,
    );
    await page.route(files, async (route) => {
      const { pathname } = new URL(route.request().url());
      const released = await fetch(`${process.env['E2E_ORIGIN']}${pathname}`);
      const headers = { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' };
      await route.fulfill({
        headers,
        body: `${await released.text()}\n;document.documentElement.dataset.tampered='yes';`,
      });
    });
    const refused = page.waitForEvent('console', (message) => /integrity/.test(message.text()));
    await page.goto(`${addressOf(hosts.sandalwood)}/?lang=${language}`);
    await refused;
    await expect(page.locator('html')).not.toHaveAttribute('data-tampered');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(home.room('teak-king')).toBeVisible();
  });
}
