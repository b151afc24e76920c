import { linesToPost } from '@latchkey/booking-core/counter';
import type { BookingId } from '../../database/booking-key.ts';
import { transact } from '../../database/transact.ts';
import type { Deps } from '../../deps.ts';
import {
  closedBefore,
  firstDay,
  type HouseDayRow,
  insertDayLines,
  linesOfBookings,
  lockDay,
} from '../counter/counter.ts';
import { bookingsOfClose, type CloseOf } from './day-bookings.queries.ts';
import { standingLines } from './standing-lines.ts';

/** How many bookings are posted in one transaction. */
const batch = 100;

/**
 * Posts what a day carries: of each booking what stands less what earlier days carry. Each batch is a transaction of its own,
 * and what is posted stays as it is: after a kill the rest follows, and a second time nothing.
 */
export async function postDay({ db }: Pick<Deps, 'db'>, row: HouseDayRow): Promise<void> {
  const close = await closeOf(db, row);
  const ids = await bookingsOfClose(db, close);
  for (let at = 0; at < ids.length; at += batch) await postBatch(db, close, ids.slice(at, at + batch));
}

async function postBatch(db: Deps['db'], close: CloseOf, ids: readonly BookingId[]): Promise<void> {
  const { hotelId, day } = close;
  await transact(db, async (tx) => {
    // One at a time: two that close the same day would each post the difference.
    if ((await lockDay(tx, hotelId, day))?.state !== 'closing') return;
    const standing = await standingLines(tx, close, ids);
    await insertDayLines(tx, hotelId, day, linesToPost(standing, await linesOfBookings(tx, hotelId, ids)));
  });
}

/** What a close looks at. */
async function closeOf(db: Deps['db'], row: HouseDayRow): Promise<CloseOf> {
  const { hotel_id: hotelId, day, cut_at: cut } = row;
  const first = (await firstDay(db, hotelId)) ?? row;
  const before = await closedBefore(db, hotelId, day);
  return {
    hotelId,
    day,
    firstDay: first.day,
    began: first.opened_at,
    cut: cut ?? row.opened_at,
    seen: before?.seen_change ?? 0,
    cutBefore: before?.cut_at ?? first.opened_at,
  };
}
