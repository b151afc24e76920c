import { sandalwood } from '../hotels.ts';
import { languages } from '../language.ts';
import { addressOf, hosts } from '../running/addresses.ts';
import { expect, test } from '../test.ts';
import { axeOn } from './axe.ts';
import { postAsItIs } from './post-as-it-is.ts';

const pages = [
  [hosts.platform, '/'],
  [hosts.platform, '/?place=&sort=price'],
  [hosts.platform, '/?place=nowhere'],
  [hosts.provider, '/list-your-hotel'],
  [hosts.provider, '/corporate-booking'],
  [sandalwood.host, '/corporate-booking', 'sent empty'],
  [hosts.provider, '/blogs'],
  [hosts.provider, '/blogs/taxes-on-indian-rooms'],
  [hosts.provider, '/sitemaps'],
  [sandalwood.host, '/sitemaps'],
] as const;

// English and German on a desktop, Arabic and Hindi on a phone of the smallest size.
for (const language of languages) {
  test(`pages of places in ${language} shut nobody out, and scroll one way only`, async ({ page, guard, isMobile }) => {
    guard.allow(/status of 422/);
    test.skip((language === 'en' || language === 'de') === isMobile, 'looked at in the other layout');
    test.setTimeout(150_000);
    if (isMobile) await page.setViewportSize({ width: 320, height: 640 });
    const found: string[] = [];
    for (const [host, path, sent] of pages) {
      await page.goto(`${addressOf(host)}${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
      if (sent !== undefined) await postAsItIs(page, 'main form[method=post]');
      const { violations } = await axeOn(page).analyze();
      found.push(...violations.map(({ id, nodes }) => `${host}${path}: ${id} at ${String(nodes[0]?.target)}`));
      const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (width > 0) found.push(`${host}${path} is ${width} px too wide`);
    }
    expect(found).toEqual([]);
  });
}
