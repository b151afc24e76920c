import { CoreError } from '../defect/core-error.ts';
import { requireCount, requireInteger, requirePercent } from '../defect/require.ts';
import type { TaxEntry } from './tax.types.ts';

/**
 * Throws where a property's taxes cannot be computed: a negative or fractional figure, a `useIndex` that names no tax
 * (`unknown_tax_index`), taxes that stand on each other in a circle (`tax_cycle`).
 */
export function checkTaxes(taxes: readonly TaxEntry[]): void {
  taxes.forEach((tax, position) => {
    const argument = `taxes[${position}]`;
    requireInteger(tax.index, `${argument}.index`);
    if (tax.taxType === 'percentage') requirePercent(tax.tax, `${argument}.tax`);
    else requireCount(tax.tax, `${argument}.tax`);
    if (tax.useIndex !== null && !taxes.some((other) => other.index === tax.useIndex))
      throw new CoreError('unknown_tax_index', `${argument}.useIndex`);
    if (standsOnItself(tax.index, tax.useIndex, taxes)) throw new CoreError('tax_cycle', `${argument}.useIndex`);
  });
}

function standsOnItself(
  index: number,
  next: number | null,
  taxes: readonly TaxEntry[],
  seen: readonly number[] = [],
): boolean {
  if (next === null || seen.includes(next)) return false;
  if (next === index) return true;
  return taxes.some((tax) => tax.index === next && standsOnItself(index, tax.useIndex, taxes, [...seen, next]));
}
