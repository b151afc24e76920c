import { randomUUID } from 'node:crypto';
import { isOwnAccount } from '@latchkey/booking-core/payment-ways';
import type { Gateway } from '@latchkey/api-contract/types';
import type { Deps } from '../../../deps.ts';
import type { Captured } from '../../ledger/captured.types.ts';
import { leftAtGateway } from '../../ledger/payment-account.types.ts';
import { isForOrder } from '../accounts/gateway-payments.queries.ts';
import { findLost, insertLost, writeLostRefund, type LostPaymentRow } from './lost-payments.queries.ts';

/** A captured payment of an order that this database does not know. */
export interface LostPayment {
  readonly hotelId: number;
  readonly gateway: Gateway;
  readonly vendor: string | null;
  readonly orderId: string;
  readonly captured: Pick<Captured, 'gatewayPaymentId' | 'amount' | 'currency'>;
}

/**
 * Keeps a payment that carries our notes and that this database does not know: after a restore the booking it was for is
 * gone, and the gateway keeps the money. Nothing is given back until a person says so. False where it was kept before, and
 * where it is of another order.
 */
export async function keepLost(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  { hotelId, gateway, vendor, orderId, captured }: LostPayment,
): Promise<boolean> {
  const { gatewayPaymentId, amount, currency } = captured;
  if (!(await isForOrder(db, { hotelId, gateway, vendor, orderId }, gatewayPaymentId))) {
    log.error(
      { hotelId, gateway, orderId, gatewayPaymentId },
      'a payment of another order is told of as one of a lost order',
    );
    return false;
  }
  const isNew = await insertLost(db, {
    hotel_id: hotelId,
    gateway,
    // Null of all that is not at the hotel's own: the provider's account is one.
    vendor: isOwnAccount({ vendor }) ? vendor : null,
    gateway_payment_id: gatewayPaymentId,
    order_id: orderId,
    amount,
    currency,
    noticed_at: clock(),
    refund_id: randomUUID(),
    refund_status: 'none',
    gateway_refund_id: null,
  });
  if (isNew) log.error({ hotelId, gateway, orderId, ...captured }, 'a payment of an order that is lost was kept');
  return isNew;
}

export type LostRefund =
  | { readonly kind: 'unknown' | 'nothing_left' }
  | { readonly kind: 'refunded'; readonly status: LostPaymentRow['refund_status']; readonly amount: number }
  | { readonly kind: 'not_now'; readonly why: string };

/** Gives back what is left at the gateway of a lost payment. Asked again it pays once, and tells how the refund stands. */
export async function refundLost(
  { db, gatewayAt }: Pick<Deps, 'db' | 'gatewayAt'>,
  hotelId: number,
  gateway: Gateway,
  gatewayPaymentId: string,
): Promise<LostRefund> {
  const row = await findLost(db, hotelId, gateway, gatewayPaymentId);
  if (row === undefined) return { kind: 'unknown' };
  const adapter = await gatewayAt(row);
  const account = await adapter.accountOf({ gatewayPaymentId, since: row.noticed_at });
  if (account.kind === 'unavailable') return { kind: 'not_now', why: account.reason };
  if (account.disputes.some(({ status }) => status === 'open')) return { kind: 'not_now', why: 'it is in dispute' };
  const own = account.refunds.find(({ refundId }) => refundId === row.refund_id);
  if (own !== undefined && own.status !== 'failed') {
    await writeLostRefund(db, row, { refund_status: own.status, gateway_refund_id: own.gatewayRefundId });
    return { kind: 'refunded', status: own.status, amount: own.amount ?? row.amount };
  }
  const amount = leftAtGateway(account);
  if (amount <= 0) {
    await writeLostRefund(db, row, { refund_status: 'processed', gateway_refund_id: row.gateway_refund_id });
    return { kind: 'nothing_left' };
  }
  const part = Math.min(amount, row.amount);
  const made = await adapter.refund({ hotelId, refundId: row.refund_id, gatewayPaymentId, amount: part });
  if (made.kind === 'unavailable') return { kind: 'not_now', why: made.reason };
  const status = made.kind === 'refused' || made.kind === 'failed' ? 'refused' : made.kind;
  const gatewayRefundId = made.kind === 'refused' ? null : made.gatewayRefundId;
  await writeLostRefund(db, row, { refund_status: status, gateway_refund_id: gatewayRefundId });
  return { kind: 'refunded', status, amount: part };
}
