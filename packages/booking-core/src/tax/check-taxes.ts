import type { MinorUnits } from '../currency/currency.types.ts';
import { CoreError } from '../defect/core-error.ts';
import { requireCount, requireInteger, requirePercent } from '../defect/require.ts';
import { checkDays } from './check-days.ts';
import type { TaxEntry } from './tax.types.ts';

/**
 * Throws where a property's taxes cannot be computed: a figure or bound that is negative or no whole number (`negative`,
 * `not_an_integer`), a band or period that ends before it begins (`out_of_range`, `reversed_dates`), an unknown
 * `useIndex` (`unknown_tax_index`), taxes that stand on each other in a circle (`tax_cycle`). What a tax says of its
 * scope is `checkScopes`' to judge, once, when a property is loaded: a browser need not have it.
 */
export function checkTaxes(taxes: readonly TaxEntry[]): void {
  taxes.forEach((tax, position) => {
    const argument = `taxes[${position}]`;
    requireInteger(tax.index, `${argument}.index`);
    if (tax.taxType === 'percentage') requirePercent(tax.tax, `${argument}.tax`);
    else requireCount(tax.tax, `${argument}.tax`);
    checkBounds(tax, argument);
    checkDays(tax, 'validFrom', 'validTo', argument);
    if (tax.useIndex !== null && !taxes.some((other) => other.index === tax.useIndex))
      throw new CoreError('unknown_tax_index', `${argument}.useIndex`);
    if (standsOnItself(tax.index, tax.useIndex, taxes)) throw new CoreError('tax_cycle', `${argument}.useIndex`);
  });
}

/**
 * The first tax of a fixed amount that is part of the price and above it: the price cannot contain it. A hotel with
 * such a tax is refused when it is loaded. Null where there is none. `lowestPrice` is of one night.
 */
export function fixedTaxAbove(taxes: readonly TaxEntry[], lowestPrice: MinorUnits): TaxEntry | null {
  const isAbove = (tax: TaxEntry): boolean => tax.inclusive && tax.taxType === 'fixed' && tax.tax > lowestPrice;
  return taxes.find(isAbove) ?? null;
}

function checkBounds({ priceFrom, priceAbove = null, priceTo }: TaxEntry, argument: string): void {
  if (priceFrom !== null) requireCount(priceFrom, `${argument}.priceFrom`);
  if (priceAbove !== null) requireCount(priceAbove, `${argument}.priceAbove`);
  if (priceAbove !== null && priceFrom !== null) throw new CoreError('contradiction', `${argument}.priceAbove`);
  const least = priceAbove === null ? (priceFrom ?? 0) : priceAbove + 1;
  if (priceTo !== null && requireCount(priceTo, `${argument}.priceTo`) < least)
    throw new CoreError('out_of_range', `${argument}.priceTo`);
}

function standsOnItself(
  index: number,
  next: number | null,
  taxes: readonly TaxEntry[],
  seen: readonly (number | null)[] = [],
): boolean {
  if (seen.includes(next)) return false;
  if (next === index) return true;
  return taxes.some((tax) => tax.index === next && standsOnItself(index, tax.useIndex, taxes, [...seen, next]));
}
