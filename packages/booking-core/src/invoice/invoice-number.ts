import { requireCount } from '../defect/require.ts';
import type { LocalDate } from '../dates/local-date.types.ts';

/** India: at most 16 characters of letters, digits, hyphen and slash (CGST Rules, rule 46(b)). */
const mostInIndia = 16;
const mostElsewhere = 40;
const leastDigits = 4;

/** Where a fiscal year begins, MM-DD; the calendar's year where nothing is said. Nepal's needs its own calendar. */
const yearBegins: Readonly<Record<string, string>> = { IN: '04-01' };

/** The fiscal year of a day: its first day, and what numbers call it (`2026`, `26-27`). */
export interface FiscalYear {
  readonly from: LocalDate;
  readonly label: string;
}

export function fiscalYearOf(country: string | undefined, on: LocalDate): FiscalYear {
  const begins = yearBegins[country ?? ''] ?? '01-01';
  const year = Number(on.slice(0, 4)) - (on.slice(5) < begins ? 1 : 0);
  const label = begins === '01-01' ? String(year) : `${twoDigits(year)}-${twoDigits(year + 1)}`;
  return { from: `${String(year).padStart(4, '0')}-${begins}` as LocalDate, label };
}

const twoDigits = (year: number): string => String(year % 100).padStart(2, '0');

/** The prefix of a series: what stands first in its numbers. */
const prefix = /^[A-Z0-9]{1,10}$/;

/** Whether a prefix can be set: in India its millionth number still has 16 characters. */
export const isPrefix = (country: string | undefined, text: string): boolean =>
  prefix.test(text) &&
  numberOf({ prefix: text, year: { label: country === 'IN' ? '26-27' : '2026' } }, 999_999).length <= mostOf(country);

const mostOf = (country: string | undefined): number => (country === 'IN' ? mostInIndia : mostElsewhere);

/** The number of the `serial`th paper of a series, `GOA/26-27/0042`; serials begin with 1. */
export const numberOf = (
  series: { readonly prefix: string; readonly year: Pick<FiscalYear, 'label'> },
  serial: number,
): string =>
  `${series.prefix}/${series.year.label}/${String(requireCount(serial, 'serial')).padStart(leastDigits, '0')}`;

/** Whether a number has no more characters than the law of the country lets it have. */
export const isNumberShortEnough = (country: string | undefined, number: string): boolean =>
  number.length <= mostOf(country);
