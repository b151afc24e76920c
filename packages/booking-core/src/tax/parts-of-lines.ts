import type { MinorUnits } from '../currency/currency.types.ts';
import { partsOfLine } from './compute-taxes.ts';
import { taxTable } from './tax-table.ts';
import type { TaxableNight, TaxEntry, TaxLine } from './tax.types.ts';

/**
 * Each line of `taxLinesOn` divided over the nights that it was charged on, in their order: parts are whole and add up to
 * the line. A line of 0 has no parts.
 */
export function partsOfLines(
  lines: readonly TaxLine[],
  taxes: readonly TaxEntry[],
  nights: readonly TaxableNight[],
): readonly { readonly line: TaxLine; readonly parts: readonly MinorUnits[] }[] {
  const sets = taxTable(taxes).setsOn(nights);
  return lines.flatMap((line) => {
    const tax = taxes.find(({ id }) => id === line.taxId);
    return tax === undefined || line.amount === 0 ? [] : [{ line, parts: partsOfLine(line, tax, sets, nights) }];
  });
}
