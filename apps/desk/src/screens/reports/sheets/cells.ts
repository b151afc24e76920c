import type { Report } from '@latchkey/api-contract/types';
import { decimalsOf } from '@latchkey/booking-core/currency';
import { formatDate, formatDateRange, formatMonth } from '@latchkey/format/date';
import { formatMoney } from '@latchkey/format/money';
import { formatNumber, formatPercent } from '@latchkey/format/number';
import { lastOfMonth } from '@latchkey/booking-core/reports';
import type { Locale } from '@latchkey/site/urls';
import type { SheetCell, SheetRow } from './sheet.types.ts';

const dash: SheetCell = { text: '–', value: '' };

/** The cells of a report in one language and currency. */
export interface Cells {
  readonly word: (text: string, to?: string) => SheetCell;
  readonly count: (count: number) => SheetCell;
  /** A count with its sign. */
  readonly change: (count: number | null) => SheetCell;
  readonly money: (amount: number | null) => SheetCell;
  /** Of thousandths. */
  readonly share: (thousandths: number | null) => SheetCell;
  /** Of tenths. */
  readonly mean: (tenths: number | null) => SheetCell;
  readonly span: (span: Pick<Report, 'from' | 'to'>) => SheetCell;
}

export function cellsOf(currency: Report['currency'], locale: Locale): Cells {
  const scale = 10 ** decimalsOf(currency);
  const number = (value: number, decimals = 0): SheetCell => ({
    text: formatNumber(value, locale, { least: decimals }),
    value,
  });
  return {
    word: (text, to) => ({ text, value: text, ...(to === undefined ? {} : { to }) }),
    count: (count) => number(count),
    change: (count) =>
      count === null
        ? dash
        : { text: `${count > 0 ? '+' : ''}${formatNumber(count, locale).replace('-', '\u2212')}`, value: count },
    money: (amount) =>
      amount === null ? dash : { text: formatMoney(amount, currency, locale), value: amount / scale },
    share: (thousandths) =>
      thousandths === null ? dash : { text: formatPercent(thousandths / 10, locale), value: thousandths / 10 },
    mean: (tenths) => (tenths === null ? dash : number(tenths / 10, 1)),
    span: (span) => ({
      text: spanSaid(span, locale),
      value: span.from === span.to ? span.from : `${span.from}/${span.to}`,
    }),
  };
}

/** A day, a whole month by its name, or two dates. */
export function spanSaid({ from, to }: Pick<Report, 'from' | 'to'>, locale: Locale): string {
  if (from === to) return formatDate(from, locale);
  if (from.endsWith('-01') && to === lastOfMonth(from)) return formatMonth(from, locale);
  return formatDateRange(from, to, locale);
}

/** Rows with a bar each, as long as its part of the largest. */
export function withBars<Row>(
  rows: readonly Row[],
  of: (row: Row) => number,
  drawn: (row: Row) => SheetRow,
): SheetRow[] {
  const most = Math.max(1, ...rows.map(of));
  return rows.map((row) => ({ ...drawn(row), bar: Math.max(0, of(row)) / most }));
}
