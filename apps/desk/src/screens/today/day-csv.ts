import type { Day, DayBooking } from '@latchkey/api-contract/types';

/** A line of the file: what is said of a booking, by the words of its section. */
export type DayRow = readonly (string | number)[];

/** What a spreadsheet would take for a formula. */
const runs = /^[=+\-@\t\r]/;

/** A cell that is read as it is: quoted, and never run by a spreadsheet. */
export function cell(value: string | number): string {
  const text = typeof value === 'string' && runs.test(value) ? `'${value}` : String(value);
  return `"${text.replaceAll('"', '""')}"`;
}

/** Rows as a file that spreadsheets of every language open, with the letters of every script. */
export const csvOf = (rows: readonly DayRow[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

const sections = ['overdue', 'toAnswer', 'arrivals', 'inHouse', 'departures'] as const;

/** The bookings of a day, a row each. */
export const rowsOf = (
  day: Day,
  say: (section: (typeof sections)[number]) => string,
  amount: (booking: DayBooking) => string,
): DayRow[] =>
  sections.flatMap((section) =>
    day[section].map((one) => [
      say(section),
      one.guestName,
      one.reference,
      one.rooms.map(({ name, count }) => (count > 1 ? `${count} × ${name}` : name)).join(', '),
      one.stay.kind === 'nights' ? one.stay.checkIn : one.stay.date,
      one.stay.kind === 'nights' ? one.stay.checkOut : one.stay.date,
      one.adults,
      one.children,
      amount(one),
      one.expected ?? '',
      one.asked ?? '',
    ]),
  );
