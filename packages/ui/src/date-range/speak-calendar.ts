import { isLocale } from '@latchkey/booking-core/language';
import { withCommas } from '@latchkey/format/list';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Words = (values: Readonly<Record<string, string>>) => MessageDescriptor;

// React Aria brings no Hindi, and Latin commas in Arabic: its calendar speaks from the catalogs instead. The names are its own.
const words: Readonly<Record<string, Words>> = {
  previous: () => msg({ message: 'Previous', context: 'turns the pages of a calendar' }),
  next: () => msg({ message: 'Next', context: 'turns the pages of a calendar' }),
  selectedDateDescription: ({ date = '' }) => msg`Chosen date: ${date}`,
  selectedRangeDescription: ({ dateRange = '' }) => msg`Chosen dates: ${dateRange}`,
  todayDate: ({ date = '' }) => msg`Today, ${date}`,
  todayDateSelected: ({ date = '' }) => msg`Today, ${date}, chosen`,
  dateSelected: ({ date = '' }) => msg`${date}, chosen`,
  startRangeSelectionPrompt: () => msg`Press to choose the first day`,
  finishRangeSelectionPrompt: () => msg`Press to choose the last day`,
  minimumDate: () => msg`first day that can be chosen`,
  maximumDate: () => msg`last day that can be chosen`,
  dateRange: ({ startDate = '', endDate = '' }) => msg`${startDate} to ${endDate}`,
};

let spoken: I18n | null = null;

/** Asked anew for each sentence, so that a page whose language changes is understood. */
const strings = Object.fromEntries(
  Object.entries(words).map(([name, sentence]) => [
    name,
    (values: Readonly<Record<string, string>> = {}): string => spoken?._(sentence(values)) ?? name,
  ]),
);

/** Has React Aria's calendars speak the words of a page, through the door that it leaves for its users' own strings. */
export function speakCalendar(i18n: I18n): void {
  spoken = i18n;
  if (typeof window !== 'undefined')
    Object.assign(window, {
      [Symbol.for('react-aria.i18n.locale')]: 'en-US',
      [Symbol.for('react-aria.i18n.strings')]: { '@react-aria/calendar': strings },
    });
}

/** Parts that React Aria joins with a Latin comma, with the comma of the page's language. */
export const withOwnCommas = (text: string, locale: string): string =>
  isLocale(locale) ? withCommas(text.split(', '), locale) : text;
