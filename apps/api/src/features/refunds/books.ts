import { toGatewayUnits, type CurrencyCode, type MinorUnits } from '@latchkey/booking-core/currency';
import type { BookedDispute, BookedRefund, Books } from './books.types.ts';

/** Books that are being written: copies, to be dropped where they do not come out right. */
export interface OpenBooks {
  readonly currency: CurrencyCode;
  readonly isOver: boolean;
  kept: number;
  readonly atProperty: number;
  readonly payments: Books['payments'];
  readonly refunds: Writable<BookedRefund>[];
  readonly disputes: Writable<BookedDispute>[];
}
type Writable<T> = { -readonly [K in keyof T]: T[K] };

export const openBooks = (books: Books): OpenBooks => ({
  ...books,
  refunds: books.refunds.map((refund) => ({ ...refund })),
  disputes: books.disputes.map((dispute) => ({ ...dispute })),
});

/** Owed to the guest or paid: what counts against the captured money. */
const isClaim = ({ status }: BookedRefund): boolean =>
  status === 'pending' || status === 'processed' || status === 'unpayable';

/** Ours, and not known to the gateway: it may be made smaller. */
const isOwed = ({ origin, status, gateway_refund_id: known }: BookedRefund): boolean =>
  origin === 'engine' && (status === 'unpayable' || (status === 'pending' && known === null));

/** What a gateway's amount is in our units, the part of a unit counted whole: never is less taken to be gone than is. */
export const inMinorUnits = (units: number, currency: CurrencyCode): MinorUnits =>
  Math.ceil(units / toGatewayUnits(1, currency));

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** What of the captured money is owed, given back or lost, of one payment or of all. */
export function gone({ refunds, disputes }: Pick<OpenBooks, 'refunds' | 'disputes'>, paymentId?: string): number {
  const isOf = (row: { payment_id: string }): boolean => paymentId === undefined || row.payment_id === paymentId;
  return (
    sum(refunds.filter((refund) => isOf(refund) && isClaim(refund)).map(({ amount }) => amount)) +
    sum(disputes.filter(isOf).map((dispute) => dispute.gone))
  );
}

/** Makes a refund smaller; one of which nothing is left is superseded. Returns by how much. */
function reduce(refund: Writable<BookedRefund>, by: number): number {
  const part = Math.min(refund.amount, by);
  if (part === refund.amount) refund.status = 'superseded';
  else refund.amount -= part;
  return part;
}

/**
 * Money has reached the guest by other means: it counts first towards owed refunds that nobody has asked for yet, of
 * the same payment before others. Returns how much of it did. `onlyOf`: of the same payment alone.
 */
export function coverOwed(
  books: OpenBooks,
  amount: number,
  of: { paymentId: string; onlyOf?: true; but?: string },
): number {
  const owed = books.refunds.filter(
    (refund) =>
      isOwed(refund) &&
      refund.refund_id !== of.but &&
      (refund.status === 'unpayable' || refund.asked_amount === null) &&
      (of.onlyOf === undefined || refund.payment_id === of.paymentId),
  );
  const inOrder = owed.toSorted(
    (one, other) => Number(other.payment_id === of.paymentId) - Number(one.payment_id === of.paymentId),
  );
  let left = amount;
  for (const refund of inOrder) left -= reduce(refund, left);
  return amount - left;
}

/**
 * Makes the claims on each payment fit into what was captured: owed refunds give way to what has happened, and a
 * dispute counts no more than what was left. False where even then more went than came: the gateway has to be asked.
 */
export function fitIntoCaptured(books: OpenBooks): boolean {
  return books.payments.every(({ payment_id: paymentId, amount }) => {
    let excess = gone(books, paymentId) - amount;
    const ofIt = books.refunds.filter((refund) => refund.payment_id === paymentId);
    const owed = ofIt.filter(isOwed).toSorted((one, other) => Number(isAsked(one)) - Number(isAsked(other)));
    for (const refund of owed) if (excess > 0) excess -= reduce(refund, excess);
    for (const dispute of books.disputes.filter((one) => one.payment_id === paymentId)) {
      const part = Math.max(0, Math.min(dispute.gone, excess));
      dispute.gone -= part;
      excess -= part;
    }
    // Parts of a unit that were each counted whole are at most one unit for each refund.
    const counted = ofIt.filter((refund) => refund.origin === 'gateway' && isClaim(refund));
    if (excess > 0 && excess <= counted.length && toGatewayUnits(1, books.currency) > 1)
      for (const refund of counted) {
        const part = Math.min(1, refund.amount, excess);
        refund.amount -= part;
        excess -= part;
      }
    return excess <= 0;
  });
}

const isAsked = ({ asked_amount: asked }: BookedRefund): boolean => asked !== null;

/** Sets the sum kept: of a booking that has ended, all that is left; of another, at most that. */
export function restateKept(books: OpenBooks): void {
  const left = sum(books.payments.map(({ amount }) => amount)) + books.atProperty - gone(books);
  books.kept = books.isOver ? left : Math.min(books.kept, left);
}
