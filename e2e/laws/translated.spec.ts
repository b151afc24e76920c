import type { Page } from '@playwright/test';
import { ready } from '../guard.ts';
import { hotelWords, sandalwood } from '../hotels.ts';
import { addressOf, hosts } from '../running/addresses.ts';
import { mondayStay } from '../stays.ts';
import { isNight } from '../short-run.ts';
import { expect, test } from '../test.ts';
import { translate, type Translating } from '../translator.ts';

const ways: readonly Translating[] = ['around', 'instead'];

// Parts that come alive after the page was translated are drawn anew: React says so.
const drawnAnew = /Minified React error #418/;

for (const way of ways) {
  test(`on a page that is translated (${way}) a stay is chosen, priced, changed and booked`, async ({
    page,
    guard,
    home,
    searchForm,
    roomCheckout,
    booking,
    traveller,
  }) => {
    guard.allow(drawnAnew);
    await translate(page, way);
    const [first, stay] = [mondayStay(sandalwood, 20), mondayStay(sandalwood, 21, 3)];
    await home.openFor(first);
    await expect(page.locator('html')).toHaveAttribute('data-translated', way);
    await page
      .getByRole('button', { name: home.say('Change the dates: {dates}') })
      .first()
      .click();
    await searchForm.pressDate(stay.checkIn);
    await expect(searchForm.calendar.getByText(home.sayUi('Choose a date'))).toBeVisible();
    await searchForm.pressDate(stay.checkOut);
    // No word of the date before stays beside the one that was pressed.
    await expect(searchForm.calendar.getByText(home.sayUi('Choose a date'))).toBeHidden();
    await searchForm.useDates.click();
    await expect(page).toHaveURL(new RegExp(`/rooms/1760/${stay.checkIn}/${stay.checkOut}/2/0`));

    await home.chooseButton('teak-king', 'breakfast').click();
    await expect(home.bill).toBeVisible();
    const single = await home.total();
    // Extras come alive when a guest is near.
    await page.locator('#offers').scrollIntoViewIfNeeded();
    await home.add('late-checkout');
    await expect.poll(() => home.total()).not.toBe(single);
    const words = hotelWords(sandalwood, home.language);
    const values = { name: words.addons['late-checkout'] ?? '' };
    await home.extras.getByRole('button', { name: home.say('Remove: {name}', { values }) }).click();
    await expect.poll(() => home.total()).toBe(single);
    await home.goOn();

    await roomCheckout.fillIn(traveller);
    await roomCheckout.way('at-property').check();
    await expect(roomCheckout.bill.getByText(single, { exact: true }).first()).toBeVisible();
    await roomCheckout.applyCode('KEY15');
    await expect(roomCheckout.bill.getByText(single, { exact: true })).toHaveCount(0);
    await roomCheckout.removeCode.click();
    await expect(roomCheckout.bill.getByText(single, { exact: true }).first()).toBeVisible();
    await expect(roomCheckout.field('Full name')).toHaveValue(traveller.fullName);
    await roomCheckout.bookOnly.click();
    await expect(booking.confirmedFor('Meera')).toBeVisible();
  });
}

const { checkIn, checkOut } = mondayStay(sandalwood, 22);
const pages: Readonly<Record<string, readonly [host: string, path: string]>> = {
  'a hotel’s home': [hosts.sandalwood, '/'],
  'its hours': [hosts.sandalwood, `/?stay=hour&date=${checkIn}&start=9&hours=3`],
  'its rooms': [hosts.sandalwood, `/rooms/1760/${checkIn}/${checkOut}/2/0`],
  'a room': [hosts.sandalwood, '/room-view/teak-king'],
  'a search for hotels': [hosts.provider, `/?place=India&checkIn=${checkIn}&checkOut=${checkOut}`],
};

