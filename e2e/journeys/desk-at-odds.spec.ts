import type { Browser, Page } from '@playwright/test';
import { sideways } from '../accessibility/sideways.ts';
import { ready, type Guard } from '../guard.ts';
import { openAllDay } from '../hotels.ts';
import type { Language } from '../language.ts';
import { bookAs, dayAfter, somebody } from '../pages/desk-guest.ts';
import { hire } from '../pages/desk-team.ts';
import { leaveNote, openDesk, staffLink } from '../pages/desk.ts';
import { todayAt } from '../stays.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';

// Shows docs/rules.md: Money at the property (Two at once).

const act = { context: 'act of the reception' };
const house = { hotel: openAllDay, roomTypeId: 'teak-king', ratePlanId: 'breakfast' };
const tonight = () => ({ checkIn: todayAt(openAllDay), checkOut: dayAfter(todayAt(openAllDay), 1) });

test('while the engine is away a press changes nothing and says so, and does it once the engine is back', async ({
  page,
  browser,
  guard,
  language,
}) => {
  guard.allow(/503|status of 503/);
  const say = wordsOf('desk', language);
  const guest = somebody('Tulsi');
  await bookAs(page, guest, tonight(), language, house);
  const desk = await atDesk(browser, guard, language);
  const line = (section: string) =>
    desk.locator(`#${section}`).getByRole('listitem').filter({ hasText: guest.fullName });
  const press = line('arrivals').getByRole('button', { name: say('Check in', { ...act, place: 'start' }) });
  await desk.route('**/api/property/bookings/**', (route) => route.fulfill({ status: 503, body: '' }));
  await press.click();
  await expect(desk.getByRole('alert')).toContainText(
    say('The desk cannot be reached right now. Nothing was changed: please try again in a minute.', { place: 'part' }),
  );
  await expect(line('inHouse')).toHaveCount(0);
  await desk.unroute('**/api/property/bookings/**');
  await press.press('Enter');
  await expect(line('inHouse').first()).toBeVisible();
});

test('what a guest writes is text on every page of the desk, however it is meant', async ({
  page,
  browser,
  guard,
  language,
}) => {
  guard.allow(/status of 4(?:00|13|22)/);
  const guest = { ...somebody('Sana'), fullName: `${somebody('Sana').fullName} \u0645\u0631\u064A\u0645` };
  const bookingId = await bookAs(page, guest, tonight(), language, house);
  const hostile = `</script><img src=x onerror="document.title='taken'">\u202E=HYPERLINK("http://x","y")\u2066${'W'.repeat(600)}`;
  const wrote = await page.evaluate(
    async ([id, texts]) => {
      const post = async (text: string): Promise<number> =>
        (
          await fetch(`/api/bookings/${id}/messages`, {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              'idempotency-key': `e2e-${performance.now()}-${Math.random()}`,
            },
            body: JSON.stringify({ text }),
          })
        ).status;
      return Promise.all(texts.map(post));
    },
    [bookingId, [hostile, 'x'.repeat(10_000)]] as const,
  );
  expect(wrote[0]).toBe(201);
  expect(wrote[1], 'refused in words, or kept').toBeLessThan(500);

  const desk = await atDesk(browser, guard, language);
  const origin = new URL(desk.url()).origin;
  const width = desk.viewportSize()?.width ?? 0;
  await leaveNote(desk, hostile.slice(0, 400), language);
  await expect(desk.getByRole('listitem').filter({ hasText: '</script><img' }).first()).toBeVisible();
  const reference = await desk
    .locator('#arrivals')
    .getByRole('link', { name: guest.fullName })
    .evaluate((link) => new URL((link as HTMLAnchorElement).href).pathname);
  for (const path of [
    `/h/${openAllDay.id}/today`,
    `/h/${openAllDay.id}/answers`,
    `/h/${openAllDay.id}/journal`,
    reference,
  ]) {
    await desk.goto(`${origin}${path}?lang=${language}`);
    await ready(desk);
    if (path.endsWith('/answers')) await desk.getByRole('link').filter({ hasText: '<img' }).first().click();
    if (path !== `/h/${openAllDay.id}/journal`) await expect(desk.getByText('</script><img').first()).toBeVisible();
    expect([path, await desk.locator('img[src="x"]').count(), await desk.title()]).toEqual([
      path,
      0,
      expect.not.stringContaining('taken'),
    ]);
    // The sheet of a part that comes later may come after it.
    await expect.poll(async () => [path, await sideways(desk, width)]).toEqual([path, []]);
  }
});

/** The day of the house, for a receptionist of the story's own. */
async function atDesk(browser: Browser, guard: Guard, language: Language): Promise<Page> {
  const { mail } = await hire([openAllDay], 'reception', { name: 'Yamini', language });
  const context = await browser.newContext();
  await guard.watch(context);
  // A busy machine puts off the copies that are kept for a time without a network.
  guard.allow(/503\b.*\/h\/\d+\/(?:today|bookings\/\S+)|aborted due to timeout/);
  const desk = await context.newPage();
  desk.setDefaultTimeout(20_000);
  await openDesk(desk, await staffLink(openAllDay, mail), language);
  await desk.goto(`${new URL(desk.url()).origin}/h/${openAllDay.id}/today?lang=${language}`);
  await ready(desk);
  return desk;
}
