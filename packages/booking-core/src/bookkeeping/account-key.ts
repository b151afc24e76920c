import type { InvoiceTax } from '../invoice/invoice.types.ts';
import type { AccountKey, RevenuePart } from './bookkeeping.types.ts';

/** What guests owe. */
export const guestsAccount = 'guests';
/** What a drawer has too much or too little. */
export const overShortAccount = 'over-short';
/** Sums kept of guests' security deposits. */
export const depositKeptAccount = 'deposit-kept';

/** The rate of several taxes on one sum, in percent. */
export const rateOf = (taxes: readonly InvoiceTax[]): number =>
  Number(taxes.reduce((sum, { rate }) => sum + rate, 0).toFixed(4));

export const revenueAccount = (part: RevenuePart, taxes: readonly InvoiceTax[]): AccountKey =>
  `revenue:${part}:${rateOf(taxes)}`;

export const advancesAccount = (taxes: readonly InvoiceTax[]): AccountKey => `advances:${rateOf(taxes)}`;

export const levyAccount = (name: string): AccountKey => `levy:${name}`;

export const moneyAccount = (way: string): AccountKey => `money:${way}`;

/** A tax that is due; of an advance it is due before the stay, on an account of its own. */
export const taxAccount = ({ name, rate }: InvoiceTax, isOfAdvance: boolean): AccountKey =>
  `${isOfAdvance ? 'advance-tax' : 'tax'}:${name}:${rate}`;

/** Whether an account is that of advances, whose taxes are kept apart. */
export const isAdvances = (account: AccountKey): boolean => account.startsWith('advances:');

/** Whether taxes are posted on it. */
export const isTax = (account: AccountKey): boolean => account.startsWith('tax:') || account.startsWith('advance-tax:');
