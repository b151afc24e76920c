import { percentOf, feeSumOf, keepableOf } from '../cancellation/fee.ts';
import type { Fee, StayPrice } from '../cancellation/cancellation.types.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import { refundFor } from './refund.ts';

/**
 * What becomes of the nights that a guest who leaves early does not stay: the property keeps what the terms say, nothing,
 * all that may be kept, or a sum of its own.
 */
export const keepChoices = ['terms', 'nothing', 'all', 'sum'] as const;
export type KeepChoice = (typeof keepChoices)[number];

/** A stay that its guest ends before its last night. */
export interface EarlyDeparture {
  /** What the stay costs as booked, and what its nights until now cost. */
  readonly before: StayPrice;
  readonly after: StayPrice;
  /** What cancelling cost at the last moment at which it was possible: `lastFeeOf`. */
  readonly fee: Fee;
  /** What cancelling costs at least, by earlier changes; 0 where there were none. */
  readonly leastFee: MinorUnits;
}

/** What can be kept of the nights that are not stayed, minor units. */
export interface KeptOfNights {
  /** By the terms that were agreed. */
  readonly byTerms: MinorUnits;
  /** What they cost, without the taxes that are owed for staying. */
  readonly most: MinorUnits;
}

/**
 * The fee of nights that a guest does not stay: of these as of a part that is cancelled at the last moment, so that
 * nights which the fee is of and the guest has stayed are not paid for twice. Taxes that are owed for staying fall away.
 */
export function keptOfNights({ before, after, fee, leastFee }: EarlyDeparture): KeptOfNights {
  const setFree = Math.max(0, before.total - after.total);
  const returnedTaxes = Math.min(setFree, Math.max(0, (before.returnedTaxes ?? 0) - (after.returnedTaxes ?? 0)));
  const most = setFree - returnedTaxes;
  const ofNights: Fee =
    percentOf(fee) === null ? { amount: Math.max(0, feeSumOf(fee, before) - feeSumOf(fee, after)) } : fee;
  const reached = Math.max(0, Math.max(leastFee, feeSumOf(fee, before)) - keepableOf(after));
  const kept = refundFor({ total: setFree, returnedTaxes, paid: 0, fee: ofNights, leastFee: reached, mostOnline: 0 });
  return { byTerms: Math.min(most, kept.fee), most };
}

/** What a choice keeps, or null where a sum of the property's own is more than may be kept. */
export function keptBy(choice: KeepChoice, { byTerms, most }: KeptOfNights, sum: MinorUnits): MinorUnits | null {
  switch (choice) {
    case 'terms':
      return byTerms;
    case 'nothing':
      return 0;
    case 'all':
      return most;
    case 'sum':
      return sum >= 0 && sum <= most ? sum : null;
  }
}
