import { randomInt } from 'node:crypto';
import { ready } from '../guard.ts';
import { openAllDay } from '../hotels.ts';
import { totalBy } from '../pages/api.ts';
import { hire } from '../pages/desk-team.ts';
import { openDesk, staffLink } from '../pages/desk.ts';
import { addressOf } from '../running/addresses.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';

const room = { roomTypeId: 'teak-king', ratePlanId: 'breakfast' };

test('nights get a price of their own at the desk, which guests pay; and go back to the rule', async ({
  page,
  browser,
  language,
  guard,
}) => {
  guard.allow(/status of 422/);
  const say = wordsOf('desk', language);
  const dates = mondayStay(openAllDay, 40 + randomInt(8));
  const context = await browser.newContext();
  const guest = await context.newPage();
  const total = async (): Promise<number> => {
    await guest.goto(`${addressOf(openAllDay.host)}/privacy-policy`, { waitUntil: 'commit' });
    return totalBy(guest, openAllDay, { ...dates, ...room, adults: 2 });
  };
  const before = await total();
  const { mail } = await hire([openAllDay], 'manager', { name: 'Charu', language });
  await openDesk(page, await staffLink(openAllDay, mail), language);
  const rates = `${new URL(page.url()).origin}/h/${openAllDay.id}/rates?from=${dates.checkIn}&lang=${language}`;
  const fill = async (price: string): Promise<void> => {
    await page.goto(`${rates}&ask=set&plan=teak-king.breakfast`);
    await ready(page);
    await page.getByLabel(say('Last night', { context: 'whose figures are set' })).fill(dates.checkIn);
    await page.getByLabel(say('Price before tax', { context: 'of a night', place: 'start' })).fill(price);
  };
  const set = page.getByRole('button', { name: say('Set for these nights', { context: 'figures of nights' }) });

  await fill('-5');
  await set.click();
  await expect(page.getByRole('alert')).toContainText(/5,200/);
  await expect(page.getByLabel(say('Price before tax', { context: 'of a night', place: 'start' }))).toHaveValue('-5');

  await fill('+20 %');
  await set.dblclick();
  await expect(page.getByRole('status').first()).toBeVisible();
  await expect.poll(total).toBeGreaterThan(before);

  await fill('');
  await page.getByRole('button', { name: say('Back to the rule', { context: 'figures of nights' }) }).click();
  await expect.poll(total).toBe(before);
  await context.close();
});
