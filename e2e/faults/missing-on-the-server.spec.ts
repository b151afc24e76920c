import { ready } from '../guard.ts';
import { addressOf, releaseStore } from '../running/addresses.ts';
import { releaseWithServer } from '../releases/store.ts';
import { startSecondOrigin } from '../releases/second-origin.ts';
import { isTakenAway } from '../short-run.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';
import { neighbourOf, screens } from './screens.ts';

const provoked =
  /status of (?:400|404|410|500|503)|answer (?:500|503)|stays as the server sent it|is not part of this page's composition|has no server bundle/;

test.beforeEach(() => test.skip(releaseStore() === null, 'the product under test is not ours to take apart'));

for (const screen of screens.filter(isTakenAway)) {
  test(`a composition without ${screen.owner} loses its screens alone`, async ({ page, guard, language }) => {
    guard.allow(provoked);
    const origin = await startSecondOrigin((live) => delete live[screen.owner]);
    try {
      const reply = await page.goto(`${origin.addressOf(screen.host)}${screen.path}?lang=${language}`);
      expect(reply?.status()).toBe(503);
      await expect(
        page.getByRole('heading', { level: 1, name: wordsOf('ui', language)('Please try again later!') }),
      ).toBeVisible();
      // The desk's frame is its own.
      await expect(page.getByRole('banner')).toHaveCount(screen.owner === 'desk' ? 0 : 1);
      const other = neighbourOf(screen);
      await page.goto(`${origin.addressOf(other.host)}${other.path}?lang=${language}`);
      await expect(page.getByRole('heading', { level: 1, name: other.heading(language), exact: true })).toBeVisible();
      await ready(page);
    } finally {
      // A page that is still open would ask the origin that is gone.
      await page.close();
      await origin.stop();
    }
  });

  test(`a release of ${screen.owner} whose server part breaks costs its screens alone, and the browser brings them`, async ({
    page,
    context,
    guard,
    language,
  }) => {
    guard.allow(provoked);
    await releaseWithServer(
      releaseStore() ?? '',
      screen.owner,
      'broken',
      "throw new Error('this release is broken on purpose');",
    );
    await context.addCookies([
      { name: 'latchkey-releases', value: `${screen.owner}:broken`, url: addressOf(screen.host) },
    ]);
    const reply = await page.goto(`${addressOf(screen.host)}${screen.path}?lang=${language}`);
    expect(reply?.status()).toBe(503);
    await expect(page.getByRole('banner')).toBeVisible();
    await ready(page);
    // The browser asks once more by itself.
    await expect(page.getByRole('heading', { level: 1, name: screen.heading(language), exact: true })).toBeVisible();
    const other = neighbourOf(screen);
    await page.goto(`${addressOf(other.host)}${other.path}?lang=${language}`);
    await expect(page.getByRole('heading', { level: 1, name: other.heading(language), exact: true })).toBeVisible();
  });
}
