import { sandalwood } from '../hotels.ts';
import { addressOf, hosts } from '../running/addresses.ts';
import { expect, test } from '../test.ts';

test.skip(process.env['E2E_PREVIEW'] === undefined, 'this run was given no preview');

test('a preview says on each host that it is one, and no search engine keeps it', async ({ page }) => {
  for (const host of [sandalwood.host, hosts.provider, hosts.platform]) {
    const reply = await page.goto(addressOf(host));
    expect(reply?.headers()['x-robots-tag'] ?? '').toContain('noindex');
    await expect(page.getByRole('link', { name: /^Preview of releases/ })).toBeVisible();
  }
});
