import { addDays, lastDayOnSale, nightsOf, type LocalDate } from '@latchkey/booking-core/dates';
import { momentOf } from '@latchkey/booking-core/time';
import type { Database } from '../../../database/database.types.ts';
import { noteHotelNews } from '../../../database/hotel-news.ts';
import { noteStockChange } from '../../../database/stock-changes.ts';
import { transact } from '../../../database/transact.ts';
import { lockDates } from '../inventory/inventory.queries.ts';
import type { HotelFacts } from '@latchkey/hotel-document/facts';
import { lockStock, postponeStock, stockRates, stockRooms, writeStockedUntil } from './stock-hotel.queries.ts';
import { rateRows, roomRows } from './stock-rules.ts';
import { coverParts } from './cover-parts.queries.ts';
import { lockBookingsAhead } from './drop-stock.queries.ts';
import { followPlans, hasFollowers } from './follow-plans.ts';
import { lockRates } from './rate-rows.queries.ts';
import { withDerivedPrices } from '@latchkey/hotel-document/prices';
import { writeExtraStock } from '../../extras/extras.ts';
import { makeUnits, settleHotelUnits } from '../../units/units.ts';
import { capTotals, unitsOnSale } from '../inventory/units-on-sale.queries.ts';
import { findOpenedRooms, openHours } from './open-hours.queries.ts';

const midnight = '00:00';

/**
 * Gives a hotel rooms and prices for as many days ahead of `today` as it sells: only the nights it lacks, or, with `anew`, all of them
 * (its files have changed). What the property set by hand stays as it set it. Rooms already sold stay sold: a total never falls below them.
 */
export async function stockHotel(db: Database, file: HotelFacts, today: LocalDate, anew: boolean): Promise<number> {
  const facts = withDerivedPrices(file);
  const stocked = await transact<number>(db, async (tx) => {
    const hotel = await lockStock(tx, facts.id);
    if (hotel === undefined) return 0;
    await makeUnits(tx, facts, today);
    await postponeStock(tx, facts.id, new Date(momentOf(addDays(today, 1), midnight, facts.timeZone)));
    const until = addDays(lastDayOnSale(today, facts.daysOnSale), 1);
    const last = hotel.stockedUntil;
    const isAnew = anew || last === null;
    const from = isAnew || last < today ? today : addDays(last, 1);
    if (from > until) {
      await capTotals(tx, facts.id, { first: today, last: until });
      return 0;
    }
    const dates = nightsOf(from, addDays(until, 1));
    for (const what of ['rooms', 'rates'] as const) {
      noteStockChange(tx, { hotelId: facts.id, what, first: from, last: until });
      noteHotelNews(tx, facts.id, what);
    }
    const hasParts = isAnew && facts.rooms.some(({ consistsOf }) => consistsOf !== undefined);
    if (hasParts) await lockBookingsAhead(tx, facts.id);
    if (isAnew) await writeExtraStock(tx, facts);
    const opened = await findOpenedRooms(tx, facts, from);
    // Without this the insert would lock the rooms in the order of the hotel's file: a deadlock with a hold under way.
    await lockDates(tx, facts.id, from, until);
    if (opened !== null) await openHours(tx, opened);
    await stockRooms(tx, roomRows(facts, dates, await unitsOnSale(tx, facts.id)));
    await capTotals(tx, facts.id, { first: today, last: until });
    if (hasParts) await coverParts(tx, facts, from);
    await stockRates(tx, rateRows(facts, dates));
    if (hasFollowers(facts)) await followPlans(tx, facts, await lockRates(tx, facts.id, { from, to: until }));
    await writeStockedUntil(tx, facts.id, until);
    return dates.length;
  });
  // Who came last night is still in the house.
  await settleHotelUnits(db, facts.id, addDays(today, -1));
  return stocked;
}
