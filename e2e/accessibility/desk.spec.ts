import { deskPages, throughDesk } from '../pages/desk-pages.ts';
import { expect, test } from '../test.ts';
import { axeOn } from './axe.ts';
import { smallTargets } from './targets.ts';

for (const kind of deskPages)
  test(`no page of ${kind} shuts anybody out, in light and in dark; each fits, and what is pressed is large enough`, async ({
    page,
    guard,
    language,
    isMobile,
  }) => {
    // Many pages, each looked at in light and in dark.
    test.setTimeout(120_000);
    guard.allow(/status of 404/);
    const found: string[] = [];
    await throughDesk(page, language, kind, async (name) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        // In the dark colours differ, and nothing else.
        const axe = colorScheme === 'light' ? axeOn(page) : axeOn(page).withRules(['color-contrast']);
        const { violations } = await axe.analyze();
        found.push(
          ...violations.flatMap(({ id, nodes }) =>
            nodes.map(
              ({ target, failureSummary }) => `${name}, ${colorScheme}: ${id} at ${String(target)} (${failureSummary})`,
            ),
          ),
        );
      }
      await page.emulateMedia({ colorScheme: 'light' });
      for (const target of await smallTargets(page, isMobile ? 44 : 24)) found.push(`${name}: too small: ${target}`);
      const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (width > 0) found.push(`${name} is ${width} px too wide`);
    });
    expect(found).toEqual([]);
  });
