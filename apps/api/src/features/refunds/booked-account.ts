import { randomUUID } from 'node:crypto';
import type { PaymentMovements, ToldDispute, ToldRefund } from '../ledger/payment-account.types.ts';
import { coverOwed, fitIntoCaptured, inMinorUnits, openBooks, restateKept, type OpenBooks } from './books.ts';
import type { BookedRefund, Books, Happened } from './books.types.ts';

/** Some 34 hours of trying; after that a refund counts as one that the gateway cannot pay. */
export const mostFailures = 12;

interface Booked {
  readonly books: Books;
  readonly happened: readonly Happened[];
}

/**
 * The books after a gateway has told of a payment's refunds and disputes, in any order, any number of times. Each goes
 * forward only, so that late news changes nothing; what went back at the gateway counts first towards what the
 * engine owed. Null where the books would say that more went than was captured: the gateway told only a part.
 */
export function bookedAccount(
  before: Books,
  gateway: string,
  paymentId: string,
  told: PaymentMovements,
): Booked | null {
  const books = openBooks(before);
  const happened: Happened[] = [];
  for (const refund of told.refunds) {
    const own = books.refunds.find(({ refund_id: id, origin }) => origin === 'engine' && id === refund.refundId);
    if (own === undefined) happened.push(...tellGivenBack(books, gateway, paymentId, refund));
    else happened.push(...tellOwn(books, own, refund));
  }
  for (const dispute of told.disputes) happened.push(...tellDispute(books, paymentId, dispute));
  if (!fitIntoCaptured(books)) return null;
  restateKept(books);
  return { books, happened };
}

/** One of the engine's refunds. */
function tellOwn(books: OpenBooks, own: OpenBooks['refunds'][number], told: ToldRefund): Happened[] {
  const { refund_id: refundId } = own;
  if (own.status === 'processed') return [];
  if (told.status === 'failed') {
    if (own.status !== 'pending') return [];
    own.gateway_refund_id = told.gatewayRefundId;
    return failOwn(books, own);
  }
  if (told.status === 'pending' && own.status === 'failed' && own.gateway_refund_id !== null) return [];
  const wasOwed = own.status === 'pending';
  const amount = told.amount === null ? (own.asked_amount ?? own.amount) : inMinorUnits(told.amount, books.currency);
  own.gateway_refund_id = told.gatewayRefundId;
  own.amount = amount;
  own.status = told.status;
  // One that was taken for lost has happened: what stands for it is owed no more.
  if (!wasOwed) coverOwed(books, amount, { paymentId: own.payment_id, but: refundId });
  return told.status === 'processed' ? [{ kind: 'refund_processed', refundId, amount }] : [];
}

/** What a failed refund owed is owed still: by another refund, or, after the last try, by the property. */
export function failOwn(books: OpenBooks, own: OpenBooks['refunds'][number]): Happened[] {
  const { refund_id: refundId, payment_id, amount, reason } = own;
  own.status = 'failed';
  const failures = books.refunds.filter(
    ({ origin, status, ...one }) => origin === 'engine' && status === 'failed' && one.payment_id === payment_id,
  ).length;
  if (failures >= mostFailures) {
    own.status = 'unpayable';
    return [{ kind: 'refund_given_up', refundId, amount }];
  }
  books.refunds.push(owedAgain({ payment_id, amount, reason }));
  return [{ kind: 'refund_failed', refundId, amount, first: failures === 1 }];
}

const owedAgain = (refund: Pick<BookedRefund, 'payment_id' | 'amount' | 'reason'>): BookedRefund => ({
  ...refund,
  refund_id: randomUUID(),
  status: 'pending',
  gateway_refund_id: null,
  origin: 'engine',
  covered: 0,
  asked_amount: null,
});

/** A refund that somebody made at the gateway. */
function tellGivenBack(books: OpenBooks, gateway: string, paymentId: string, told: ToldRefund): Happened[] {
  const refundId = `${gateway}:${told.gatewayRefundId}`;
  const known = books.refunds.find(({ refund_id: id }) => id === refundId);
  const amount = known?.amount ?? (told.amount === null ? null : inMinorUnits(told.amount, books.currency));
  // A message without its amount is left to asking.
  if (amount === null) return [];
  const isLive = told.status !== 'failed';
  if (known === undefined) {
    const covered = isLive ? coverOwed(books, amount, { paymentId }) : 0;
    const { status, gatewayRefundId: gateway_refund_id } = told;
    const row = { refund_id: refundId, payment_id: paymentId, amount, reason: 'at_gateway', status, gateway_refund_id };
    books.refunds.push({ ...row, origin: 'gateway', covered, asked_amount: null });
    return isLive
      ? [{ kind: 'given_back', refundId, amount }, ...reached(told, refundId, amount)]
      : [{ kind: 'given_back_failed', refundId, amount }];
  }
  if (known.status === 'pending' && !isLive) {
    known.status = 'failed';
    if (known.covered > 0)
      books.refunds.push(owedAgain({ payment_id: paymentId, amount: known.covered, reason: 'at_gateway_failed' }));
    known.covered = 0;
    return [{ kind: 'given_back_failed', refundId, amount }];
  }
  if (told.status !== 'processed' || known.status === 'processed') return [];
  if (known.status === 'failed') known.covered = coverOwed(books, amount, { paymentId });
  known.status = 'processed';
  return reached(told, refundId, amount);
}

const reached = ({ status }: ToldRefund, refundId: string, amount: number): Happened[] =>
  status === 'processed' ? [{ kind: 'given_back_processed', refundId, amount }] : [];

const rank = { open: 0, closed: 1, won: 1, lost: 2 } as const;
const disputeHappened = {
  open: 'dispute_opened',
  won: 'dispute_won',
  lost: 'dispute_lost',
  closed: 'dispute_closed',
} as const;

function tellDispute(books: OpenBooks, paymentId: string, told: ToldDispute): Happened[] {
  const { gatewayDisputeId: disputeId, status } = told;
  const known = books.disputes.find(({ gateway_dispute_id: id }) => id === disputeId);
  if (known !== undefined && rank[status] <= rank[known.status]) return [];
  const captured = books.payments.find(({ payment_id: id }) => id === paymentId)?.amount ?? 0;
  const amount = Math.min(captured, inMinorUnits(told.amount, books.currency));
  const taken = status === 'lost' ? amount : 0;
  if (known === undefined)
    books.disputes.push({ gateway_dispute_id: disputeId, payment_id: paymentId, amount, status, gone: taken });
  else Object.assign(known, { amount, status, gone: taken });
  // The bank has given the guest this payment's money: none of it goes back a second time.
  if (taken > 0) coverOwed(books, taken, { paymentId, onlyOf: true });
  return [{ kind: disputeHappened[status], disputeId, amount }];
}
