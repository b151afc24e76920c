import { allDeskPages, throughDesk } from '../pages/desk-pages.ts';
import { fates, formsOf, meetFate, pressTwice } from '../pages/desk-presses.ts';
import { isShort } from '../short-run.ts';
import { expect, test } from '../test.ts';

// Shows docs/rules.md: A bad day (A press that fails).

/** A change is walked through the pages of the day; the night walks all. */
const walked = isShort ? allDeskPages.filter((kind) => kind === 'the day') : allDeskPages;

for (const kind of walked)
  test(`on ${kind}, a press that fails costs neither the page nor what was typed`, async ({
    page,
    context,
    guard,
    language,
  }) => {
    test.setTimeout(240_000);
    // What is broken here is broken by the test.
    guard.allow(/./);
    const faults: string[] = [];
    await throughDesk(page, language, kind, async (place) => {
      await page.locator('html[data-presses]').waitFor();
      for (const fate of fates) {
        const asked = { times: 0 };
        await meetFate(page, fate, asked);
        await context.setOffline(fate === 'no line');
        for (const { name, place: at } of await formsOf(page)) {
          const { stayed, kept, said, asked: times } = await pressTwice(page, at, asked);
          const what = `${place}, ${name}, ${fate}`;
          if (!stayed) faults.push(`${what}: the page is gone`);
          else if (!kept) faults.push(`${what}: what was typed is gone`);
          else if (said === '') faults.push(`${what}: nothing is said`);
          if (times > (fate === 'no line' ? 0 : 1)) faults.push(`${what}: sent ${times} times`);
          if (!stayed) return;
        }
        await context.setOffline(false);
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
    expect(faults).toEqual([]);
  });
