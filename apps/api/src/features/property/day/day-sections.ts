import type { Day, DayBooking, Locale } from '@latchkey/api-contract/types';
import type { OnSheet } from './day-booking.ts';
import type { DayRow } from './day.queries.ts';

type Sections = Pick<Day, 'overdue' | 'toAnswer' | 'arrivals' | 'inHouse' | 'departures' | 'fresh'>;

/** The sections of a sheet, each in the order in which it is worked. */
export function sectionsOf(
  all: readonly (OnSheet & { readonly row: DayRow })[],
  {
    isToday,
    since,
    midnight,
    language,
  }: { readonly isToday: boolean; readonly since: Date; readonly midnight: Date; readonly language: Locale },
): Sections {
  const collator = new Intl.Collator(language);
  const byName = (one: DayBooking, other: DayBooking): number => collator.compare(one.guestName, other.guestName);
  // Who has told no time comes last.
  const byTime = (one: DayBooking, other: DayBooking): number =>
    Number(one.expected === null) - Number(other.expected === null) ||
    (one.expected ?? '').localeCompare(other.expected ?? '') ||
    byName(one, other);
  const bookings = (of: (one: (typeof all)[number]) => boolean): DayBooking[] =>
    all.filter(of).map(({ booking }) => booking);
  // A hold at the checkout that ran out was never the property's to answer.
  const isLapsed = ({ row }: (typeof all)[number]): boolean =>
    row.status !== 'expired' || (row.was_requested && (row.ended_at ?? since) >= midnight);
  const isFresh = ({ row }: (typeof all)[number]): boolean =>
    row.status === 'cancelled'
      ? row.ended_at !== null && row.ended_at > since
      : (row.status === 'confirmed' || row.status === 'requested') && row.created_at > since;
  return {
    overdue: bookings((one) => one.section === 'overdue' && isLapsed(one)).toSorted(byName),
    toAnswer: bookings(
      ({ section, booking }) =>
        section === 'toAnswer' || (isToday && (booking.openRequests.length > 0 || booking.unread > 0)),
    ).toSorted((one, other) => endOf(one).localeCompare(endOf(other))),
    arrivals: bookings(({ section }) => section === 'arrivals').toSorted(byTime),
    inHouse: bookings(({ section }) => section === 'inHouse').toSorted(byName),
    departures: bookings(({ section }) => section === 'departures').toSorted(byName),
    fresh: isToday ? bookings(isFresh) : [],
  };
}

/** Until when an answer is waited for. */
const endOf = ({ lapsesAt, openRequests }: DayBooking): string => lapsesAt ?? openRequests[0]?.answerBy ?? '9999';
