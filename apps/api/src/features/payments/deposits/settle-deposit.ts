import type { Gateway } from '@latchkey/api-contract/types';
import { toGatewayUnits } from '@latchkey/booking-core/currency';
import { isOwnAccount } from '@latchkey/booking-core/payment-ways';
import { isDepositOpen } from '@latchkey/booking-core/deposit';
import { bookingKey } from '../../../database/booking-key.ts';
import type { Database, Transaction } from '../../../database/database.types.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { notifyGuest } from '../../outbox/outbox.ts';
import { type BookingRow, lockBooking, recordEvent } from '../../bookings/bookings.ts';
import { type DepositRow, findDeposit, findDepositOfOrder, writeDeposit } from '../../ledger/ledger.ts';
import { isForOrder } from '../accounts/gateway-payments.queries.ts';
import type { HoldOutcome } from '../gateways/card-holds.ts';
import type { PaymentGateway } from '../gateways/payment-gateway.ts';

const dayMs = 24 * 3_600_000;

type Settling = Pick<Deps, 'db' | 'clock' | 'gatewayAt' | 'log'>;

/** An order, and of which account it is told. */
export interface OrderTold {
  readonly hotelId: number;
  readonly gateway: Gateway;
  readonly vendor: string | null;
  readonly orderId: string;
}

/** What a gateway tells of an order that holds a deposit, which is asked how it stands; false where it holds none. */
export async function reportDeposit(deps: Settling, told: OrderTold): Promise<boolean> {
  const { hotelId, gateway, orderId } = told;
  const deposit = await findDepositOfOrder(deps.db, hotelId, gateway, orderId);
  if (deposit === undefined || isOwnAccount(deposit) !== isOwnAccount(told)) return false;
  const { holds }: PaymentGateway = await deps.gatewayAt(deposit);
  if (holds === undefined) return false;
  const outcome = await holds.holdOf(orderId);
  if (outcome.kind === 'unavailable') throw new Error(`gateway unavailable: ${outcome.reason}`);
  await settleDeposit(deps, deposit, outcome);
  return true;
}

/**
 * The only function that applies how a hold stands to a deposit: for answers, webhooks and the job that asks, in any order, any
 * number of times. What is over stays over. `other_order`: the payment is another order's, and changes nothing.
 */
export async function settleDeposit(
  { db, clock, log }: Pick<Settling, 'db' | 'clock' | 'log'>,
  known: DepositRow,
  outcome: HoldOutcome,
): Promise<'applied' | 'other_order'> {
  if (outcome.kind === 'captured' && !(await isTakenOfIt(db, known, outcome.gatewayPaymentId))) {
    const { hotel_id: hotelId, order_id: orderId } = known;
    const { gatewayPaymentId } = outcome;
    log.error({ hotelId, orderId, gatewayPaymentId }, 'a payment of another order is told of as taken of a deposit');
    return 'other_order';
  }
  await transact(db, async (tx) => {
    const booking = await lockBooking(tx, bookingKey(known.hotel_id, known.booking_id));
    const deposit = await findDeposit(tx, known);
    if (booking === undefined || deposit === undefined) throw new Error('a deposit without its booking');
    if (isDepositOpen(deposit.state)) await apply(tx, booking, deposit, outcome, clock());
  });
  return 'applied';
}

async function isTakenOfIt(db: Database, known: DepositRow, gatewayPaymentId: string | null): Promise<boolean> {
  // A gateway that names no payment tells of the order alone.
  if (gatewayPaymentId === null) return true;
  const deposit = (await findDeposit(db, known)) ?? known;
  const { hotel_id: hotelId, gateway, vendor, order_id: orderId, charge_id: chargeId } = deposit;
  if (orderId === null) throw new Error('taken of a deposit without an order');
  return chargeId === gatewayPaymentId || isForOrder(db, { hotelId, gateway, vendor, orderId }, gatewayPaymentId);
}

async function apply(
  tx: Transaction,
  booking: BookingRow,
  deposit: DepositRow,
  outcome: HoldOutcome,
  at: Date,
): Promise<void> {
  const { amount, state, reason } = deposit;
  switch (outcome.kind) {
    case 'open':
      return;
    case 'held':
      if (state !== 'due') return;
      await writeDeposit(tx, deposit, {
        state: 'held',
        ends_at: outcome.endsAt === null ? null : new Date(outcome.endsAt),
        check_at: at,
      });
      return recordEvent(tx, booking, { type: 'deposit_held', actor: 'payment', at, facts: { amount } });
    case 'failed':
      if (state !== 'due') return;
      await writeDeposit(tx, deposit, { state: 'failed', failure_code: outcome.code, check_at: null });
      await recordEvent(tx, booking, {
        type: 'deposit_refused',
        actor: 'payment',
        at,
        facts: { amount, code: outcome.code },
      });
      return notifyGuest(tx, booking, 'deposit_refused', at, { amount });
    case 'captured': {
      const captured = Math.round(outcome.amount / toGatewayUnits(1, deposit.currency));
      // From then on it may be given back at the gateway, or disputed.
      await writeDeposit(tx, deposit, {
        state: 'captured',
        captured,
        charge_id: outcome.gatewayPaymentId,
        check_at: new Date(at.getTime() + dayMs),
      });
      await recordEvent(tx, booking, { type: 'deposit_captured', actor: 'payment', at, facts: { amount: captured } });
      const words = reason === null ? {} : { words: reason };
      return notifyGuest(tx, booking, 'deposit_captured', at, { amount: captured, ...words });
    }
    case 'over': {
      const ended = outcome.byBank && state !== 'due';
      await writeDeposit(tx, deposit, {
        state: ended ? 'ended' : 'let_go',
        captured: 0,
        reason: null,
        check_at: null,
      });
      if (state === 'due') return;
      return recordEvent(tx, booking, {
        type: ended ? 'deposit_ended' : 'deposit_let_go',
        actor: 'payment',
        at,
        facts: { amount },
      });
    }
  }
}
