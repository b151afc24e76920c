import { weekdayOf, type LocalDate } from '@latchkey/booking-core/dates';
import { calendarNames } from './calendar-names.ts';
import type { Locale } from '@latchkey/booking-core/language';

/** How a date is written: `short` Fri 27 Nov · `long` Friday 27 November · `full` Friday 27 November 2026 · `day` 27 Nov · `short-year` Fri 27 Nov 2026. */
export type DateStyle = 'short' | 'long' | 'full' | 'day' | 'short-year';

/** A date in words, in the order day, month, year in every language. */
export function formatDate(date: LocalDate, locale: Locale, style: DateStyle = 'short'): string {
  const isLong = style === 'long' || style === 'full';
  const words = [
    style === 'day' ? null : weekdayPart(date, locale, isLong),
    dayPart(date, locale),
    monthName(date, locale, isLong),
    style === 'full' || style === 'short-year' ? yearOf(date) : null,
  ];
  return words.filter((word) => word !== null).join(' ');
}

/** A month as a calendar heads it: November 2026. */
export function formatMonth(date: LocalDate, locale: Locale): string {
  return `${monthName(date, locale, true)} ${yearOf(date)}`;
}

/** The seven weekdays, from Monday. */
export function weekdayHeadings(locale: Locale): readonly { readonly short: string; readonly long: string }[] {
  const names = calendarNames[locale];
  return names.weekdays.map((long, position) => ({
    long,
    short: (names.shortWeekdays[position] ?? long).replace('.', ''),
  }));
}

/**
 * Two dates: Fri 27 – Mon 30 Nov, and what differs on both sides where the month or year does
 * (Mon 30 Nov – Wed 2 Dec · Thu 31 Dec 2026 – Sat 2 Jan 2027).
 */
export function formatDateRange(from: LocalDate, to: LocalDate, locale: Locale): string {
  if (yearOf(from) !== yearOf(to))
    return `${formatDate(from, locale, 'short-year')} – ${formatDate(to, locale, 'short-year')}`;
  if (from.slice(0, 7) !== to.slice(0, 7)) return `${formatDate(from, locale)} – ${formatDate(to, locale)}`;
  return `${weekdayPart(from, locale, false)} ${dayPart(from, locale)} – ${formatDate(to, locale)}`;
}

function weekdayPart(date: LocalDate, locale: Locale, isLong: boolean): string {
  const names = calendarNames[locale];
  const name = (isLong ? names.weekdays : names.shortWeekdays)[weekdayOf(date) - 1] ?? '';
  return locale === 'de' && isLong ? `${name},` : name;
}

function dayPart(date: LocalDate, locale: Locale): string {
  const day = String(Number(date.slice(8)));
  return locale === 'de' ? `${day}.` : day;
}

function monthName(date: LocalDate, locale: Locale, isLong: boolean): string {
  const names = calendarNames[locale];
  return (isLong ? names.months : names.shortMonths)[Number(date.slice(5, 7)) - 1] ?? '';
}

function yearOf(date: LocalDate): string {
  return String(Number(date.slice(0, 4)));
}
