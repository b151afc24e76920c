import { toGatewayUnits } from '@latchkey/booking-core/currency';
import { transact } from '../../database/transact.ts';
import type { Deps } from '../../deps.ts';
import { recordEvent } from '../bookings/bookings.ts';
import type { PaymentAccount, ToldRefund } from '../ledger/payment-account.types.ts';
import { notifyGuest } from '../outbox/outbox.ts';
import { applyTold } from './apply-account.ts';
import { askAccount } from './ask-account.ts';
import { nextStep, type Step } from './next-step.ts';
import { refuseRefund } from './refuse-refund.ts';
import { findRefund, type RefundToPay } from './refunds.queries.ts';

/** After a refusal it asks what is left, which changes the amount: more than once only while others refund. */
const mostTurns = 3;

/**
 * Pays one refund by its gateway, which is asked first what is left of the payment, and asks about it until it is done.
 * It never asks for more than is left. Throws while the payment is in dispute, or the gateway is out of reach or
 * undecided: the outbox tries again, with the same key.
 */
export async function payRefund(deps: Deps, hotelId: number, refundId: string): Promise<void> {
  for (let turn = 1; ; turn += 1) {
    const refund = await findRefund(deps.db, hotelId, refundId);
    if (refund === undefined || refund.status !== 'pending' || refund.origin === 'gateway') return;
    if (refund.gateway_payment_id === null) throw new Error('a refund of a payment that was never made');
    const account = await accountOf(deps, refund);
    const step = await transact(deps.db, (tx) => nextStep(tx, refund, account, deps.clock()));
    if ((await take(deps, refund, step)) === 'done') return;
    // The gateway has refused: it is asked what is left now, and that alone is asked for.
    const after = await accountOf(deps, refund);
    const isExplained = await transact(deps.db, (tx) => refuseRefund(tx, refund, after, deps.clock()));
    if (!isExplained) return;
    if (turn === mostTurns) throw new Error('what is left of the payment changes while it is asked for');
  }
}

async function accountOf(deps: Deps, { paid_at: created_at, ...refund }: RefundToPay): Promise<PaymentAccount> {
  const account = await askAccount(deps, { ...refund, created_at });
  if (account === null) throw new Error('gateway unavailable: what is left of the payment is not known');
  return account;
}

/** Does what is to be done next; `refused` by the gateway is told apart from what is done. */
async function take(deps: Deps, refund: RefundToPay, step: Step): Promise<'done' | 'refused'> {
  const gateway = await deps.gatewayAt(refund);
  const { hotel_id: hotelId, refund_id: refundId, currency } = refund;
  const gatewayPaymentId = refund.gateway_payment_id ?? '';
  switch (step.kind) {
    case 'over':
      return 'done';
    case 'disputed':
      if (step.isNew) await tellThatItWaits(deps, refund);
      throw new Error('the payment is in dispute');
    case 'asked': {
      const standing = await gateway.refundState({ gatewayPaymentId, gatewayRefundId: step.gatewayRefundId });
      if (standing.kind === 'unavailable') throw new Error(`gateway unavailable: ${standing.reason}`);
      await book(deps, refund, { ...standing, refundId, amount: null, status: standing.kind });
      return 'done';
    }
    case 'ask': {
      const amount = toGatewayUnits(step.amount, currency);
      const outcome = await gateway.refund({ hotelId, refundId, gatewayPaymentId, amount });
      if (outcome.kind === 'unavailable') throw new Error(`gateway unavailable: ${outcome.reason}`);
      if (outcome.kind === 'refused') {
        deps.log.warn({ refundId, reason: outcome.reason }, 'refund refused by the gateway');
        return 'refused';
      }
      await book(deps, refund, { ...outcome, refundId, amount, status: outcome.kind });
      return 'done';
    }
  }
}

async function book(deps: Deps, refund: RefundToPay, told: ToldRefund): Promise<void> {
  const booked = await transact(deps.db, (tx) =>
    applyTold(tx, refund, { refunds: [told], disputes: [] }, deps.clock()),
  );
  if (booked === 'contradiction') throw new Error('more went back than was captured: the gateway is asked again');
  if (told.status === 'pending') throw new Error('the gateway has not paid the refund yet');
}

async function tellThatItWaits({ db, clock }: Deps, refund: RefundToPay): Promise<void> {
  const { refund_id: refundId, amount } = refund;
  await transact(db, async (tx) => {
    const at = clock();
    await recordEvent(tx, refund, { type: 'refund_waits', actor: 'system', at, facts: { refundId, amount } });
    await notifyGuest(tx, refund, 'refund_waits', at, { refundId });
  });
}
