import type { Gateway } from '@latchkey/api-contract/types';
import { isOwnAccount } from '@latchkey/booking-core/payment-ways';
import type { Database } from '../../../database/database.types.ts';
import { hashOf } from '../../../hash-of.ts';

/** An order at a gateway, and the account that it was opened at. */
interface OrderAt {
  readonly hotelId: number;
  readonly gateway: Gateway;
  readonly vendor: string | null;
  readonly orderId: string;
}

/**
 * Writes that a payment at a gateway is for an order; false where it is for another, of whichever booking, and, at the
 * provider's accounts, of whichever hotel. Said again it is true again. It stands in a statement of its own: a later
 * report of the order may fail and come anew, and the payment still belongs to it.
 */
export async function isForOrder(db: Database, order: OrderAt, gatewayPaymentId: string): Promise<boolean> {
  const { hotelId, gateway, orderId } = order;
  const account = isOwnAccount(order) ? String(hotelId) : 'provider';
  const hash = hashOf(`${gateway}:${account}:${gatewayPaymentId}`);
  const written = await db
    .insertInto('gateway_payment')
    .values({ payment_hash: hash, hotel_id: hotelId, gateway, order_id: orderId })
    .onConflict((conflict) => conflict.column('payment_hash').doNothing())
    .returning('order_id')
    .executeTakeFirst();
  if (written !== undefined) return true;
  const known = await db
    .selectFrom('gateway_payment')
    .select(['hotel_id', 'order_id'])
    .where('payment_hash', '=', hash)
    .executeTakeFirst();
  return known?.hotel_id === hotelId && known.order_id === orderId;
}
