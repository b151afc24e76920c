import type { LocalDate } from '../dates/local-date.types.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import type { WayAtProperty } from '../payment-ways/payment-ways.ts';

/**
 * What a line of a folio is. `night` is a room's night, or its hours; `adjustment` an offer, a code, an agreed price or what
 * the property takes off or puts on by hand; `transfer` a part of a line that another payer or another stay has taken over.
 */
export const folioLineKinds = [
  'night',
  'tax',
  'extra',
  'fee',
  'adjustment',
  'transfer',
  'payment',
  'refund',
  'deposit_held',
  'deposit_kept',
  'deposit_returned',
] as const;

export type FolioLineKind = (typeof folioLineKinds)[number];

/** The payer that every folio has: whoever booked. */
export const guestPayer = 'guest';

/** What a payer of a folio is. */
export const payerKinds = ['guest', 'company', 'other'] as const;

export type PayerKind = (typeof payerKinds)[number];

/** Where a line comes from: the agreed bill, the ledger of payments, or a hand at the desk. */
export const folioSources = ['agreed', 'ledger', 'posted'] as const;

/** What people put on a folio by hand. */
export const postedKinds = ['extra', 'fee', 'adjustment'] as const satisfies readonly FolioLineKind[];

/** What a line is for. */
export interface FolioSubject {
  /** Place of the room in the booking, from 0; absent of what is for the whole stay. */
  readonly room?: number | undefined;
  /** Id of the room type, extra, fee, tax or offer. */
  readonly id?: string | undefined;
  /** In words, where the line has some of its own. */
  readonly name?: string | undefined;
  readonly quantity?: number | undefined;
}

/** The tax that is in a line's amount. */
export interface TaxWithin {
  readonly name: string;
  /** Percent of the price before it. */
  readonly percent: number;
  readonly amount: MinorUnits;
}

/** A line of the account of a stay. */
export interface FolioLine {
  /** The same whenever the folio is read: of what was agreed by its place on the bill, of money by its payment. */
  readonly id: string;
  readonly kind: FolioLineKind;
  /** The hotel's day on which it counts. */
  readonly day: LocalDate;
  /** Above 0 where more is owed by it, below 0 where less is. */
  readonly amount: MinorUnits;
  readonly payerId: string;
  readonly source: (typeof folioSources)[number];
  readonly subject: FolioSubject;
  readonly taxWithin?: TaxWithin | undefined;
  /** The line that it takes back. */
  readonly reverses?: string | undefined;
  /** Of a transfer: the line of which it moves a part. */
  readonly movedFrom?: string | undefined;
  /** Of a transfer to or from another stay: that one's booking. */
  readonly otherBooking?: string | undefined;
  readonly reason?: string | undefined;
  /** The day for which it was meant, which the house had closed. */
  readonly meantFor?: LocalDate | undefined;
  /** How money came or went. */
  readonly method?: 'online' | WayAtProperty | undefined;
}

/** The balance of a folio's lines, or of one payer of it; minor units, none below 0 but `balance`. */
export interface FolioBalance {
  /** What the stay costs, with all that was posted. */
  readonly charges: MinorUnits;
  readonly paid: MinorUnits;
  /** Of what was paid, what has gone back or was taken back by a bank. */
  readonly givenBack: MinorUnits;
  /** `charges` - `paid` + `givenBack`. Below 0 where the property owes. */
  readonly balance: MinorUnits;
  /** What the guest still owes. `toPay` - `toGiveBack` = `balance`. */
  readonly toPay: MinorUnits;
  /** What the property owes the guest, on its way or not. */
  readonly toGiveBack: MinorUnits;
}
