import type { Gateway } from '@latchkey/api-contract/types';
import { toGatewayUnits } from '@latchkey/booking-core/currency';
import { isOwnAccount } from '@latchkey/booking-core/payment-ways';
import type { Transaction } from '../../../database/database.types.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { answerUntil } from '../../reservations/reservations.ts';
import { type BookingRow, lockBooking, recordEvent } from '../../bookings/bookings.ts';
import { lockPayment, moveCheck, paymentOfOrder, type PaymentRow, writeFailed } from '../../ledger/ledger.ts';
import type { Captured } from '../../ledger/captured.types.ts';
import { isForOrder } from '../accounts/gateway-payments.queries.ts';
import { capture } from './capture.ts';
import type { OrderOutcome } from '../gateways/gateway-api.ts';
import { mismatchOf, returnUnmatched } from './return-unmatched.ts';
import { findUnmatched, type UnmatchedPaymentRow } from './unmatched-payments.queries.ts';

/** What a gateway, or a signed message of one, says became of one of our orders. */
export interface Report {
  readonly hotelId: number;
  readonly gateway: Gateway;
  /** The account that reports: the hotel's own never settles an order of the provider's, or the other way round. */
  readonly vendor: string | null;
  readonly orderId: string;
  readonly result: Exclude<OrderOutcome, { kind: 'open' }>;
}

/**
 * How the booking stands after a report. `settled_before`: nothing was left to do. `other_amount`: the money has
 * another amount or currency, and goes back. `other_order`: the payment is another order's, and changes nothing here.
 */
export type Settlement =
  | { readonly kind: 'unknown_order' }
  | {
      readonly kind: 'confirmed' | 'kept' | 'returned' | 'failed' | 'settled_before' | 'other_amount' | 'other_order';
      readonly hotelId: number;
      readonly bookingId: string;
    };

/**
 * The only function that applies a payment result to a booking: for the guest's callback, webhooks and the reconciler,
 * in any order, any number of times, at once. Money captured ends in a room or in a refund under way, in one
 * transaction. Only the amount and currency asked for confirm; money of another amount, and a second payment of one
 * order, go back. A payment that was told for another order counts there alone, and does not go back here. Locks in the order booking, payment, inventory.
 */
export async function settle(deps: Settling, told: Report): Promise<Settlement> {
  const known = await paymentOfOrder(deps.db, told.hotelId, told.gateway, told.orderId);
  if (known === undefined || isOwnAccount(known) !== isOwnAccount(told)) return { kind: 'unknown_order' };
  if (!(await isOfOrder(deps, known, told)))
    return { kind: 'other_order', hotelId: known.hotel_id, bookingId: known.booking_id };
  const report = await askedAgain(deps, known, told);
  // Read before the transaction: the directory asks the database by a handle of its own.
  const hotel = await deps.hotels.byId(told.hotelId);
  const kind = await transact(deps.db, async (tx) => {
    const booking = await lockBooking(tx, known);
    if (booking === undefined) throw new Error('a payment without its booking');
    const payment = await lockPayment(tx, known.hotel_id, known.payment_id);
    const at = deps.clock();
    if (report.result.kind === 'failed')
      return payment.status === 'captured' ? 'settled_before' : fail(tx, booking, payment, report.result, at);
    const mismatch = mismatchOf(payment, report.result);
    if (mismatch !== null) return unmatched(tx, deps, booking, payment, report.result, mismatch, at);
    if (payment.status === 'captured') {
      // Something of it may have gone back since: the gateway is asked at the next opportunity.
      if (report.result.amount !== toGatewayUnits(payment.amount, payment.currency)) await moveCheck(tx, payment, at);
      return 'settled_before';
    }
    if (await wasReturned(tx, deps, report, report.result)) return 'other_amount';
    const { reconcileAfterMs: watchAfterMs, requestMs } = deps.settings;
    return capture(tx, booking, payment, report.result, at, {
      watchAfterMs,
      // Of a hotel that is gone no terms are known.
      answerBy: async (work, asked, from) =>
        hotel === undefined ? new Date(from.getTime() + requestMs) : answerUntil(work, hotel, asked, from, requestMs),
    });
  });
  return { kind, hotelId: known.hotel_id, bookingId: known.booking_id };
}

