import type { WholeBooking } from '@latchkey/api-contract/types';
import type { Deps } from '../../deps.ts';
import { bookingReplyOf } from '../booking-page/booking-reply.ts';
import type { BookingRow } from '../bookings/bookings.queries.ts';
import type { HotelRecord } from '../hotels/hotel-record.ts';

/** A booking as its property sees it. */
export async function whole(deps: Deps, hotel: HotelRecord, row: BookingRow): Promise<WholeBooking> {
  const view = await bookingReplyOf(deps.db, hotel, row, { isWhole: true, language: 'en' }, deps.clock());
  if (view.access !== 'whole') throw new Error('a property sees its bookings whole');
  return view.booking;
}
