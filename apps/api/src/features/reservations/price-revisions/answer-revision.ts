import { bookingKey } from '../../../database/booking-key.ts';
import { guestMay, hasRunOut } from '@latchkey/booking-core/booking-states';
import type { Transaction } from '../../../database/database.types.ts';
import {
  actingBooking,
  type BookingRow,
  lockBooking,
  recordEvent,
  writeBooking,
  writeStatus,
} from '../../bookings/bookings.ts';
import { giveRooms, linesOf } from '../../stock/stock.ts';
import { agree } from '../booking-life/agree.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { notifyGuest } from '../../outbox/outbox.ts';
import { agreedAt } from '../booking-life/agreed-at.ts';
import { refundCaptured } from '../../refunds/refunds.ts';

export type RevisionAnswer = 'done' | 'not_found' | 'not_revised' | 'price_changed' | 'booking_expired';

/** The guest's answer to a revised price, at exactly the price the guest was shown. */
export async function answerRevision(
  tx: Transaction,
  hotel: HotelRecord,
  bookingId: string,
  answer: { decision: 'accept' | 'refuse'; updatedPrice: number },
  at: Date,
  holdMs: number,
): Promise<RevisionAnswer> {
  const booking = await lockBooking(tx, bookingKey(hotel.id, bookingId));
  if (booking === undefined) return 'not_found';
  const acting = actingBooking(hotel, booking);
  if (!guestMay('answer_price', acting, at.getTime()) || booking.updated_price === null)
    return booking.status === 'price_revised' && hasRunOut(acting, at.getTime()) ? 'booking_expired' : 'not_revised';
  if (booking.updated_price !== answer.updatedPrice) return 'price_changed';
  if (answer.decision === 'refuse') {
    await refuse(tx, booking, at);
    return 'done';
  }
  const agreed = agreedAt(await hotel.agreedHotel(tx, booking), booking, booking.updated_price);
  await writeBooking(tx, booking, {
    ...agreed,
    bill: JSON.stringify(agreed.bill),
    agreed: JSON.stringify(agreed.agreed),
  });
  await recordEvent(tx, booking, {
    type: 'price_accepted',
    actor: 'guest',
    at,
    facts: { from: booking.total, to: agreed.total },
  });
  await agree(tx, { ...booking, ...agreed }, 'guest', at, new Date(at.getTime() + holdMs));
  return 'done';
}

async function refuse(tx: Transaction, booking: BookingRow, at: Date): Promise<void> {
  await writeStatus(tx, booking, 'rejected', null);
  await giveRooms(tx, booking.hotel_id, await linesOf(tx, booking));
  await recordEvent(tx, booking, { type: 'price_refused', actor: 'guest', at });
  await refundCaptured(tx, booking, 'revised_price_refused', at);
  await notifyGuest(tx, booking, 'price_refused', at);
}
