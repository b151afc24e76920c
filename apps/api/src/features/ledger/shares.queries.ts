import { dueRefunds } from '../../database/due-refunds.ts';
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { BookingKey } from '../../database/booking-key.ts';
import type { Database, Transaction } from '../../database/database.types.ts';
import { ofThese, readByServer } from '../../database/read-by-server.ts';
import type { PaymentShareTable } from '../../database/tables/payment-tables.ts';
import type { Tables } from '../../database/tables.ts';

export type ShareRow = Selectable<PaymentShareTable>;

/** The shares of a booking, in the order in which they were handed out. */
export function sharesOf(
  db: Kysely<Tables>,
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
): Promise<ShareRow[]> {
  return db
    .selectFrom('payment_share')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .orderBy('share_id')
    .execute();
}

export function findShare(db: Kysely<Tables>, hotelId: number, shareId: string): Promise<ShareRow | undefined> {
  return db
    .selectFrom('payment_share')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('share_id', '=', shareId)
    .executeTakeFirst();
}

export async function insertShares(tx: Transaction, shares: readonly Insertable<PaymentShareTable>[]): Promise<void> {
  if (shares.length > 0) await tx.insertInto('payment_share').values(shares).execute();
}

export async function writeShare(
  db: Kysely<Tables>,
  { hotel_id: hotelId, share_id: shareId }: Pick<ShareRow, 'hotel_id' | 'share_id'>,
  fields: Updateable<PaymentShareTable>,
): Promise<void> {
  await db
    .updateTable('payment_share')
    .set(fields)
    .where('hotel_id', '=', hotelId)
    .where('share_id', '=', shareId)
    .execute();
}

/** What gateways have taken for a booking, and what of that has gone back or is owed, by share; by null of who booked. In minor units. */
export async function moneyOfPayers(
  db: Kysely<Tables>,
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
): Promise<ReadonlyMap<string | null, { readonly captured: number; readonly refunded: number }>> {
  const payments = await db
    .selectFrom('payment')
    .select(['payment_id', 'share_id', 'amount'])
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'captured')
    .execute();
  const refunds = await db
    .selectFrom('refund')
    .select(['payment_id', 'amount'])
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .where('status', 'in', dueRefunds)
    .execute();
  const money = new Map<string | null, { captured: number; refunded: number }>();
  for (const { payment_id: paymentId, share_id: shareId, amount } of payments) {
    const before = money.get(shareId) ?? { captured: 0, refunded: 0 };
    const back = refunds.reduce((sum, one) => sum + (one.payment_id === paymentId ? one.amount : 0), 0);
    money.set(shareId, { captured: before.captured + amount, refunded: before.refunded + back });
  }
  return money;
}

/** The share that a payment was for, and nothing where who booked has paid. */
export async function shareOfRefund(tx: Transaction, hotelId: number, refundId: string): Promise<ShareRow | undefined> {
  const refund = await tx
    .selectFrom('refund')
    .select('payment_id')
    .where('hotel_id', '=', hotelId)
    .where('refund_id', '=', refundId)
    .executeTakeFirst();
  if (refund === undefined) return undefined;
  const payment = await tx
    .selectFrom('payment')
    .select('share_id')
    .where('hotel_id', '=', hotelId)
    .where('payment_id', '=', refund.payment_id)
    .executeTakeFirst();
  const shareId = payment?.share_id ?? null;
  return shareId === null ? undefined : findShare(tx, hotelId, shareId);
}

/** Bookings with shares whose time is over and that nobody has paid. */
export async function bookingsWithDueShares(db: Database, now: Date, limit: number): Promise<readonly BookingKey[]> {
  return readByServer(db, (hotelIds) =>
    db
      .selectFrom('payment_share')
      .select(['hotel_id', 'booking_id'])
      .where('state', 'in', ['open', 'declined'])
      .where('until', '<=', now)
      .where(ofThese(hotelIds))
      .orderBy('until')
      .limit(limit)
      .execute(),
  );
}

/** Takes out whom shares were for and who has paid them. */
export async function forgetPayers(
  tx: Transaction,
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
): Promise<void> {
  await tx
    .updateTable('payment_share')
    .set({ label: '', payer_name: null, payer_mail: null, payer_language: null, agreed_at: null })
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .execute();
}
