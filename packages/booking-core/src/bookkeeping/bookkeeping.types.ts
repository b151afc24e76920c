import type { DayLine } from '../counter/day-lines.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import type { InvoiceTax } from '../invoice/invoice.types.ts';

/** What of a house's revenue a sum is: of rooms, of anything beside them, or a fee. */
export const revenueParts = ['room', 'other', 'fee'] as const;
export type RevenuePart = (typeof revenueParts)[number];

/** What a house says by an account of its own: `guests`, `revenue:room:7`, `tax:MwSt.:7`, `levy:Kurtaxe`, `money:cash`. */
export type AccountKey = string;

/** A line of a day's account with the day that carries it. */
export interface CarriedLine extends DayLine {
  readonly day: LocalDate;
}

/** A tax in a sum. */
export interface TaxInSum extends InvoiceTax {
  readonly amount: MinorUnits;
}

/** Two accounts and the sum between them; taxes are within it, on the side of one of the two. */
export interface Leg {
  /** The account that the entry is on: guests, money, advances. */
  readonly head: AccountKey;
  readonly other: AccountKey;
  /** What the head is; the other one is the reverse. */
  readonly side: 'debit' | 'credit';
  /** With its taxes, above 0. */
  readonly amount: MinorUnits;
  readonly taxes: readonly TaxInSum[];
  /** Which of the two has the taxes in it. */
  readonly taxedSide: 'head' | 'other';
}

/** What an entry tells. */
export type EntryKind =
  | 'charge'
  | 'correction'
  | 'advance-used'
  | 'advance-owed'
  | 'payment'
  | 'refund'
  | 'deposit-kept'
  | 'deposit-returned'
  | 'over-short'
  | 'cash-in'
  | 'cash-out'
  | 'cash-drop';

/** The paper that an entry is of. */
export interface EntryDocument {
  readonly kind: 'invoice' | 'credit-note' | 'booking' | 'drawer';
  readonly number: string;
  readonly date: LocalDate;
  /** A company, where the paper is to one. Guests are in no book: the booking names them. */
  readonly party: { readonly name: string; readonly taxId: string | null } | null;
}

/** An entry before it has its id. Its debits are its credits. */
export interface DraftEntry {
  readonly kind: EntryKind;
  /** The closed day that carries it. */
  readonly day: LocalDate;
  /** What of the day it is, once in each day: the lines that it is made of. */
  readonly source: string;
  /** Null of what no stay is about. */
  readonly bookingId: string | null;
  readonly reference: string | null;
  readonly document: EntryDocument;
  readonly legs: readonly Leg[];
  /** The night that it is for. */
  readonly serviceDate: LocalDate | null;
  readonly payment: { readonly way: string; readonly ref: string } | null;
  /** The entry of which it takes something back. */
  readonly reverses: string | null;
}

export interface Entry extends DraftEntry {
  readonly id: string;
}

/** One side of an entry on one account. */
export interface Posting {
  readonly account: AccountKey;
  readonly debit: MinorUnits;
  readonly credit: MinorUnits;
  /** Of a sum with taxes: these, on accounts of their own beside it. */
  readonly taxes: readonly TaxInSum[];
  /** Of a tax: its rate. */
  readonly rate: number | null;
}
