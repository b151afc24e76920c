import { ownVendor } from '@latchkey/booking-core/payment-ways';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { GatewayAccountKey } from './gateway-accounts.queries.ts';

/** The latest order of a hotel's own account; null where none was opened there. */
export async function latestOrder(db: Kysely<Tables>, { hotelId, gateway }: GatewayAccountKey): Promise<string | null> {
  const row = await db
    .selectFrom('payment')
    .select('gateway_order_id')
    .where('hotel_id', '=', hotelId)
    .where('gateway', '=', gateway)
    .where('vendor', '=', ownVendor)
    .where('gateway_order_id', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.gateway_order_id ?? null;
}

/**
 * Whether anything at a hotel's own account may still be asked for: a payment that is awaited, or that can be given back or
 * disputed, a refund that is owed, a card that is kept, a deposit that is held, or was taken and may go back.
 */
export async function isUsed(
  db: Kysely<Tables>,
  { hotelId, gateway }: GatewayAccountKey,
  refundableSince: Date,
): Promise<boolean> {
  const payment = db
    .selectFrom('payment')
    .select('payment_id')
    .where('hotel_id', '=', hotelId)
    .where('gateway', '=', gateway)
    .where('vendor', '=', ownVendor)
    .limit(1);
  const asked = [
    payment.where('status', '=', 'captured').where('created_at', '>', refundableSince),
    payment.where('check_at', 'is not', null),
    payment.where((row) =>
      row.exists(
        row
          .selectFrom('refund')
          .select('refund_id')
          .whereRef('refund.hotel_id', '=', 'payment.hotel_id')
          .whereRef('refund.payment_id', '=', 'payment.payment_id')
          .where('refund.hotel_id', '=', hotelId)
          .where('refund.status', '=', 'pending'),
      ),
    ),
    payment.where((row) =>
      row.exists(
        row
          .selectFrom('unmatched_payment')
          .select('refund_id')
          .whereRef('unmatched_payment.hotel_id', '=', 'payment.hotel_id')
          .whereRef('unmatched_payment.payment_id', '=', 'payment.payment_id')
          .where('unmatched_payment.hotel_id', '=', hotelId)
          .where('unmatched_payment.refund_status', '=', 'pending'),
      ),
    ),
    db
      .selectFrom('kept_card')
      .select('receipt as payment_id')
      .where('hotel_id', '=', hotelId)
      .where('gateway', '=', gateway)
      .where('vendor', '=', ownVendor)
      .where('status', '!=', 'let_go')
      .limit(1),
    db
      .selectFrom('security_deposit')
      .select('receipt as payment_id')
      .where('hotel_id', '=', hotelId)
      .where('gateway', '=', gateway)
      .where('vendor', '=', ownVendor)
      .where('check_at', 'is not', null)
      .limit(1),
    db
      .selectFrom('lost_payment')
      .select('refund_id as payment_id')
      .where('hotel_id', '=', hotelId)
      .where('gateway', '=', gateway)
      .where('vendor', '=', ownVendor)
      .where('refund_status', '!=', 'processed')
      .limit(1),
  ];
  for (const query of asked) if ((await query.executeTakeFirst()) !== undefined) return true;
  return false;
}
