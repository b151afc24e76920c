import type { BookkeepingBatch, BookkeepingPage, BookkeepingSettings } from '@latchkey/api-contract/types';
import { accountOf, keysOf, postingsOf } from '@latchkey/booking-core/bookkeeping';
import { addDays, type LocalDate } from '@latchkey/booking-core/dates';
import { lastOfMonth } from '@latchkey/booking-core/reports';
import type { Deps } from '../../deps.ts';
import { type HotelRecord, propertyToday } from '../catalogue/catalogue.ts';
import { closedDays, closedDaysBetween } from '../counter/counter.ts';
import { batchesOf, type BatchRow, settingsOf } from './bookkeeping.queries.ts';
import { entriesOfDays } from './entries-of-days.ts';
import { canDatev } from './make-batch.ts';
import { firstOf, nextMonth, readyDays } from './ready-days.ts';

const nothingSaid: BookkeepingSettings = { chart: 'own', datev: null, advanceTax: null, accounts: {} };

/** The books of a house in a month, as its page shows them. */
export async function bookkeepingView(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  hotel: HotelRecord,
  asked: string | undefined,
): Promise<BookkeepingPage> {
  const today = propertyToday(hotel.sale.timeZone, clock());
  const month = asked ?? (await nextMonth(db, hotel.id, today)) ?? today.slice(0, 7);
  const settings = await settingsOf(db, hotel.id);
  const { days, begins, earlier } = await readyDays(db, hotel.id, month);
  const said = settings ?? nothingSaid;
  const entries =
    begins === undefined ? [] : await entriesOfDays(db, hotel, days, { begins, advanceTax: said.advanceTax });
  const needed = new Set(keysOf(entries));
  const keys = [...new Set([...needed, ...Object.keys(said.accounts)])].toSorted();
  const [first, last] = [days[0], days.at(-1)];
  const sum = entries.flatMap(postingsOf).reduce((all, { debit }) => all + debit, 0);
  return {
    settings,
    currency: hotel.sale.currency,
    canDatev: canDatev(hotel),
    month,
    ready:
      first === undefined || last === undefined
        ? null
        : { from: first.day, to: last.day, days: days.length, entries: entries.length, sum },
    openFrom: await openFrom(db, hotel.id, month),
    hasClosedDays: (await closedDays(db, hotel.id, { most: 1 })).length > 0,
    earlier,
    accounts: keys.map((key) => ({
      key,
      account: accountOf(said, key) ?? null,
      isPreset: !Object.hasOwn(said.accounts, key) && accountOf(said, key) !== undefined,
      isNeeded: needed.has(key),
    })),
    batches: (await batchesOf(db, hotel.id)).map(batchView),
  };
}

/** The first day of a month after its last closed one; null where the month is closed to its end. */
async function openFrom(db: Deps['db'], hotelId: number, month: string): Promise<LocalDate | null> {
  const first = firstOf(month);
  const last = lastOfMonth(first);
  const closed = (await closedDaysBetween(db, hotelId, first, last)).at(-1)?.day;
  if (closed === last) return null;
  return closed === undefined ? first : addDays(closed, 1);
}

export const batchView = (row: Omit<BatchRow, 'journal'>): BookkeepingBatch => ({
  number: row.number,
  month: row.month,
  from: row.first_day,
  to: row.last_day,
  madeAt: row.made_at.toISOString(),
  by: row.author_name,
  entries: row.entries,
  sum: row.total,
  hasDatev: row.datev !== null,
  hash: row.hash,
});
