import type { MinorUnits } from '../currency/currency.types.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import { depositKeptAccount, moneyAccount } from './account-key.ts';
import type { DraftEntry } from './bookkeeping.types.ts';

/** Money of a security deposit that moved in a day. A sum that is only held on a card has not moved. */
export interface DepositMove {
  readonly bookingId: string;
  readonly reference: string;
  /** The number of the event that says so, which a booking has once. */
  readonly sequence: number;
  /** The gateway that took it, or paid it back. */
  readonly way: string;
  /** Above 0 where the house kept it, below 0 where it went back. */
  readonly amount: MinorUnits;
}

/** The entries of a day's deposits. A sum kept for damage is other income outside value added tax, and pays no bill. */
export const depositEntries = (day: LocalDate, moves: readonly DepositMove[]): readonly DraftEntry[] =>
  moves.map(({ bookingId, reference, sequence, way, amount }) => ({
    kind: amount > 0 ? 'deposit-kept' : 'deposit-returned',
    day,
    source: `deposit:${bookingId}:${sequence}`,
    bookingId,
    reference,
    document: { kind: 'booking', number: reference, date: day, party: null },
    legs: [
      {
        head: moneyAccount(way),
        other: depositKeptAccount,
        side: amount > 0 ? 'debit' : 'credit',
        amount: Math.abs(amount),
        taxes: [],
        taxedSide: 'other',
      },
    ],
    serviceDate: null,
    payment: { way, ref: String(sequence) },
    reverses: null,
  }));
