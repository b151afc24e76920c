import type { DayBooking } from '@latchkey/api-contract/types';
import { formatDate } from '@latchkey/format/date';
import { formatMoney } from '@latchkey/format/money';
import { formatTime } from '@latchkey/format/time';
import type { Locale } from '@latchkey/site/urls';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the sheet of a day says of each booking: on the page, in its print and in its file. */
export interface DayColumn {
  /** Over the column of the file. */
  readonly head: MessageDescriptor;
  /** As the page writes it, which is what is printed. */
  readonly said: (booking: DayBooking, locale: Locale) => string;
  /** As a spreadsheet computes with it, where that is another. */
  readonly cell?: (booking: DayBooking) => string | number;
}

const firstDay = ({ stay }: DayBooking) => (stay.kind === 'nights' ? stay.checkIn : stay.date);
const lastDay = ({ stay }: DayBooking) => (stay.kind === 'nights' ? stay.checkOut : stay.date);

/** A type of room and how many of it. */
export const roomSaid = ({ name, count }: DayBooking['rooms'][number]): string =>
  count > 1 ? `${count} × ${name}` : name;

/** The columns in the order of the file. A column that is added here is in the file, and is said where the page asks for it. */
export const dayColumns = {
  guest: { head: msg({ message: 'Guest', context: 'head of a column' }), said: ({ guestName }) => guestName },
  reference: { head: msg({ message: 'Reference', context: 'head of a column' }), said: ({ reference }) => reference },
  rooms: {
    head: msg({ message: 'Rooms', context: 'head of a column' }),
    said: ({ rooms }) => rooms.map(roomSaid).join(', '),
  },
  arrival: {
    head: msg({ message: 'Arrival', context: 'head of a column' }),
    said: (booking, locale) => formatDate(firstDay(booking), locale),
    cell: firstDay,
  },
  departure: {
    head: msg({ message: 'Departure', context: 'head of a column' }),
    said: (booking, locale) => formatDate(lastDay(booking), locale),
    cell: lastDay,
  },
  adults: {
    head: msg({ message: 'Adults', context: 'head of a column' }),
    said: ({ adults }) => String(adults),
    cell: ({ adults }) => adults,
  },
  children: {
    head: msg({ message: 'Children', context: 'head of a column' }),
    said: ({ children }) => String(children),
    cell: ({ children }) => children,
  },
  toPay: {
    head: msg({ message: 'To pay', context: 'head of a column' }),
    said: ({ toPay, currency }, locale) => formatMoney(toPay, currency, locale),
  },
  expected: {
    head: msg({ message: 'Arrives at', context: 'head of a column' }),
    said: ({ expected }, locale) =>
      expected !== null && /^\d\d:\d\d$/.test(expected) ? formatTime(expected, locale) : (expected ?? ''),
    cell: ({ expected }) => expected ?? '',
  },
  asked: { head: msg({ message: 'Special requests', context: 'head of a column' }), said: ({ asked }) => asked ?? '' },
} as const satisfies Readonly<Record<string, DayColumn>>;

/** Over the name of the section in the file. */
export const sectionHead = msg({ message: 'Section', context: 'head of a column' });