for (const [name, [host, path]] of Object.entries(pages)) {
  for (const way of ways)
    test(`every button of ${name} does on a page that is translated (${way}) what it does on the page itself`, async ({
      browser,
      guard,
      language,
    }) => {
      test.skip(!isNight, 'pressed at night');
      test.slow();
      guard.allow(drawnAnew);
      const address = `${addressOf(host)}${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
      const open = async (translating: Translating): Promise<Page> => {
        const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
        await guard.watch(context);
        const page = await context.newPage();
        await translate(page, translating);
        await page.goto(address);
        await ready(page);
        if (translating !== 'none') await expect(page.locator('html')).toHaveAttribute('data-translated', way);
        await comeNear(page);
        return page;
      };
      const [control, translated] = await Promise.all([open('none'), open(way)]);
      const pressed: string[] = [];
      for (let next = await nextButton(control, pressed); next !== null; next = await nextButton(control, pressed)) {
        pressed.push(next);
        for (const page of [control, translated]) await press(page, next);
        await expect
          .poll(() => differenceAtRest(translated, control), {
            message: `after ${pressed.join(', ')}`,
            timeout: 30_000,
          })
          .toBeNull();
        if (pressed.length === most) break;
      }
      expect(pressed.length).toBeGreaterThan(0);
      await Promise.all([control, translated].map((page) => page.context().close()));
    });
}

/** Buttons of one page that are pressed at most. */
const most = 14;

/** The rest of a page comes alive when a guest is near. */
const comeNear = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 400) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    scrollTo(0, 0);
  });

/**
 * The name of a button in sight that was not pressed yet; of a dialog that is open, else of the page. Those that send a form
 * or leave the page are left out, the days of calendars, which stories press, and pictures, which scroll: a page that is not
 * in front scrolls when it likes.
 */
async function nextButton(page: Page, pressed: readonly string[]): Promise<string | null> {
  const find = (): Promise<string | null> =>
    page.evaluate((done) => {
      const scope = document.querySelector('dialog[open]') ?? document.querySelector('main');
      const names = [...(scope?.querySelectorAll('button') ?? [])].flatMap((button) =>
        button.type === 'submit' ||
        button.getAttribute('aria-disabled') === 'true' ||
        button.closest('[role=grid]') !== null ||
        !button.checkVisibility({ visibilityProperty: true })
          ? []
          : [(button.getAttribute('aria-label') ?? button.textContent ?? '').trim()],
      );
      return (
        names.find(
          (name) =>
            !done.includes(name) &&
            !/^(?:Book|Ask|Found|Use these|Close|Print|Next picture|Previous picture)/.test(name),
        ) ?? null
      );
    }, pressed);
  const found = await find();
  if (found !== null || (await page.locator('dialog[open]').count()) === 0) return found;
  return 'Escape';
}

/**
 * Presses a button by its name, once it is there, and waits for the dialog that it opens: its script is fetched then, and
 * until it is there both pages say the same, whatever comes. `Escape` closes what is open.
 */
async function press(page: Page, name: string): Promise<void> {
  const open = page.locator('dialog[open]');
  const before = await open.count();
  if (name === 'Escape') {
    await page.keyboard.press('Escape');
    await expect(open).toHaveCount(before - 1);
    return;
  }
  let opens = false;
  const pressNow = (): Promise<boolean | null> =>
    page.evaluate((wanted) => {
      const scope = document.querySelector('dialog[open]') ?? document.querySelector('main');
      const button = [...(scope?.querySelectorAll('button') ?? [])].find(
        (one) =>
          (one.getAttribute('aria-label') ?? one.textContent ?? '').trim() === wanted &&
          one.checkVisibility({ visibilityProperty: true }),
      );
      button?.click();
      return button === undefined ? null : button.getAttribute('aria-haspopup') === 'dialog';
    }, name);
  await expect
    .poll(
      async () => {
        const pressed = await pressNow();
        opens = pressed === true;
        return pressed !== null;
      },
      { message: `a button ${name}`, timeout: 15_000 },
    )
    .toBe(true);
  if (opens) await expect(open, `what ${name} opens`).toHaveCount(before + 1, { timeout: 15_000 });
}

/** How long nothing of a page changes that has come to rest, in milliseconds. */
const restMs = 400;

/** What two pages say differently once nothing of them changes; null where it is the same. */
async function differenceAtRest(one: Page, other: Page): Promise<string | null> {
  const before = await Promise.all([textOf(one), textOf(other)]);
  await new Promise((resolve) => setTimeout(resolve, restMs));
  const [text, control] = await Promise.all([textOf(one), textOf(other)]);
  if (text !== before[0] || control !== before[1]) return 'still changing';
  if (text === control) return null;
  // What was chosen brings the page anew, and its parts further down come when a guest is near, on each page in its own time.
  await Promise.all([one, other].map(comeNear));
  return text;
}

/** All that a page says, without how it is cut into pieces. Toasts pass by themselves. */
const textOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const copy = document.querySelector('#root')?.cloneNode(true) as HTMLElement;
    for (const passing of copy.querySelectorAll('[aria-live], script, style')) passing.remove();
    return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  });
