import { byAlfa, byIbm } from '../judge/engines.ts';
import { deskPages, throughDesk } from '../pages/desk-pages.ts';
import { expect, test } from '../test.ts';

// Seconds a page.
test.setTimeout(300_000);

for (const kind of deskPages)
  test(`two more engines shut nobody out of ${kind}`, async ({ page, isMobile }) => {
    test.skip(isMobile, 'axe looks at both layouts');
    const found: string[] = [];
    await throughDesk(page, 'en', kind, async (name) => {
      // What is folded away is judged as who unfolds it finds it.
      await page.locator('main details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
      for (const judge of [byIbm, byAlfa])
        found.push(...(await judge(page)).violations.map((violation) => `${name}: ${violation}`));
    });
    expect(found).toEqual([]);
  });
