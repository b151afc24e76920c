import { addDays } from '../dates/local-date.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import type { TaxEntry } from './tax.types.ts';

/** A span of dates on which the same rules are valid: from its first day until the next one's. */
export interface TaxPeriod {
  readonly from: string;
  readonly rules: readonly TaxEntry[];
}

/** Before every date, in the order of texts. */
const always = '';
const lastOfAll = '9999-12-31' as LocalDate;

/** All spans of dates, the latest first: a property keeps its old rates for years. */
export function periodsOf(taxes: readonly TaxEntry[]): TaxPeriod[] {
  const starts = new Set<string>([always]);
  for (const { validFrom, validTo } of taxes) {
    starts.add(validFrom ?? always);
    const last = validTo ?? lastOfAll;
    if (last < lastOfAll) starts.add(addDays(last, 1));
  }
  return [...starts]
    .toSorted()
    .toReversed()
    .map((from) => ({
      from,
      rules: taxes.filter(
        (tax) => (tax.validFrom === null || tax.validFrom <= from) && (tax.validTo === null || from <= tax.validTo),
      ),
    }));
}