type Settling = Pick<Deps, 'db' | 'clock' | 'log' | 'gatewayAt' | 'settings' | 'hotels'>;

/** What counts already is not asked about: before payments were kept apart, one may have been told for two orders. */
async function isOfOrder({ db, log }: Settling, payment: PaymentRow, { result, ...order }: Report): Promise<boolean> {
  if (result.kind !== 'captured') return true;
  const { gatewayPaymentId } = result;
  const countsAlready = payment.status === 'captured' && payment.gateway_payment_id === gatewayPaymentId;
  if (countsAlready || (await isForOrder(db, order, gatewayPaymentId))) return true;
  log.error({ ...order, gatewayPaymentId }, 'a payment of another order is told of as the one that was asked for');
  return false;
}

/**
 * Money goes back for its amount or currency only where the gateway, asked once more, does not say otherwise: its answer
 * and its message have been known to differ, and money sent back cannot be taken again.
 */
async function askedAgain(deps: Settling, payment: PaymentRow, report: Report): Promise<Report> {
  const { result, orderId } = report;
  if (result.kind !== 'captured' || mismatchOf(payment, result) !== 'other_amount') return report;
  const asked = await (await deps.gatewayAt(payment)).endedOf(orderId);
  const again = asked.kind === 'known' ? asked.ended.filter((one) => one.kind === 'captured') : [];
  const same = again.find(({ gatewayPaymentId }) => gatewayPaymentId === result.gatewayPaymentId);
  return same === undefined || mismatchOf(payment, same) !== null ? report : { ...report, result: same };
}

/** Money that was sent back never confirms a stay, whatever later reports say. */
async function wasReturned(
  tx: Transaction,
  { log }: Settling,
  { hotelId, gateway }: Report,
  { gatewayPaymentId }: Captured,
): Promise<boolean> {
  const returned = await findUnmatched(tx, hotelId, { gateway, gatewayPaymentId });
  if (returned === undefined) return false;
  log.error({ gatewayPaymentId }, 'a payment that was sent back is told of as the one that was asked for');
  return true;
}

type Ending = Exclude<Settlement['kind'], 'unknown_order'>;

async function unmatched(
  tx: Transaction,
  { log }: Pick<Deps, 'log'>,
  booking: BookingRow,
  payment: PaymentRow,
  captured: Captured,
  reason: UnmatchedPaymentRow['reason'],
  at: Date,
): Promise<Ending> {
  if (await returnUnmatched(tx, booking, payment, captured, reason, at)) {
    const { amount, currency, gatewayPaymentId } = captured;
    log.error(
      { paymentId: payment.payment_id, gatewayPaymentId, asked: payment.amount, amount, currency, reason },
      'a payment that was not asked for goes back to the guest',
    );
  }
  return reason === 'other_amount' ? 'other_amount' : 'settled_before';
}

async function fail(
  tx: Transaction,
  booking: BookingRow,
  payment: PaymentRow,
  failed: { gatewayPaymentId: string; code: string },
  at: Date,
): Promise<Ending> {
  // A late authorisation may revive a failed payment for three days, so `failed` is not final and is still checked.
  if (payment.status === 'failed' && payment.gateway_payment_id === failed.gatewayPaymentId) return 'settled_before';
  await writeFailed(tx, payment, failed.gatewayPaymentId, failed.code);
  await recordEvent(tx, booking, {
    type: 'payment_failed',
    actor: 'payment',
    at,
    facts: { paymentId: payment.payment_id, code: failed.code },
  });
  return 'failed';
}
