import { byAlfa, byIbm } from '../judge/engines.ts';
import { throughDesk } from '../pages/desk-pages.ts';
import { expect, test } from '../test.ts';

// Seconds a page.
test.setTimeout(300_000);

test('two more engines shut nobody out of the desk', async ({ page, isMobile }) => {
  test.skip(isMobile, 'looked at once; axe looks at both layouts');
  const found: string[] = [];
  await throughDesk(page, 'en', async (name) => {
    for (const judge of [byIbm, byAlfa])
      for (const violation of (await judge(page)).violations) found.push(`${name}: ${JSON.stringify(violation)}`);
  });
  expect(found).toEqual([]);
});
