import { endOfDay, houseDayAt, usualDayEnd } from '@latchkey/booking-core/counter';
import type { Deps } from '../../deps.ts';
import type { HotelRecord } from '../catalogue/catalogue.ts';
import { dayEndOf, insertDay, openDay } from '../counter/counter.ts';
import { closeDay, goOnClosing } from './close-day.ts';
import { hotelsWithDays } from './day-bookings.queries.ts';

/** How long a process trusts what it knows of when a hotel's day ends: a house may set another hour meanwhile. */
const trustedMs = 10 * 60_000;

type JobDeps = Pick<Deps, 'db' | 'hotels' | 'clock' | 'log'>;

/**
 * Ends each hotel's day at its hour, and what was missed while no engine ran, day by day. `next` remembers for one process
 * when each hotel is to be looked at again. Answers how many days were closed.
 */
export async function closeDueDays(deps: JobDeps, next = new Map<number, number>()): Promise<number> {
  const now = deps.clock().getTime();
  let closed = 0;
  for (const hotelId of await hotelsWithDays(deps.db)) {
    if ((next.get(hotelId) ?? 0) > now) continue;
    const hotel = await deps.hotels.byId(hotelId);
    if (hotel === undefined) continue;
    try {
      closed += await closeDueOf(deps, hotel);
      next.set(hotelId, Math.min(now + trustedMs, await nextEnd(deps, hotel)));
    } catch (cause) {
      deps.log.error({ err: cause, hotelId }, 'a day could not be closed');
    }
  }
  return closed;
}

/** Ends the days of a hotel that are over; opens its first where it has none. */
export async function closeDueOf(deps: Pick<Deps, 'db' | 'clock'>, hotel: HotelRecord): Promise<number> {
  const zone = hotel.sale.timeZone;
  const endsAt = (await dayEndOf(deps.db, hotel.id)) ?? usualDayEnd;
  await goOnClosing(deps, hotel);
  let closed = 0;
  for (;;) {
    const now = deps.clock();
    const row = await openDay(deps.db, hotel.id);
    if (row === undefined) {
      await insertDay(deps.db, { hotelId: hotel.id, day: houseDayAt(zone, now.getTime(), endsAt), at: now });
      return closed;
    }
    const end = endOfDay(row.day, endsAt, zone);
    if (end > now.getTime()) return closed;
    await closeDay(deps, hotel, row.day, new Date(Math.max(end, row.opened_at.getTime())));
    closed += 1;
  }
}

async function nextEnd({ db }: Pick<Deps, 'db'>, hotel: HotelRecord): Promise<number> {
  const endsAt = (await dayEndOf(db, hotel.id)) ?? usualDayEnd;
  const row = await openDay(db, hotel.id);
  return row === undefined ? 0 : endOfDay(row.day, endsAt, hotel.sale.timeZone);
}
