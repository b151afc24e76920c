import { addDays, lastDayOnSale, nightsOf, type LocalDate } from '@latchkey/booking-core/dates';
import type { Database } from '../../database/database.types.ts';
import { noteStockChange } from '../../database/stock-changes.ts';
import { transact } from '../../database/transact.ts';
import { lockDates } from '../inventory/inventory.queries.ts';
import type { HotelFacts } from '../hotel-files/hotel-facts.schema.ts';
import { minStayOn, nightPrice, weekdayNameOf } from './night-prices.ts';
import {
  lockStock,
  stockRates,
  stockRooms,
  writeStockedUntil,
  type NewRate,
  type NewRooms,
} from './stock-hotel.queries.ts';
import { findOpenedRooms, openHours } from './open-hours.queries.ts';

/**
 * Gives a hotel rooms and prices for a year ahead of `today`: only the nights it lacks, or, with `anew`, all of them
 * (its files have changed). What the property set by hand stays as it set it. Rooms already sold stay sold: a total never falls below them.
 */
export async function stockHotel(db: Database, facts: HotelFacts, today: LocalDate, anew: boolean): Promise<number> {
  return transact<number>(db, async (tx) => {
    const hotel = await lockStock(tx, facts.id);
    if (hotel === undefined) return 0;
    const until = addDays(lastDayOnSale(today), 1);
    const stocked = hotel.stockedUntil;
    const from = anew || stocked === null || stocked < today ? today : addDays(stocked, 1);
    if (from > until) return 0;
    const dates = nightsOf(from, addDays(until, 1));
    for (const what of ['rooms', 'rates'] as const)
      noteStockChange(tx, { hotelId: facts.id, what, first: from, last: until });
    const opened = await findOpenedRooms(tx, facts, from);
    // Without this the insert would lock the rooms in the order of the hotel's file: a deadlock with a hold under way.
    await lockDates(tx, facts.id, from, until);
    if (opened !== null) await openHours(tx, opened);
    await stockRooms(tx, roomRows(facts, dates));
    await stockRates(tx, rateRows(facts, dates));
    await writeStockedUntil(tx, facts.id, until);
    return dates.length;
  });
}

function roomRows(facts: HotelFacts, dates: readonly LocalDate[]): NewRooms[] {
  return dates.flatMap((date) =>
    facts.rooms.map((room) => ({
      hotel_id: facts.id,
      date,
      room_type_id: room.id,
      total: totalOn(facts, room, date),
      hours: room.hourly === null ? null : Array.from({ length: 24 }, () => 0),
    })),
  );
}

function rateRows(facts: HotelFacts, dates: readonly LocalDate[]): NewRate[] {
  return dates.flatMap((date) =>
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
}

function totalOn(facts: HotelFacts, room: HotelFacts['rooms'][number], date: LocalDate): number {
  const weekday = weekdayNameOf(date);
  const kept = facts.keptBack
    .filter((one) => one.roomId === room.id && one.weekdays.includes(weekday))
    .reduce((sum, one) => sum + one.rooms, 0);
  return Math.max(0, room.total - kept);
}
