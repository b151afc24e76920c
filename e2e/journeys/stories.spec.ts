import type { Page } from '@playwright/test';
import { axeOn } from '../accessibility/axe.ts';
import { ready } from '../guard.ts';
import { hotelWords, linde, palace, sandalwood } from '../hotels.ts';
import { languages, type Language } from '../language.ts';
import { addressOf, hosts } from '../running/addresses.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';

// Shows docs/rules.md: Languages and hosts.

/** The provider's pages about the product, each with the title that it shows. */
const stories = [
  { path: '/booking-engine', title: 'Watch it work.' },
  { path: '/marketing', title: 'Keep the commission, too.' },
  { path: '/ai-sales-concierge', title: 'It answers at three in the morning.' },
  { path: '/about-us', title: 'The hotel keeps the key.' },
  { path: '/sandalwood-guide', title: 'The Sandalwood guide' },
] as const;

const provider = (path: string, language: Language): string => `${addressOf(hosts.provider)}${path}?lang=${language}`;

for (const { path, title } of stories)
  test(`${path} is read by everybody, on the smallest phone too`, async ({ page, language, isMobile }) => {
    // Each layout looks at two of the four languages.
    const own = languages.filter((each) => (each === 'ar' || each === 'hi') === isMobile);
    for (const each of own) {
      const reply = await page.goto(provider(path, each));
      expect(reply?.status()).toBe(200);
      await ready(page);
      await expect(
        page.getByRole('heading', { level: 1, name: wordsOf('marketing', each)(title) }),
        `in ${each}, beside ${language}`,
      ).toBeVisible();
      expect(await barriersOn(page), each).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    for (const each of own) {
      await page.goto(provider(path, each));
      await ready(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${each} at 320 px`).toBeLessThanOrEqual(320);
    }
  });

const isOneNight = (address: string): boolean => {
  const [, from = '', to = ''] = /\/rooms\/\d+\/([\d-]+)\/([\d-]+)\//.exec(address) ?? [];
  return Date.parse(to) - Date.parse(from) === 86_400_000;
};

test('a night of the calendar leads to its room at the hotel, at the price that was shown', async ({
  page,
  language,
}) => {
  await page.goto(provider('/booking-engine', language));
  await ready(page);
  const nights = page
    .getByRole('region', { name: new RegExp(hotelWords(sandalwood, language).name) })
    .getByRole('link');
  const stays = await nights.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  // At the turn of the year the hotel sells two nights at least, whose rooms say what a night costs on average.
  const night = nights.nth(stays.findLastIndex(isOneNight));
  const [, price = ''] = /₹([\d,.]+)/.exec((await night.locator('span').textContent()) ?? '') ?? [];
  expect(price).not.toBe('');
  await night.click();
  await expect(page).toHaveURL(new RegExp(`^${addressOf(hosts.sandalwood)}/rooms/1760/`));
  await expect(page.locator('#rooms').getByText(price).first()).toBeVisible();
});

test('the answers change language in place', async ({ page, language }) => {
  await page.goto(provider('/ai-sales-concierge', language));
  await ready(page);
  for (const each of languages) {
    await page.locator(`input[data-talk="${each}"]`).check();
    await expect(page.locator(`dl[data-talk="${each}"]`)).toBeVisible();
    for (const other of languages.filter((one) => one !== each))
      await expect(page.locator(`dl[data-talk="${other}"]`)).toBeHidden();
  }
});

test('a question of the guide is sent to the hotel of the tag', async ({ page, language, traveller }) => {
  const say = wordsOf('marketing', language);
  await page.goto(provider('/sandalwood-guide', language));
  await ready(page);
  // The palace has no chat of its own: its button leads to the form, its name filled in.
  const tag = page
    .getByRole('listitem')
    .filter({ hasText: hotelWords(palace, language).name })
    .first();
  await tag.getByRole('link', { name: say('Start a chat') }).click();
  await expect(page.getByRole('combobox', { name: say('Hotel') })).toHaveValue(String(palace.id));
  await page.getByRole('combobox', { name: say('About') }).selectOption('dining');
  await page.getByRole('textbox', { name: say('Your question') }).fill(`Tea at four? ${traveller.email}`);
  await page.getByRole('textbox', { name: say('Email') }).fill(traveller.email);
  await page.getByRole('button', { name: say('Send question') }).click();
  await expect(page.getByText(say('Your question is with reception. The answer comes by email.'))).toBeVisible();
});

test('the guide is the chain’s alone', async ({ page, guard, language }) => {
  guard.allow(/status of 404/);
  const own = await page.goto(`${addressOf(palace.host)}/sandalwood-guide?lang=${language}`);
  expect(own?.status()).toBe(200);
  await page.getByRole('link', { name: wordsOf('marketing', language)('Plan a day', { place: 'part' }) }).click();
  await expect(page).toHaveURL(new RegExp(`^${addressOf(palace.host)}/planner/2116`));
  const other = await page.goto(`${addressOf(linde.host)}/sandalwood-guide?lang=${language}`);
  expect(other?.status()).toBe(404);
  await expect(page).toHaveTitle(wordsOf('shell', language)('Page Not Found'));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a hotelier works out the commission, in cents', async ({ page, language }) => {
    const say = wordsOf('marketing', language);
    await page.goto(provider('/marketing', language));
    await page.getByRole('textbox', { name: say('Nights that agencies sell for you in a month') }).fill('60');
    await page.getByRole('textbox', { name: say('Price of a night') }).fill('118.50');
    await page.getByRole('combobox', { name: say('Currency') }).selectOption('EUR');
    await page.getByRole('textbox', { name: say('Commission in percent') }).fill('17.5');
    await page.getByRole('button', { name: say('Work it out', { context: 'computes the commission' }) }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByText('14,931.00')).toBeVisible();
  });

  test('every page is whole', async ({ page, language }) => {
    for (const { path, title } of stories) {
      await page.goto(provider(path, language));
      await expect(page.getByRole('heading', { level: 1, name: wordsOf('marketing', language)(title) })).toBeVisible();
      expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBeGreaterThan(1);
    }
  });
});

/** What shuts anybody out of a page, as axe names it. */
async function barriersOn(page: Page): Promise<string[]> {
  const { violations } = await axeOn(page).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => String(target)).join(' | ')}`);
}
