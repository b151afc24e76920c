import { bookingKey } from '../../../database/booking-key.ts';
import { propertyMay } from '@latchkey/booking-core/booking-states';
import type { Transaction } from '../../../database/database.types.ts';
import { actingBooking, type BookingRow, lockBooking, recordEvent, writeBooking } from '../../bookings/bookings.ts';
import { type HotelRecord, propertyToday } from '../../catalogue/catalogue.ts';
import { hasUnitOn } from '../../units/units.ts';

export type ArrivalMarked = 'done' | 'not_found' | 'not_confirmed' | 'too_early' | 'too_late' | 'no_room';

/**
 * Notes that the guest has come, from the day of arrival until check-out; once more it changes nothing. Where no room is free
 * for the guest that day it is refused, and the caller rolls back.
 */
export async function markArrival(
  tx: Transaction,
  live: HotelRecord,
  bookingId: string,
  at: Date,
): Promise<ArrivalMarked> {
  const booking = await lockBooking(tx, bookingKey(live.id, bookingId));
  if (booking === undefined) return 'not_found';
  if (booking.status !== 'confirmed') return 'not_confirmed';
  if (booking.arrived_at !== null) return 'done';
  const acting = actingBooking(await live.agreedHotel(tx, booking), booking);
  if (!propertyMay('check_in', acting, at.getTime()))
    return at.getTime() < acting.arrivalDay ? 'too_early' : 'too_late';
  await write(tx, booking, at, at);
  return (await hasUnitOn(tx, booking, propertyToday(live.sale.timeZone, at))) ? 'done' : 'no_room';
}

/** Takes it back: the property marked another. What the guest was told is taken as it is without it. */
export async function takeArrivalBack(
  tx: Transaction,
  live: HotelRecord,
  bookingId: string,
  at: Date,
): Promise<'done' | 'not_found' | 'not_arrived' | 'has_left'> {
  const booking = await lockBooking(tx, bookingKey(live.id, bookingId));
  if (booking === undefined) return 'not_found';
  if (!propertyMay('undo_check_in', actingBooking(live, booking), at.getTime()))
    return booking.left_at === null ? 'not_arrived' : 'has_left';
  await write(tx, booking, null, at);
  return 'done';
}

async function write(tx: Transaction, booking: BookingRow, arrivedAt: Date | null, at: Date): Promise<void> {
  await writeBooking(tx, booking, { arrived_at: arrivedAt });
  await recordEvent(tx, booking, { type: arrivedAt === null ? 'arrival_undone' : 'arrived', actor: 'property', at });
}
