import { ready } from '../guard.ts';
import { fullHouse } from '../hotels.ts';
import { bookAs, dayAfter, somebody } from '../pages/desk-guest.ts';
import { openDesk, signInLink } from '../pages/desk.ts';
import { callerBy } from '../pages/desk-team.ts';
import { sheetsOf } from '../pages/sheets.ts';
import { todayAt } from '../stays.ts';
import { expect, test } from '../test.ts';

/** The types of the house that are told, with the rooms of each. */
const types = [
  ['indigo-twin', 7],
  ['teak-king', 10],
] as const;
const rooms = types.flatMap(([roomTypeId, total]) => Array.from({ length: total }, () => roomTypeId));
/** Of the guests of the night: so many are in the house, and so many left early, whose rooms were sold again. */
const [inHouse, left] = [4, 3];

test('Today of a full house is printed on one sheet of A4', async ({ page, browser, isMobile }) => {
  test.skip(isMobile, 'a sheet is the same from every device');
  test.setTimeout(150_000);
  const today = todayAt(fullHouse);
  const guest = await (await browser.newContext()).newPage();
  const desk = await callerBy(fullHouse, await signInLink(fullHouse, 'reception'));
  const sell = async (roomTypeIds: readonly string[]): Promise<void> => {
    for (const roomTypeId of roomTypeIds)
      await bookAs(guest, somebody('Maximiliane'), { checkIn: today, checkOut: dayAfter(today, 1) }, 'en', {
        hotel: fullHouse,
        roomTypeId,
        ratePlanId: 'breakfast',
      });
  };
  const act = async (reference: string, what: string): Promise<void> => {
    const reply = await desk.call('POST', `bookings/${reference}/${what}`);
    if (!reply.ok) throw new Error(`${what}: ${reply.status} ${await reply.text()}`);
  };
  const lines = (of: string) => page.locator(`#${of} [data-line]`);
  await sell(rooms);
  await openDesk(page, await signInLink(fullHouse, 'reception'), 'en');
  await expect(lines('arrivals')).toHaveCount(rooms.length);
  const references = await lines('arrivals').evaluateAll((all) =>
    all.map((one) => one.getAttribute('data-line') ?? ''),
  );
  for (const reference of references.slice(0, inHouse + left)) await act(reference, 'arrival');
  for (const reference of references.slice(0, left)) await act(reference, 'departure');

  for (const language of ['en', 'ar'] as const) {
    await page.goto(`${new URL(page.url()).origin}/h/${fullHouse.id}/today?lang=${language}`);
    await ready(page);
    await expect(lines('arrivals')).toHaveCount(rooms.length - inHouse - left);
    await expect(lines('inHouse')).toHaveCount(inHouse);
    await expect(lines('departures')).toHaveCount(left);
    expect(sheetsOf(await page.pdf({ format: 'A4' }))).toBe(1);
  }
});
