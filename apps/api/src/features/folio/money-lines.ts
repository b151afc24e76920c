import type { LocalDate } from '@latchkey/booking-core/dates';
import { type FolioLine, guestPayer } from '@latchkey/booking-core/folio';
import type { BookingEventType } from '../../database/booking-event-type.ts';
import type { DepositRow, PaymentRow, PropertyEntry } from '../ledger/ledger.ts';
import type { DisputeRow, RefundRow } from '../refunds/refunds.ts';

/** A security deposit with the moments at which something happened to it; of several like it, the last one. */
export interface PastDeposit extends DepositRow {
  readonly moments: ReadonlyMap<BookingEventType, Date>;
}

/** What the ledger has of a booking. */
export interface LedgerOfBooking {
  /** The captured ones. */
  readonly payments: readonly PaymentRow[];
  readonly refunds: readonly RefundRow[];
  readonly disputes: readonly DisputeRow[];
  readonly entries: readonly PropertyEntry[];
  readonly deposit: PastDeposit | undefined;
}

/** A line of a folio that says when it was written, and by whom. */
export interface WrittenLine extends FolioLine {
  readonly at?: Date;
  readonly by?: string | undefined;
}

/**
 * The lines of money that has moved: payments lower the balance, money back raises it. A promise becomes a line when
 * the money arrives. A payment at the property that was taken back is reversed by a line of its own.
 */
export function moneyLines(
  { payments, refunds, disputes, entries, deposit }: LedgerOfBooking,
  dayOf: (at: Date) => LocalDate,
): WrittenLine[] {
  const line = (
    of: Omit<WrittenLine, 'payerId' | 'source' | 'subject' | 'day'> & { payer?: string | null; at: Date },
  ) => {
    const { payer, ...rest } = of;
    return { ...rest, day: dayOf(of.at), payerId: payer ?? guestPayer, source: 'ledger' as const, subject: {} };
  };
  return [
    ...payments.map(({ payment_id: id, amount, created_at: at }) =>
      line({ id: `payment:${id}`, kind: 'payment', amount: -amount, method: 'online', at }),
    ),
    ...refunds
      .filter(({ status }) => status === 'processed')
      .map(({ refund_id: id, amount, reason, created_at: at }) =>
        line({ id: `refund:${id}`, kind: 'refund', amount, method: 'online', reason, at }),
      ),
    ...disputes
      .filter(({ gone }) => gone > 0)
      .map(({ gateway_dispute_id: id, gone, changed_at: at }) =>
        line({ id: `dispute:${id}`, kind: 'refund', amount: gone, method: 'online', reason: 'dispute_lost', at }),
      ),
    ...entries.flatMap(
      ({ entry_id: id, kind, amount, method, reverses, author_name: by, payer_id: payer, created_at: at }) => {
        const way = { ...(method === null ? {} : { method }), by: by ?? undefined, payer, at };
        if (kind === 'payment') return [line({ id: `payment:${id}`, kind: 'payment', amount: -amount, ...way })];
        if (kind === 'given_back') return [line({ id: `refund:${id}`, kind: 'refund', amount, ...way })];
        if (kind === 'owed') return [];
        return [line({ id: `payment:${id}`, kind: 'payment', amount, reverses: `payment:${reverses ?? ''}`, ...way })];
      },
    ),
    ...depositLines(deposit, line),
  ];
}

type Line = (of: Omit<WrittenLine, 'payerId' | 'source' | 'subject' | 'day'> & { at: Date }) => WrittenLine;

/** A deposit's sums held on a card, taken and let go: they count towards no bill. */
function depositLines(deposit: PastDeposit | undefined, line: Line): WrittenLine[] {
  if (deposit === undefined) return [];
  const { state, amount, captured, given_back: givenBack, created_at: begins, moments, reason } = deposit;
  const at = (...types: readonly BookingEventType[]): Date =>
    types.map((type) => moments.get(type)).find((moment) => moment !== undefined) ?? begins;
  // A deposit that is let go before it was held has no event of that.
  const isOver = state === 'captured' || moments.has('deposit_let_go') || moments.has('deposit_ended');
  const isHeld = state === 'held' || state === 'capturing' || state === 'letting_go' || isOver;
  const taken = state === 'captured' ? captured : 0;
  const why = reason === null ? {} : { reason };
  const ends = at('deposit_captured', 'deposit_let_go', 'deposit_ended');
  return [
    ...(isHeld ? [line({ id: 'deposit:held', kind: 'deposit_held', amount, at: at('deposit_held') })] : []),
    line({ id: 'deposit:kept', kind: 'deposit_kept', amount: taken, ...why, at: ends }),
    ...(isOver ? [line({ id: 'deposit:returned', kind: 'deposit_returned', amount: amount - taken, at: ends })] : []),
    line({
      id: 'deposit:given-back',
      kind: 'deposit_returned',
      amount: givenBack,
      at: at('deposit_given_back', 'dispute_lost'),
    }),
  ].filter((one) => one.amount > 0);
}
