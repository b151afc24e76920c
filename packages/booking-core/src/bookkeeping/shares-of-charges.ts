import type { Charge, InvoiceTax } from '../invoice/invoice.types.ts';
import type { PriceShare } from '../invoice/divided-price.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import type { RevenuePart } from './bookkeeping.types.ts';
import type { RateShare } from './rate-shares.ts';

/** A levy without tax is the town's; every other charge is revenue. */
const isRevenue = ({ kind, taxes }: Charge): boolean => kind !== 'levy' || taxes.length > 0;

/** What is in the price of a night beside lodging is of no room. */
const partOf = ({ kind, description: { share } }: Charge): RevenuePart =>
  kind === 'night' && (share === undefined || share === 'lodging') ? 'room' : 'other';

/**
 * How a night divides by its taxes as the invoice of its stay does: by its own charges, and by those of the whole stay, of
 * which each night has an even part.
 */
export function sharesOfNight(charges: readonly Charge[], night: LocalDate): readonly RateShare[] {
  const nights = Math.max(1, new Set(charges.filter(({ kind }) => kind === 'night').map(({ day }) => day)).size);
  const own = charges.filter(
    (charge) => isRevenue(charge) && (charge.kind !== 'night' || charge.day === night || charge.day === null),
  );
  const sums = new Map<string, RateShare>();
  for (const charge of own) {
    const part = partOf(charge);
    const key = JSON.stringify([part, charge.taxes]);
    const isOfNight = charge.kind === 'night' && charge.day !== null;
    const weight = (sums.get(key)?.weight ?? 0) + charge.gross * (isOfNight ? nights : 1);
    sums.set(key, { part, taxes: charge.taxes, weight });
  }
  return [...sums.values()].map((share) => ({ ...share, weight: Math.max(0, share.weight) }));
}

/** How a price that was posted by hand divides: by the taxes in it, or as the house says of such an extra. */
export const sharesOfPosted = (
  part: RevenuePart,
  taxes: readonly InvoiceTax[],
  shares: readonly PriceShare[] = [],
): readonly RateShare[] =>
  shares.length > 0
    ? shares.map(({ taxes: own, percent }) => ({ part, taxes: own, weight: Math.round(percent * 1000) }))
    : taxes.length > 0
      ? [{ part, taxes, weight: 1 }]
      : [];
