import type { RateGrid } from '@latchkey/api-contract/types';
import { decimalsOf } from '@latchkey/booking-core/currency';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { FigureValue } from '../../figures/figures.ts';
import type { FigureLine, Line } from '../../figures/lines.ts';
import type { Shown } from './filled.ts';
import type { Edges } from './range.ts';

/** Cells as rows for a spreadsheet: plain numbers with the language’s decimal mark, 1 and 0 of what is closed or not. */
export function copied(
  { top, bottom, first, last }: Edges,
  {
    lines,
    dates,
    shown,
    currency,
    mark,
  }: {
    readonly lines: readonly Line[];
    readonly dates: readonly LocalDate[];
    readonly shown: Shown;
    readonly currency: RateGrid['currency'];
    readonly mark: '.' | ',';
  },
): string[][] {
  return lines.slice(top, bottom + 1).map((line) =>
    dates.slice(first, last + 1).map((date) => {
      const figure = line.kind === 'figure' ? shown(line, date) : null;
      return line.kind === 'figure' && figure !== null ? cellText(line, figure.value, decimalsOf(currency), mark) : '';
    }),
  );
}

function cellText({ field }: FigureLine, value: FigureValue, decimals: number, mark: string): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (field !== 'priceForPax' && field !== 'extraAdult' && field !== 'extraChild') return String(value);
  if (decimals === 0) return String(value);
  const digits = String(value).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}${mark}${digits.slice(-decimals)}`;
}
