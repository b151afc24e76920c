import { bookingKey } from '../../../database/booking-key.ts';
import { randomUUID } from 'node:crypto';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { lockBooking, recordEvent } from '../../bookings/bookings.ts';
import { leftAtGateway, type PaymentAccount } from '../../ledger/payment-account.types.ts';
import { notifyGuest } from '../../outbox/outbox.ts';
import type { PaymentGateway } from '../gateways/payment-gateway.ts';
import {
  findUnmatched,
  vendorOf,
  writeUnmatchedRefund,
  type UnmatchedPaymentKey,
  type UnmatchedPaymentRow,
} from './unmatched-payments.queries.ts';

/**
 * Refunds what is left of an unmatched payment by its gateway, which is asked first. Throws while the gateway is out of
 * reach or has yet to pay, or the payment is in dispute: the outbox tries again. A refund that the gateway refuses,
 * though it is left, is told to guest and property and not tried again.
 */
export async function payUnmatchedRefund(deps: Deps, hotelId: number, key: UnmatchedPaymentKey): Promise<void> {
  const found = await findUnmatched(deps.db, hotelId, key);
  if (found === undefined || found.refund_status !== 'pending') return;
  const { gateway_payment_id: gatewayPaymentId, gateway_refund_id: gatewayRefundId } = found;
  const adapter = await deps.gatewayAt({ ...found, vendor: await vendorOf(deps.db, hotelId, found.payment_id) });
  if (gatewayRefundId !== null)
    return written(deps, found, await adapter.refundState({ gatewayPaymentId, gatewayRefundId }));
  const account = await adapter.accountOf({ gatewayPaymentId, since: found.noticed_at });
  if (account.kind === 'unavailable') throw new Error(`gateway unavailable: ${account.reason}`);
  const own = account.refunds.find(({ refundId }) => refundId === found.refund_id);
  if (own !== undefined) return written(deps, found, { kind: own.status, gatewayRefundId: own.gatewayRefundId });
  if (account.disputes.some(({ status }) => status === 'open')) throw new Error('the payment is in dispute');
  const row = await withinWhatIsLeft(deps, found, account);
  if (row === null) return;
  const { refund_id: refundId, amount } = row;
  const outcome = await adapter.refund({ hotelId, refundId, gatewayPaymentId, amount });
  if (outcome.kind === 'refused') {
    const after = await adapter.accountOf({ gatewayPaymentId, since: found.noticed_at });
    if (after.kind === 'unavailable' || leftAtGateway(after) < amount)
      throw new Error('refused: what is left is asked for next');
    deps.log.error({ ...key, hotelId, reason: outcome.reason }, 'refund of an unmatched payment refused');
    return giveUp(deps, row);
  }
  return written(deps, row, outcome);
}

/** The row with no more to refund than is left; null where all has gone back by other means. A key stands for one amount. */
async function withinWhatIsLeft(
  { db }: Deps,
  row: UnmatchedPaymentRow,
  account: PaymentAccount,
): Promise<UnmatchedPaymentRow | null> {
  const left = leftAtGateway(account);
  if (left >= row.amount) return row;
  if (left === 0) {
    await writeUnmatchedRefund(db, row, { refund_status: 'processed' });
    return null;
  }
  const smaller = { amount: left, refund_id: randomUUID() };
  await writeUnmatchedRefund(db, row, smaller);
  return { ...row, ...smaller };
}

type Outcome = Awaited<ReturnType<PaymentGateway['refundState']>>;

async function written({ db }: Deps, row: UnmatchedPaymentRow, outcome: Outcome): Promise<void> {
  switch (outcome.kind) {
    case 'unavailable':
      throw new Error(`gateway unavailable: ${outcome.reason}`);
    case 'processed':
      return writeUnmatchedRefund(db, row, {
        refund_status: 'processed',
        gateway_refund_id: outcome.gatewayRefundId,
      });
    case 'pending':
      await writeUnmatchedRefund(db, row, { gateway_refund_id: outcome.gatewayRefundId });
      throw new Error('the gateway has not paid the refund yet');
    case 'failed':
      await writeUnmatchedRefund(db, row, { refund_id: randomUUID(), gateway_refund_id: null });
      throw new Error('the gateway could not pay the refund');
  }
}

async function giveUp({ db, clock }: Deps, row: UnmatchedPaymentRow): Promise<void> {
  const { hotel_id: hotelId, booking_id: bookingId, gateway_payment_id: gatewayPaymentId, amount, currency } = row;
  await transact(db, async (tx) => {
    const booking = await lockBooking(tx, bookingKey(hotelId, bookingId));
    if (booking === undefined) throw new Error('an unmatched payment without its booking');
    const at = clock();
    await writeUnmatchedRefund(tx, row, { refund_status: 'refused' });
    // In the gateway's units, of a currency that may be another than the booking's.
    const facts = { gatewayPaymentId, unitsAtGateway: amount, currency };
    await recordEvent(tx, booking, { type: 'refund_given_up', actor: 'system', at, facts });
    await notifyGuest(tx, booking, 'refund_given_up', at);
  });
}
