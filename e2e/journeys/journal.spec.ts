import { ready } from '../guard.ts';
import { addressOf, hosts } from '../running/addresses.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';

test('a guest reads on from the journal’s list, by topic and page, in the page’s language', async ({
  page,
  language,
}) => {
  const say = wordsOf('marketing', language);
  await page.goto(`${addressOf(hosts.provider)}/blogs?lang=${language}`);
  await ready(page);
  await page.getByRole('link', { name: say('Next', { context: 'page of a list' }) }).click();
  await expect(page).toHaveURL(/page=2/);
  await page
    .getByRole('link', { name: say('Ways to stay') })
    .first()
    .click();
  await expect(page).toHaveURL(/topic=stays/);
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blogs\/a-room-for-a-few-hours/);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByText(say('This post is not translated yet. You read it in English.'))).toHaveCount(0);
  // Before its picture and after it.
  for (const stretch of await page.locator(`article [lang="${language}"]`).all())
    await expect(stretch).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
  await expect(page.locator('article [lang]')).toHaveCount(2);
  await page
    .getByRole('region', { name: say('Read on') })
    .getByRole('link')
    .first()
    .click();
  await expect(page).not.toHaveURL(/a-room-for-a-few-hours/);
});

test('a post that there is not is not found, and the feed can be followed', async ({ page, guard, language }) => {
  guard.allow(/status of 404/);
  const reply = await page.goto(`${addressOf(hosts.provider)}/blogs/nothing-like-it?lang=${language}`);
  expect(reply?.status()).toBe(404);
  await expect(page).toHaveTitle(wordsOf('shell', language)('Page Not Found'));
  const feed = await page.goto(`${addressOf(hosts.provider)}/blogs/feed.xml?lang=${language}`);
  expect([feed?.status(), feed?.headers()['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
  expect(await feed?.text()).toContain(`${addressOf(hosts.provider)}/blogs/what-a-refund-is-made-of`);
});
