import { languages } from '../language.ts';
import { expect, test } from '../test.ts';
import { alongTheRoad } from './road.ts';

test.use({ viewport: { width: 320, height: 640 } });

for (const language of languages) {
  test(`no page in ${language} scrolls sideways on the smallest phone`, async ({
    page,
    guard,
    traveller,
    isMobile,
  }) => {
    test.skip(!isMobile, 'a matter of phones');
    guard.allow(/status of 404/);
    const found: string[] = [];
    await alongTheRoad(page, language, traveller, 26 + languages.indexOf(language), async (screen) => {
      const wide = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        if (scrollWidth <= clientWidth && innerWidth <= 320) return [];
        const sticksOut = (element: Element): boolean => {
          const { left, right, width } = element.getBoundingClientRect();
          return width > 0 && (left < -1 || right > 321);
        };
        return [
          `${scrollWidth} px`,
          ...[...document.querySelectorAll('body *')]
            .filter(sticksOut)
            .slice(0, 6)
            .map((element) => `${element.tagName}.${element.className}`),
        ];
      });
      if (wide.length > 0) found.push(`${screen}: ${wide.join(', ')}`);
    });
    expect(found).toEqual([]);
  });
}
