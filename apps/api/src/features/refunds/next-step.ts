import { randomUUID } from 'node:crypto';
import { toGatewayUnits } from '@latchkey/booking-core/currency';
import type { Transaction } from '../../database/database.types.ts';
import { hasEvent } from '../bookings/bookings.ts';
import { leftAtGateway, unlistedOf, type PaymentAccount } from '../ledger/payment-account.types.ts';
import { lockBooks, writeBooks, type LockedBooks } from './apply-account.ts';
import { openBooks, restateKept } from './books.ts';
import type { BookedRefund, Happened } from './books.types.ts';
import type { RefundToPay } from './refunds.queries.ts';

/** What is to be done about a refund. `asked`: the gateway has it. `disputed`: it waits for the bank's decision. */
export type Step =
  | { readonly kind: 'over' }
  | { readonly kind: 'disputed'; readonly isNew: boolean }
  | { readonly kind: 'asked'; readonly gatewayRefundId: string }
  | { readonly kind: 'ask'; readonly amount: number };

/**
 * What is to be done about a refund, once the gateway was asked for its payment's account. A request is written down
 * before it is sent: the gateway takes a key with one amount only, and a smaller one is asked for by another refund.
 */
export async function nextStep(tx: Transaction, refund: RefundToPay, account: PaymentAccount, at: Date): Promise<Step> {
  const locked = await lockBooks(tx, refund);
  const own = locked?.books.refunds.find(({ refund_id: id }) => id === refund.refund_id);
  if (locked === undefined || own?.status !== 'pending') return { kind: 'over' };
  if (own.gateway_refund_id !== null) return { kind: 'asked', gatewayRefundId: own.gateway_refund_id };
  if (isDisputed(locked, own)) {
    const told = await hasEvent(tx, locked.booking, 'refund_waits', { refundId: own.refund_id });
    return { kind: 'disputed', isNew: !told };
  }
  // It may be among what is not listed: with the same key nothing is paid twice.
  if (own.asked_amount !== null && unlistedOf(account) > 0) return { kind: 'ask', amount: own.asked_amount };
  const left = Math.floor(leftAtGateway(account) / toGatewayUnits(1, refund.currency));
  const amount = Math.min(own.amount, left);
  if (amount === own.amount && (own.asked_amount ?? amount) === amount) {
    if (own.asked_amount === null) await rewrite(tx, refund, locked, own, { ...own, asked_amount: amount }, [], at);
    return { kind: 'ask', amount };
  }
  const happened = missing(own.amount - amount);
  const { refund_id: _, ...rest } = own;
  const smaller = { ...rest, refund_id: randomUUID(), amount, asked_amount: null };
  const more = [
    ...(amount > 0 ? [smaller] : []),
    // What the gateway does not say where it went is owed still, by the property.
    ...happened.map(({ refundId }) => ({
      ...smaller,
      refund_id: refundId,
      amount: own.amount - amount,
      status: 'unpayable' as const,
    })),
  ];
  await rewrite(tx, refund, locked, own, { ...own, status: 'superseded' }, happened, at, more);
  return { kind: 'over' };
}

export const isDisputed = ({ books }: LockedBooks, { payment_id: paymentId }: BookedRefund): boolean =>
  books.disputes.some((dispute) => dispute.payment_id === paymentId && dispute.status === 'open');

const missing = (amount: number): Extract<Happened, { kind: 'refund_given_up' }>[] =>
  amount === 0 ? [] : [{ kind: 'refund_given_up', refundId: randomUUID(), amount }];

async function rewrite(
  tx: Transaction,
  refund: RefundToPay,
  locked: LockedBooks,
  own: BookedRefund,
  instead: BookedRefund,
  happened: readonly Happened[],
  at: Date,
  more: readonly BookedRefund[] = [],
): Promise<void> {
  const books = openBooks(locked.books);
  const others = books.refunds.map((one) => (one.refund_id === own.refund_id ? { ...instead } : one));
  const after = { ...books, refunds: [...others, ...more.map((one) => ({ ...one }))] };
  restateKept(after);
  await writeBooks(tx, refund.gateway, locked, after, happened, at);
}
