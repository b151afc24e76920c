import { addDays, nightsOf, type LocalDate } from '@latchkey/booking-core/dates';
import { sql } from 'kysely';
import type { Database, Work } from '../../database/database.types.ts';
import { inBatches } from '../../database/in-batches.ts';
import { noteStockChange } from '../../database/stock-changes.ts';
import { transact } from '../../database/transact.ts';
import { lockDates } from '../inventory/inventory.queries.ts';
import type { HotelFacts } from '../hotel-files/hotel-facts.schema.ts';
import { minStayOn, nightPrice, weekdayNameOf } from './night-prices.ts';
import { findOpenedRooms, openHours } from './open-hours.ts';

/** Nights sold ahead of today. */
const nightsAhead = 366;

/**
 * Gives a hotel rooms and prices for a year ahead of `today`: only the nights it lacks, or, with `anew`, all of them
 * (its files have changed). What the property set by hand stays as it set it. Rooms already sold stay sold: a total never falls below them.
 */
export async function stockHotel(db: Database, facts: HotelFacts, today: LocalDate, anew: boolean): Promise<number> {
  return transact<number>(db, async (tx) => {
    const hotel = await tx
      .selectFrom('hotel')
      .select('stocked_until')
      .where('hotel_id', '=', facts.id)
      .forUpdate()
      .executeTakeFirst();
    if (hotel === undefined) return 0;
    const until = addDays(today, nightsAhead);
    const stocked = hotel.stocked_until as LocalDate | null;
    const from = anew || stocked === null || stocked < today ? today : addDays(stocked, 1);
    if (from > until) return 0;
    const dates = nightsOf(from, addDays(until, 1));
    for (const what of ['rooms', 'rates'] as const)
      noteStockChange(tx, { hotelId: facts.id, what, first: from, last: until });
    const opened = await findOpenedRooms(tx, facts, from);
    // The insert would lock the rooms in the order of the hotel's file, against whoever holds some of them.
    await lockDates(tx, facts.id, from, until);
    if (opened !== null) await openHours(tx, opened);
    await stockRooms(tx, facts, dates);
    await stockRates(tx, facts, dates);
    await tx.updateTable('hotel').set({ stocked_until: until }).where('hotel_id', '=', facts.id).execute();
    return dates.length;
  });
}

async function stockRooms(tx: Work, facts: HotelFacts, dates: readonly LocalDate[]): Promise<void> {
  const rows = dates.flatMap((date) =>
    facts.rooms.map((room) => ({
      hotel_id: facts.id,
      date,
      room_type_id: room.id,
      total: totalOn(facts, room, date),
      hours: room.hourly === null ? null : Array.from({ length: 24 }, () => 0),
    })),
  );
  for (const batch of inBatches(rows, 1000)) {
    await tx
      .insertInto('inventory')
      .values(batch)
      .onConflict((conflict) =>
        conflict
          .columns(['hotel_id', 'date', 'room_type_id'])
          .doUpdateSet({ total: sql`greatest(excluded.total, inventory.used)` })
          .where('inventory.by_property', '=', false)
          .where(
            sql<boolean>`(inventory.hours is null or greatest(excluded.total, inventory.used) >= all (inventory.hours))`,
          ),
      )
      .execute();
  }
}

async function stockRates(tx: Work, facts: HotelFacts, dates: readonly LocalDate[]): Promise<void> {
  const rows = dates.flatMap((date) =>
    facts.rooms.flatMap((room) =>
      Object.entries(room.prices).map(([planId, price]) => ({
        hotel_id: facts.id,
        date,
        room_type_id: room.id,
        rate_plan_id: planId,
        price_for_pax: JSON.stringify(
          price.priceForPax.map(({ pax, price: base }) => ({ pax, price: nightPrice(facts, date, base) })),
        ),
        extra_adult: nightPrice(facts, date, price.extraAdult),
        extra_child: nightPrice(facts, date, price.extraChild),
        min_stay: minStayOn(facts, date),
      })),
    ),
  );
  for (const batch of inBatches(rows, 1000)) {
    await tx
      .insertInto('rate')
      .values(batch)
      .onConflict((conflict) =>
        conflict
          .columns(['hotel_id', 'date', 'room_type_id', 'rate_plan_id'])
          .doUpdateSet((excluded) => ({
            price_for_pax: excluded.ref('excluded.price_for_pax'),
            extra_adult: excluded.ref('excluded.extra_adult'),
            extra_child: excluded.ref('excluded.extra_child'),
            min_stay: excluded.ref('excluded.min_stay'),
          }))
          .where('rate.by_property', '=', false),
      )
      .execute();
  }
}

function totalOn(facts: HotelFacts, room: HotelFacts['rooms'][number], date: LocalDate): number {
  const weekday = weekdayNameOf(date);
  const kept = facts.keptBack
    .filter((one) => one.roomId === room.id && one.weekdays.includes(weekday))
    .reduce((sum, one) => sum + one.rooms, 0);
  return Math.max(0, room.total - kept);
}
