import { sandalwood } from '../hotels.ts';
import { openPages } from '../judge/pages.ts';
import { layoutShifts } from '../layout-shifts.ts';
import { addressOf } from '../running/addresses.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';
import { SearchFormObject } from '../pages/search-form.ts';

for (const viewport of [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
])
  test(`dates, guests and the button stand in the first view of ${viewport.width}x${viewport.height}`, async ({
    page,
    home,
  }, { project }) => {
    test.skip(project.name !== 'phone-ar', 'the first view of a phone');
    await page.setViewportSize(viewport);
    for (const language of ['en', 'ar', 'de', 'hi']) {
      await page.goto(
        `${new URL(page.url() === 'about:blank' ? await opened(home) : page.url()).origin}/?lang=${language}`,
      );
      const button = page.getByRole('search').locator('[type=submit]');
      const box = await button.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 9999), language).toBeLessThanOrEqual(viewport.height);
    }
  });

const opened = async (home: { open: () => Promise<void>; page: { url: () => string } }): Promise<string> => {
  await home.open();
  return home.page.url();
};

test('the bar of a phone shows the bill as a sheet, and books', async ({ page, home }, { project }) => {
  test.skip(project.name !== 'phone-ar', 'only a phone has the bar');
  await home.openFor(mondayStay(sandalwood, 3));
  await home.chooseButton('teak-king', 'breakfast').click();
  await page.getByRole('button', { name: home.say('See the bill', { place: 'part' }) }).click();
  const sheet = page.getByRole('dialog', { name: home.say('Your stay') });
  await expect(sheet.getByRole('table')).toBeVisible();
  await expect(sheet.getByRole('button', { name: home.say('Book this stay') })).toBeInViewport();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: home.say('Book', { context: 'books the stay that is chosen' }) }).click();
  await expect(page).toHaveURL(/\/room\/checkout\?/);
});

test('dates can be changed from the rooms, and only the rooms change', async ({ page, home, searchForm }) => {
  const [one, other] = [mondayStay(sandalwood, 3), mondayStay(sandalwood, 4)];
  await home.openFor(one);
  await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-kept', ''));
  await page.getByRole('button', { name: home.say('Change the dates: {dates}') }).click();
  await searchForm.pressDate(other.checkIn);
  await searchForm.pressDate(other.checkOut);
  await searchForm.useDates.click();
  await expect(page).toHaveURL(new RegExp(`/rooms/1760/${other.checkIn}/`));
  await expect(page.locator('h1[data-kept]')).toHaveCount(1);
  await expect(page.locator('#rooms-title')).toBeInViewport();
});

test('a press before the page is alive is kept, and counts once it is', async ({ page, home }) => {
  await page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  const { origin } = new URL(await opened(home));
  await page.goto(`${origin}/?lang=${home.language}`, { waitUntil: 'commit' });
  await new SearchFormObject(home).showRooms.click();
  expect(await page.evaluate(() => document.documentElement.dataset['hydration'])).toBeUndefined();
  await expect(page.locator('#rooms-title')).toBeFocused({ timeout: 20_000 });
});

test('scripts wait for the first view, on a page without a picture too', async ({ page, home }) => {
  await home.openFor(mondayStay(sandalwood, 3));
  await page.addInitScript(() => {
    let frames = 0;
    const next = (): void => {
      if (document.querySelector('main') !== null) frames += 1;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    new MutationObserver(() => {
      if (document.querySelector('head > script[src]') !== null)
        document.documentElement.dataset['framesBefore'] ??= String(frames);
    }).observe(document, { childList: true, subtree: true });
  });
  await home.book('teak-king', 'breakfast');
  await expect(page).toHaveURL(/\/room\/checkout\?/);
  await expect(page.locator('html[data-frames-before]')).toHaveCount(1);
  expect(Number(await page.evaluate(() => document.documentElement.dataset['framesBefore']))).toBeGreaterThan(0);
});

const laidOutLate = ['hotel home', 'room', 'landing', 'chain guide', 'booking engine', 'sales concierge', 'post'];
for (const { name, host, path } of openPages.filter((page) => laidOutLate.includes(page.name)))
  test(`${name}: what lies below the first view is laid out without a shift, and no part within another`, async ({
    page,
    language,
  }) => {
    await page.goto(`${addressOf(host)}${path}?lang=${language}`);
    await expect(page.locator('html')).not.toHaveAttribute('data-first-view');
    await expect(page.locator('[data-below]').first()).toBeAttached();
    await expect(page.locator('[data-below] [data-below]')).toHaveCount(0);
    expect(await layoutShifts(page)).toEqual([]);
  });
