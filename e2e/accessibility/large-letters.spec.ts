import { launchOptions } from '../browser.ts';
import { ready } from '../guard.ts';
import { sandalwood } from '../hotels.ts';
import { addressOf, hosts } from '../running/addresses.ts';
import { expect, test } from '../test.ts';
import { sideways } from './sideways.ts';

const width = 390;

// What a reader has set in the browser for all pages, which no page's style sheet knows of.
test.use({
  viewport: { width, height: 844 },
  launchOptions: { ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] },
});

test('no page scrolls sideways on a phone whose letters are twice the size', async ({ page, guard, language }) => {
  guard.allow(/status of 404/);
  const found: string[] = [];
  for (const [host, path] of [
    [sandalwood.host, '/'],
    [sandalwood.host, '/room-view/teak-king'],
    [sandalwood.host, '/planner/1760'],
    [sandalwood.host, '/no-such-page'],
    [hosts.platform, '/'],
    [hosts.provider, '/'],
    [hosts.provider, '/marketing'],
    [hosts.provider, '/corporate-booking'],
  ] as const)
    // German has the longest words.
    for (const shown of [language, 'de']) {
      await page.goto(`${addressOf(host)}${path}?lang=${shown}`);
      await ready(page);
      const wide = await sideways(page, width);
      if (wide.length > 0) found.push(`${path} (${shown}): ${wide.join(', ')}`);
    }
  expect(found).toEqual([]);
});
