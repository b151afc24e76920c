import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeOn } from '../accessibility/axe.ts';
import { figureIn } from '../figure.ts';
import { ready } from '../guard.ts';
import { reckonedHouses } from '../hotels.ts';
import { payBy } from '../pages/api.ts';
import { bookAs, dayAfter, somebody } from '../pages/desk-guest.ts';
import { callerBy } from '../pages/desk-team.ts';
import { openDesk, signInLink } from '../pages/desk.ts';
import { todayAt } from '../stays.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';

// Shows docs/rules.md: Reports (Rooms, Quotients, Bill by night, Money, At the desk).

// Both houses have 5 rooms: 155 nights in a month of 31 days, 35 in a week, 15 in its last three days.
//
// In Bengaluru, in rupees, a tax of 2 × 2.5 % on top up to 7,500 a night, and 2 × 9 % above:
//   10th to 13th: 3 × 5,800 = 17,400 and 870 of tax, of which 5,000 is paid in cash
//   15th to 17th: 2 × 6,100 = 12,200 and 610 of tax, of which 2,000 is paid by card; the bar of 1,050 has 5 % in it: 1,000 + 50
//   20th to 22nd: 12,200 + 610 = 12,810, paid online. Of 8,400 to give back the payment company keeps 2.5 %: 8,190 goes back,
//     4,620 stays: 4,400 + 110 + 110
//   30th to the 2nd: two of three nights of 10,600 are in the month: 21,200 and 2 × 1,908 of tax; all three cost 37,524
//   Rooms 50,800: by 7 nights 7,257.14, by 155 rooms 327.74. With 1,000 and 4,400 beside them 56,200: by 155 rooms 362.58
//   Open: 18,270 - 5,000 = 13,270, 12,810 + 1,050 - 2,000 = 11,860, and 37,524
//   Today: who did not come has paid 5,800 + 290, and all of it is kept; by 5 rooms 1,160
//
// In Berlin, in euros, 7 % in the price, and a tax of the city of 7.5 % on what is left of it, which no fee has:
//   3 × 107 = 321: 300 + 21, and 22.50; of these 100 is paid in cash
//   2 × 107 = 214: 200 + 14, and 15; 50 is paid by card; the bar of 11.90 has 19 % in it: 10 + 1.90
//   214 + 15 = 229, paid in cash; 154.10 is given back, 74.90 stays: 70 + 4.90
//   two of three nights of 214: 400 + 28, and 30; all three cost 642 + 45 = 687
//   Rooms 900: by 7 nights 128.571, by 155 rooms 5.806. With 10 and 70 beside them 980: by 155 rooms 6.323
//   Open: 343.50 - 100 = 243.50, 229 + 11.90 - 50 = 190.90, and 687
//   Today: 107 + 7.50 is paid in cash: 100 + 7 are kept, 7.50 is given back; by 5 rooms 20
const figures = {
  en: {
    ordinary: { room: ['teak-king', 'breakfast'], cash: 5000 },
    withBar: { room: ['indigo-twin', 'breakfast'], card: 2000 },
    bar: { amount: 1050, tax: { name: 'GST', percent: 5 } },
    cancelled: { room: ['indigo-twin', 'breakfast'], cash: null, refund: 8400 },
    overTheBorder: { room: ['skyline-suite', 'breakfast'] },
    missing: { room: ['teak-king', 'breakfast'], cash: null },
    // Rooms sold, of them directly, occupancy in percent, ADR, RevPAR, TRevPAR, revenue of rooms.
    weeks: [
      [0, 0, 0, null, 0, 0, 0],
      [3, 3, 8.6, 5800, 497, 497, 17_400],
      [2, 2, 5.7, 6100, 349, 503, 12_200],
      [0, 0, 0, null, 0, 0, 0],
      [2, 2, 13.3, 10_600, 1413, 1413, 21_200],
    ],
    month: [7, 7, 4.5, 7257, 328, 363, 50_800],
    // Percent, on what, tax.
    taxes: [
      [9, 21_200, 1908],
      [9, 21_200, 1908],
      [5, 1000, 50],
      [2.5, 34_000, 850],
      [2.5, 34_000, 850],
    ],
    kept: 4400,
    open: 62_654,
    // The first night of the month after.
    after: [1, 1, 20, 10_600, 2120, 2120, 10_600],
    today: [0, 0, 0, null, 1160, 1160, 5800],
    taxesToday: [
      [2.5, 5800, 145],
      [2.5, 5800, 145],
    ],
    fee: 5800,
    // Payments, received, refunds, refunded: online, in cash, by card.
    money: [
      [2, 18_900, 1, 8190],
      [1, 5000, 0, 0],
      [1, 2000, 0, 0],
    ],
  },
  ar: {
    ordinary: { room: ['court-double', 'flexible'], cash: 10_000 },
    withBar: { room: ['court-double', 'flexible'], card: 5000 },
    bar: { amount: 1190, tax: { name: 'MwSt.', percent: 19 } },
    cancelled: { room: ['court-double', 'flexible'], cash: 22_900, refund: 15_410 },
    overTheBorder: { room: ['bath-studio', 'flexible'] },
    missing: { room: ['court-double', 'flexible'], cash: 11_450 },
    weeks: [
      [0, 0, 0, null, 0, 0, 0],
      [3, 3, 8.6, 100, 8.57, 8.57, 300],
      [2, 2, 5.7, 100, 5.71, 8, 200],
      [0, 0, 0, null, 0, 0, 0],
      [2, 2, 13.3, 200, 26.67, 26.67, 400],
    ],
    month: [7, 7, 4.5, 128.57, 5.81, 6.32, 900],
    taxes: [
      [19, 10, 1.9],
      [7.5, 900, 67.5],
      [7, 970, 67.9],
    ],
    kept: 70,
    open: 1121.4,
    after: [1, 1, 20, 200, 40, 40, 200],
    today: [0, 0, 0, null, 20, 20, 100],
    taxesToday: [[7, 100, 7]],
    fee: 100,
    money: [
      [3, 443.5, 2, 161.6],
      [1, 50, 0, 0],
    ],
  },
} as const;

