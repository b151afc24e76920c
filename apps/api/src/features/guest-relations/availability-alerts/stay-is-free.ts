import { canHouse, nightlySale } from '@latchkey/booking-core/basket';
import type { Deps } from '../../../deps.ts';
import { freeInSnapshot, freeNow, type FreeRooms, searchAvailability, sellingHotelOf } from '../../stock/stock.ts';
import { type HotelRecord, propertyNow, propertyToday } from '../../catalogue/catalogue.ts';
import type { AvailabilityAlert } from './availability-alert.ts';

/** Whether a stay lies ahead: its arrival is today or later on the hotel's calendar. */
export const isAhead = (hotel: HotelRecord, { checkIn }: AvailabilityAlert, now: Date): boolean =>
  checkIn >= propertyToday(hotel.sale.timeZone, now);

/**
 * Whether a stay can be booked now for these guests: in one room that is free and fits them, or, where no room of the
 * hotel does, in several that are free and hold them in one booking. `asked`: by what is on sale in memory, or by the database itself.
 */
export async function stayIsFree(
  deps: Pick<Deps, 'db' | 'ariSnapshots' | 'clock'>,
  hotel: HotelRecord,
  alert: AvailabilityAlert,
  asked: 'memory' | 'database',
): Promise<boolean> {
  const { checkIn, checkOut, adults, childAges, infants } = alert;
  const guests = { adults, childAges, infants };
  const { snapshot } = await deps.ariSnapshots.of(hotel.id);
  const freeRooms: FreeRooms =
    asked === 'memory' ? freeInSnapshot(snapshot, hotel.sale) : await freeNow(deps.db, hotel, checkIn, checkOut);
  const search = { checkIn, checkOut, guests, language: alert.language };
  const found = searchAvailability(hotel, search, propertyNow(hotel.sale.timeZone, deps.clock()), snapshot, freeRooms);
  if ('refused' in found) return false;
  const free = found.rooms.filter(({ availableRooms }) => availableRooms > 0);
  if (found.rooms.some((room) => room.fits)) return free.some((room) => room.fits);
  return canHouse(nightlySale({ hotel: sellingHotelOf(hotel), availability: found, stay: { guests } }));
}
