import type { WholeBooking } from '@latchkey/api-contract/types';
import type { Deps } from '../../../deps.ts';
import { bookingReplyOf, type BookingRow } from '../../reservations/reservations.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';

/** A booking as its property sees it. */
export async function whole(deps: Deps, hotel: HotelRecord, row: BookingRow): Promise<WholeBooking> {
  const view = await bookingReplyOf(deps.db, hotel, row, { isWhole: true, language: 'en' }, deps.clock());
  if (view.access !== 'whole') throw new Error('a property sees its bookings whole');
  return view.booking;
}
