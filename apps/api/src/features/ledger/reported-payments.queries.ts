import type { BookingKey } from '../../database/booking-key.ts';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { PaymentRow } from './payments.queries.ts';

/** How long a payment that the guest has reported keeps another from being opened, in milliseconds. */
const reportedMs = 30 * 60_000;

/** Whether the guest has recently reported that this payment went through, while the gateway has yet to say so. */
export async function isReported(
  db: Kysely<Tables>,
  payment: Pick<PaymentRow, 'hotel_id' | 'booking_id' | 'payment_id' | 'status'>,
  now: Date,
): Promise<boolean> {
  if (payment.status !== 'pending') return false;
  const found = await db
    .selectFrom('booking_event')
    .select('sequence')
    .where('hotel_id', '=', payment.hotel_id)
    .where('booking_id', '=', payment.booking_id)
    .where('type', '=', 'payment_pending')
    .where('at', '>', new Date(now.getTime() - reportedMs))
    .where(sql<boolean>`facts ->> 'paymentId' = ${payment.payment_id}`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The payment of a booking that who booked has opened last. */
export function lastPayment(
  db: Kysely<Tables>,
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .where('share_id', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The payment of a share that was opened last. */
export function lastPaymentOfShare(
  db: Kysely<Tables>,
  { hotel_id: hotelId, booking_id: bookingId, share_id: shareId }: BookingKey & { readonly share_id: string },
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .where('share_id', '=', shareId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Whether an order was opened for a booking, at whichever gateway. */
export async function isOrderOf(
  db: Kysely<Tables>,
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
  orderId: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('payment')
    .select('payment_id')
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .where('gateway_order_id', '=', orderId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether the history of a booking has an event of an order already. */
export async function hasClosing(
  db: Kysely<Tables>,
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
  orderId: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('booking_event')
    .select('sequence')
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .where('type', '=', 'payment_closed')
    .where(sql<boolean>`facts ->> 'orderId' = ${orderId}`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
