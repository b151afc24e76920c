import { ready } from '../guard.ts';
import { sandalwood } from '../hotels.ts';
import { languages } from '../language.ts';
import { addressOf } from '../running/addresses.ts';
import { isNight } from '../short-run.ts';
import { expect, test } from '../test.ts';
import { alongTheRoad } from './road.ts';
import { sideways } from './sideways.ts';

test.use({ viewport: { width: 320, height: 640 } });

/** What is walked for each change: German has the longest words, Arabic runs the other way. */
const ofEachChange: readonly string[] = ['de', 'ar'];

/** Links that lead to nothing: their pages are head and foot, and a sentence. */
const deadLinks = ['/nowhere', '/bookings/1760_gone', '/review?of=gone', '/room/checkout?quote=gone'];

for (const language of languages) {
  test(`no page in ${language} scrolls sideways on the smallest phone`, async ({
    page,
    guard,
    traveller,
    isMobile,
  }) => {
    test.skip(!isMobile, 'a matter of phones');
    test.skip(!isNight && !ofEachChange.includes(language), 'walked at night');
    guard.allow(/status of (?:404|422)/);
    const found: string[] = [];
    await alongTheRoad(page, language, traveller, 26 + languages.indexOf(language), async (screen) => {
      const wide = await sideways(page, 320);
      if (wide.length > 0) found.push(`${screen}: ${wide.join(', ')}`);
    });
    expect(found).toEqual([]);
  });

  test(`no page of a dead link in ${language} scrolls sideways in the letters of the phone`, async ({
    page,
    guard,
    isMobile,
  }) => {
    test.skip(!isMobile, 'a matter of phones');
    guard.allow(/status of 404|woff2|ERR_FAILED/);
    await page.route('**/*.woff2', (route) => route.abort());
    const found: string[] = [];
    for (const path of deadLinks) {
      await page.goto(`${addressOf(sandalwood.host)}${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
      await ready(page);
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 640 });
        const wide = await sideways(page, width);
        if (wide.length > 0) found.push(`${path} at ${width} px: ${wide.join(', ')}`);
      }
    }
    expect(found).toEqual([]);
  });
}
