import type { Kysely } from 'kysely';
import type { BookingActor } from '@latchkey/booking-core/booking-states';
import type { Tables } from '../../database/tables.ts';
import type { Work } from '../../database/transact.ts';

export type BookingEventType =
  | 'requested'
  | 'held'
  | 'confirmed'
  | 'confirmed_late'
  | 'expired'
  | 'payment_opened'
  | 'payment_captured'
  | 'payment_failed'
  | 'refund_started'
  | 'refund_processed'
  | 'refund_failed'
  | 'voucher_sent'
  | 'cancelled'
  | 'rejected'
  | 'accepted'
  | 'no_show'
  | 'price_revised'
  | 'price_accepted'
  | 'price_refused'
  | 'request_made'
  | 'request_answered'
  | 'change_asked'
  | 'modified'
  | 'personal_data_erased';

interface OfBooking {
  readonly hotel_id: number;
  readonly booking_id: string;
}

/** Appends to a booking's history. The caller has the booking locked, which keeps the sequence whole. */
export async function recordEvent(
  tx: Work,
  booking: OfBooking,
  event: { type: BookingEventType; actor: BookingActor | 'system'; at: Date; facts?: object },
): Promise<void> {
  const last = await tx
    .selectFrom('booking_event')
    .select((expression) => expression.fn.max('sequence').as('sequence'))
    .where('hotel_id', '=', booking.hotel_id)
    .where('booking_id', '=', booking.booking_id)
    .executeTakeFirst();
  await tx
    .insertInto('booking_event')
    .values({
      hotel_id: booking.hotel_id,
      booking_id: booking.booking_id,
      sequence: (last?.sequence ?? 0) + 1,
      type: event.type,
      actor: event.actor,
      at: event.at,
      facts: JSON.stringify(event.facts ?? {}),
    })
    .execute();
}

export async function eventsOf(db: Kysely<Tables>, hotelId: number, bookingId: string): Promise<{ at: Date; type: string }[]> {
  return db
    .selectFrom('booking_event')
    .select(['at', 'type'])
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .orderBy('sequence')
    .execute();
}
