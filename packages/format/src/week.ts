import { weekdayOf, type LocalDate } from '@latchkey/booking-core/dates';
import type { Locale } from '@latchkey/booking-core/language';
import { weekdayHeadings } from './date.ts';

/** The weekday with which a calendar's week begins, 1 Monday to 7 Sunday: Sunday in Arabic, Monday in the others. */
export const weekBegins = (locale: string): 1 | 7 => (locale === 'ar' ? 7 : 1);

/** Which column of a calendar a date stands in, from 0. */
export const columnOf = (date: LocalDate, locale: Locale): number => (weekdayOf(date) - weekBegins(locale) + 7) % 7;

/** The headings of a calendar's columns, in their order. */
export function columnHeadings(locale: Locale): ReturnType<typeof weekdayHeadings> {
  const [names, first] = [weekdayHeadings(locale), weekBegins(locale) - 1];
  return [...names.slice(first), ...names.slice(0, first)];
}
