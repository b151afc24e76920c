import type { GuestCounts } from '@latchkey/booking-core/pricing';
import { formatDate, formatDateRange } from '@latchkey/format/date';
import { formatMoney } from '@latchkey/format/money';
import { formatTime } from '@latchkey/format/time';
import { usePage } from '@latchkey/site';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { WallClock } from '@latchkey/booking-core/cancellation';
import type { CurrencyCode } from '@latchkey/booking-core/currency';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { StayDates } from '../stay-model.types.ts';
import { withYearOf } from './with-year-of.ts';
import type { HeldRooms } from '../use-stay/stay-step.ts';

/** A stay in words of the page's language. */
export interface StayWords {
  readonly date: (date: LocalDate) => string;
  /** Both ends without weekdays, the month once where it is the same: 27, 30 Nov. */
  readonly ends: (stay: StayDates) => readonly [from: string, to: string];
  readonly dates: (stay: StayDates) => string;
  readonly time: (time: string) => string;
  readonly moment: (moment: WallClock) => string;
  readonly money: (amount: number, currency: CurrencyCode) => string;
  readonly nights: (nights: number) => string;
  readonly rooms: (rooms: number) => string;
  /** What a dorm is counted in. */
  readonly beds: (beds: number) => string;
  /** The rooms of a stay, beds where all of them are in dorms. */
  readonly held: (held: HeldRooms) => string;
  readonly guests: (guests: GuestCounts) => string;
}

export function useStayWords(): StayWords {
  const { t } = useLingui();
  const { locale, now } = usePage();
  const withYear = (text: string, date: LocalDate): string => withYearOf(text, date, now);
  const both = (first: string, second: string): string =>
    t({ message: `${first}, ${second}`, context: 'two parts of an enumeration' });
  const inRooms = (rooms: number): string => t`${plural(rooms, { one: '# room', other: '# rooms' })}`;
  const inBeds = (beds: number): string => t`${plural(beds, { one: '# bed', other: '# beds' })}`;
  return {
    date: (date) => formatDate(date, locale),
    ends: ({ checkIn, checkOut }) => {
      const [from, to] = [formatDate(checkIn, locale, 'day'), formatDate(checkOut, locale, 'day')];
      const first = checkIn.slice(0, 7) === checkOut.slice(0, 7) ? (from.split(' ')[0] ?? from) : from;
      return [first, withYear(to, checkOut)];
    },
    dates: ({ checkIn, checkOut }) => withYear(formatDateRange(checkIn, checkOut, locale), checkOut),
    time: (time) => formatTime(time, locale),
    moment: ({ date, time }) => both(formatDate(date, locale), formatTime(time, locale)),
    money: (amount, currency) => formatMoney(amount, currency, locale),
    nights: (nights) => t`${plural(nights, { one: '# night', other: '# nights' })}`,
    rooms: inRooms,
    beds: inBeds,
    held: ({ count, areBeds }) => (areBeds ? inBeds(count) : inRooms(count)),
    guests: ({ adults, childAges, infants }) => {
      const children = childAges.length;
      return [
        t`${plural(adults, { one: '# adult', other: '# adults' })}`,
        ...(children === 0 ? [] : [t`${plural(children, { one: '# child', other: '# children' })}`]),
        ...(infants === 0 ? [] : [t`${plural(infants, { one: '# infant', other: '# infants' })}`]),
      ].reduce(both);
    },
  };
}
