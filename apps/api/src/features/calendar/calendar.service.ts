import type { CalendarDay } from '@latchkey/api-contract/types';
import { addDays, nightsOf, type LocalDate } from '@latchkey/booking-core/dates';
import type { Database } from '../../database/open-database.ts';
import { roomsFree } from '../availability/availability.service.ts';
import { ratesBetween, type RateOfNight } from '../availability/rates.queries.ts';
import { propertyToday } from '../hotels/property-today.ts';
import type { HotelRecord } from '../hotels/hotel-record.ts';
import { inventoryBetween, type InventoryRow } from '../inventory/inventory.queries.ts';
import { createNightTotals } from './night-totals.ts';

export interface CalendarAsked {
  readonly from: LocalDate;
  readonly days: number;
  readonly roomTypeId?: string | undefined;
}

/**
 * For each date the lowest price of one night beginning on it, with every mandatory charge, for two guests (one where a
 * room takes no more), of all rooms or of one type. `sold_out`: rooms but none free; `closed`: past, or nothing is sold.
 */
export async function calendarOf(db: Database, hotel: HotelRecord, { from, days, roomTypeId }: CalendarAsked, now: Date): Promise<CalendarDay[]> {
  const today = propertyToday(hotel.facts.timeZone, now);
  const last = addDays(from, days);
  const [rows, rates] = await Promise.all([inventoryBetween(db, hotel.id, from, last), ratesBetween(db, hotel.id, from, last)]);
  const rowsByDate = Map.groupBy(rows, (row) => row.date);
  const asked = roomTypeId === undefined ? rates : rates.filter((rate) => rate.roomTypeId === roomTypeId);
  const ratesByDate = Map.groupBy(asked, (rate) => rate.date);
  const totalOf = createNightTotals(hotel.facts, today);
  return nightsOf(from, last).map((date) => {
    const ofStay = [...(rowsByDate.get(date) ?? []), ...(rowsByDate.get(addDays(date, 1)) ?? [])];
    return date < today ? { date, price: null, availability: 'closed', minStay: 1 } : dayOf(hotel, date, ofStay, ratesByDate.get(date) ?? [], totalOf);
  });
}

function dayOf(
  hotel: HotelRecord,
  date: LocalDate,
  rows: readonly InventoryRow[],
  rates: readonly RateOfNight[],
  totalOf: (rate: RateOfNight, adults: number) => number,
): CalendarDay {
  const free = new Map(
    hotel.facts.rooms
      .filter((room) => roomsFree(hotel, rows, room.id, { checkIn: date, checkOut: addDays(date, 1) }) > 0)
      .map((room) => [room.id, room.maxPax]),
  );
  const prices = rates.flatMap((rate) => {
    const maxPax = free.get(rate.roomTypeId);
    return maxPax === undefined || rate.closedToArrival ? [] : [totalOf(rate, Math.min(2, maxPax))];
  });
  const minStay = Math.min(...rates.map((rate) => rate.minStay));
  if (rates.length === 0) return { date, price: null, availability: 'closed', minStay: 1 };
  return prices.length === 0 ? { date, price: null, availability: 'sold_out', minStay } : { date, price: Math.min(...prices), availability: 'open', minStay };
}