type Row = readonly (number | null)[];

interface StayOfMonth {
  readonly room: readonly [roomTypeId: string, ratePlanId: string];
}

/** The first month that has not begun and has 31 days, as `2026-12`. */
function longMonthAfter(today: string): string {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const ahead = [1, 2].map((months) => new Date(Date.UTC(year, month - 1 + months, 31)).toISOString());
  const found = ahead.find((date) => date.slice(8, 10) === '31');
  if (found === undefined) throw new Error('two short months never follow each other');
  return found.slice(0, 7);
}

/** The figures of a row on the page, after its name; null where there is a dash. */
async function rowOf(page: Page, row: string): Promise<Row> {
  const cells = await page.locator(row).locator('td').allTextContents();
  return cells.map((text) => (text.trim() === '–' ? null : figureIn(text)));
}

const rowsOf = async (page: Page, section: string): Promise<Row[]> =>
  Promise.all(
    Array.from({ length: await page.locator(`#${section} tbody tr`).count() }, (_, at) =>
      rowOf(page, `#${section} tbody tr:nth-child(${at + 1})`),
    ),
  );

/** The figures of a table's file, its heads and the names of its rows left out. */
async function fileOf(page: Page, section: string): Promise<Row[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator(`#${section} header button`).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/u).slice(1);
  return lines.map((line) =>
    line
      .slice(1, -1)
      .split('","')
      .slice(1)
      .map((cell) => (cell === '' ? null : Number(cell))),
  );
}

