import { allocateByWeights } from '../arithmetic/allocate.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import { addDays } from '../dates/local-date.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import { CoreError } from '../defect/core-error.ts';
import { requireCount } from '../defect/require.ts';

/** How a property lets guests buy now and pay later (`bnplConfig`). */
export interface BuyNowPayLater {
  /** Equal parts, at least 2. */
  readonly instalments: number;
  /** Days between two instalments. */
  readonly everyDays: number;
  /** The lowest total for which instalments are offered. */
  readonly from: MinorUnits;
}

/** One part of a total and the day it is due. */
export interface Instalment {
  readonly dueOn: LocalDate;
  readonly amount: MinorUnits;
}

/**
 * A total in equal parts, the first due on `bookedOn`; units that cannot be shared are in the first parts, and the parts
 * add up to the total. Empty where the total is below the property's least. Throws `out_of_range` for fewer than 2 parts
 * or days.
 */
export function instalmentsOf(total: MinorUnits, terms: BuyNowPayLater, bookedOn: LocalDate): Instalment[] {
  if (requireCount(terms.instalments, 'terms.instalments') < 2)
    throw new CoreError('out_of_range', 'terms.instalments');
  if (requireCount(terms.everyDays, 'terms.everyDays') < 1) throw new CoreError('out_of_range', 'terms.everyDays');
  if (requireCount(total, 'total') < terms.from) return [];
  const equal = Array.from({ length: terms.instalments }, () => 1);
  return allocateByWeights(total, equal).map((amount, position) => ({
    dueOn: addDays(bookedOn, position * terms.everyDays),
    amount,
  }));
}
