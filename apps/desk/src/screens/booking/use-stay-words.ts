import type { GuestKind } from '@latchkey/booking-core/rooms';
import { formatDate, formatDateRange } from '@latchkey/format/date';
import { formatHour } from '@latchkey/format/time';
import { usePage } from '@latchkey/site';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { daysBetween } from '@latchkey/booking-core/dates';
import { useBooking } from './booking-on-page.tsx';

/** A stay in short: its dates, how long it is and for how many. */
export function useStayWords(): { readonly dates: string; readonly length: string; readonly party: string } {
  const { t } = useLingui();
  const { locale } = usePage();
  const { stay, rooms } = useBooking().model.booking;
  const count = (of: GuestKind): number => rooms.reduce((sum, room) => sum + room[of], 0);
  const [adults, children] = [count('adults'), count('children') + count('infants')];
  const party = [
    t`${plural(adults, { one: '# adult', other: '# adults' })}`,
    ...(children === 0 ? [] : [t`${plural(children, { one: '# child', other: '# children' })}`]),
  ].join(', ');
  if (stay.kind === 'nights') {
    const nights = daysBetween(stay.checkIn, stay.checkOut);
    return {
      dates: formatDateRange(stay.checkIn, stay.checkOut, locale),
      length: t`${plural(nights, { one: '# night', other: '# nights' })}`,
      party,
    };
  }
  const [from, to] = [formatHour(stay.startHour, locale), formatHour((stay.startHour + stay.hours) % 24, locale)];
  return { dates: formatDate(stay.date, locale), length: t`${from} to ${to}`, party };
}