test('a month and a day at the desk say what a hand has reckoned from the prices', async ({ page, language }) => {
  // Walked once: a second walk would find the stays of the first.
  test.skip(test.info().retry > 0);
  test.setTimeout(240_000);
  const say = wordsOf('desk', language);
  const [hotel, its] = language === 'en' ? [reckonedHouses.en, figures.en] : [reckonedHouses.ar, figures.ar];
  const today = todayAt(hotel);
  const month = longMonthAfter(today);
  const after = dayAfter(`${month}-31`, 1);
  const owner = await callerBy(hotel, await signInLink(hotel, 'owner'));
  const act = async (booking: string, what: string, body: object = {}): Promise<void> => {
    const reply = await owner.call('POST', `bookings/${booking}/${what}`, body);
    if (!reply.ok) throw new Error(`${what}: ${reply.status} ${await reply.text()}`);
  };
  const stayOf = (
    { room: [roomTypeId, ratePlanId] }: StayOfMonth,
    [checkIn, checkOut]: readonly [string, string],
    mode: 'at-property' | 'online' = 'at-property',
  ): Promise<string> =>
    bookAs(page, somebody('Meera'), { checkIn, checkOut }, language, { hotel, roomTypeId, ratePlanId }, mode);
  /** A stay that is paid for as a whole: in cash, or online where there is none. */
  const paid = async (
    stay: StayOfMonth & { readonly cash: number | null },
    dates: readonly [string, string],
  ): Promise<string> => {
    const booking = await stayOf(stay, dates, stay.cash === null ? 'online' : 'at-property');
    if (stay.cash === null) await payBy(page, hotel, booking);
    else await act(booking, 'payments', { amount: stay.cash, method: 'cash' });
    return booking;
  };

  await test.step('the stays', async () => {
    const ordinary = await stayOf(its.ordinary, [`${month}-10`, `${month}-13`]);
    await act(ordinary, 'payments', { amount: its.ordinary.cash, method: 'cash' });
    const withBar = await stayOf(its.withBar, [`${month}-15`, `${month}-17`]);
    await act(withBar, 'folio/lines', { kind: 'extra', name: 'Bar', day: `${month}-15`, ...its.bar });
    await act(withBar, 'payments', { amount: its.withBar.card, method: 'card-terminal' });
    const cancelled = await paid(its.cancelled, [`${month}-20`, `${month}-22`]);
    await act(cancelled, 'cancellation', { refund: its.cancelled.refund });
    await stayOf(its.overTheBorder, [`${month}-30`, dayAfter(after, 1)]);
    const missing = await paid(its.missing, [today, dayAfter(today, 1)]);
    await act(missing, 'no-show');
    if (its.cancelled.cash !== null)
      for (const booking of [cancelled, missing]) await act(booking, 'given-back', { method: 'cash' });
  });

  await openDesk(page, await signInLink(hotel, 'owner'), language);
  const { origin } = new URL(page.url());
  const open = async (from: string, to: string): Promise<void> => {
    await page.goto(`${origin}/h/${hotel.id}/reports?from=${from}&to=${to}&lang=${language}`);
    await ready(page);
  };

  await test.step('the month', async () => {
    await open(`${month}-01`, `${month}-31`);
    expect(await rowsOf(page, 'nights')).toEqual(its.weeks);
    expect(await rowOf(page, '#nights tfoot tr')).toEqual(its.month);
    expect(await fileOf(page, 'nights')).toEqual([...its.weeks, its.month]);
    expect(await rowsOf(page, 'taxes')).toEqual(its.taxes);
    expect(await fileOf(page, 'taxes')).toEqual(its.taxes);
    const cancellations = page.locator('#stays tbody tr').filter({
      hasText: say('Cancellations', { context: 'figure of a report', place: 'part' }),
    });
    expect((await cancellations.locator('td').allTextContents()).map(figureIn)).toEqual([1, its.kept]);
    await expect(page.locator('#money tbody tr'), 'nothing moves in a month that is still to come').toHaveCount(0);
    expect((await axeOn(page).analyze()).violations).toEqual([]);
    await open(after, after);
    expect(await rowOf(page, '#nights tfoot tr')).toEqual(its.after);
  });

  await test.step('today', async () => {
    await expect(async () => {
      await open(today, today);
      expect(await rowsOf(page, 'money')).toEqual(its.money);
    }, 'a gateway says a moment later that money went back').toPass({ timeout: 30_000 });
    expect(await fileOf(page, 'money')).toEqual(its.money);
    expect(await rowOf(page, '#nights tfoot tr')).toEqual(its.today);
    expect(await rowsOf(page, 'taxes')).toEqual(its.taxesToday);
    const noShows = page
      .locator('#stays tbody tr')
      .filter({ hasText: say('No-shows', { context: 'figure of a report', place: 'part' }) });
    expect((await noShows.locator('td').allTextContents()).map(figureIn)).toEqual([1, its.fee]);
    await open(`${month}-01`, `${month}-31`);
    const owed = await page.locator('#open tfoot td').allTextContents();
    expect(owed.slice(1).map(figureIn), 'to pay, and to give back').toEqual([its.open, 0]);
  });
});
