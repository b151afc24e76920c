import type { MinorUnits } from '../currency/currency.types.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import type { InvoiceTax } from '../invoice/invoice.types.ts';
import type { CarriedLine, EntryDocument, RevenuePart } from './bookkeeping.types.ts';
import type { RateShare } from './rate-shares.ts';

/** Revenue of a group of lines that was entered, with its taxes; below 0 where more was taken back. */
export interface EnteredRevenue {
  readonly group: string;
  readonly part: RevenuePart;
  readonly taxes: readonly InvoiceTax[];
  readonly gross: MinorUnits;
}

/** Advances that were entered and are not used, with their taxes. */
export interface EnteredAdvance {
  readonly taxes: readonly InvoiceTax[];
  readonly gross: MinorUnits;
}

/** A stay as its entries are made. */
export interface StayAccount {
  readonly bookingId: string;
  readonly reference: string;
  /** What closed days carry of it, all of them up to the last of those that are entered. */
  readonly lines: readonly CarriedLine[];
  /** The first day that the house's books have: what is before it is in no entry. */
  readonly begins: LocalDate;
  /** What entries of days before have of it. */
  readonly entered: {
    readonly revenue: readonly EnteredRevenue[];
    readonly advances: readonly EnteredAdvance[];
    /** By a group of lines, the last entry of it. */
    readonly entries: ReadonlyMap<string, string>;
  };
  /** How a price divides by its taxes as invoices say it; empty where nothing says so but the lines themselves. */
  readonly sharesOf: (group: string) => readonly RateShare[];
  /** Whether a tax, by the name that lines have, is the town's and outside value added tax. */
  readonly isLevy: (name: string) => boolean;
  /** The taxes that are due on an advance as it is received. */
  readonly advanceTaxes: readonly InvoiceTax[];
  /** Its invoices and credit notes, the oldest first; never a pro forma. */
  readonly papers: readonly EntryDocument[];
}

/** The lines of one price: a night of a stay, what was posted by hand, a fee. Money is by itself. */
export function groupOf({ key, kind }: Pick<CarriedLine, 'key' | 'kind'>): string {
  if (kind === 'tax') return key.slice(0, key.indexOf(':tax:'));
  return key.startsWith('night:') ? key.slice(0, key.lastIndexOf(':')) : key;
}

export const isMoney = ({ kind }: Pick<CarriedLine, 'kind'>): boolean => kind === 'payment' || kind === 'refund';
