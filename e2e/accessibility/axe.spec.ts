import { expect, test } from '../test.ts';
import { axeOn } from './axe.ts';
import { languages } from '../language.ts';
import { alongTheRoad } from './road.ts';

const leftToRight = (language: string): boolean => language === 'en' || language === 'de';

// A whole road, each page of it looked at: longer than a story.
test.setTimeout(120_000);

// English and German on a desktop, Arabic and Hindi on a phone: every language and both layouts once.
for (const language of languages) {
  test(`nothing on the road in ${language} shuts anybody out`, async ({ page, guard, traveller, isMobile }) => {
    test.skip(leftToRight(language) === isMobile, 'looked at in the other layout');
    guard.allow(/status of (?:404|422)/);
    const found: string[] = [];
    await alongTheRoad(page, language, traveller, 20 + languages.indexOf(language), async (screen) => {
      const { violations } = await axeOn(page).analyze();
      found.push(
        ...violations.map(
          ({ id, nodes }) =>
            `${screen}: ${id} at ${nodes.map(({ target, failureSummary }) => `${String(target)} (${failureSummary ?? ''})`).join(' | ')}`,
        ),
      );
    });
    expect(found).toEqual([]);
  });
}
