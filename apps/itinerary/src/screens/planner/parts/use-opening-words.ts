import type { ItineraryStop } from '@latchkey/api-contract/types';
import { parseLocalDate } from '@latchkey/booking-core/dates';
import { formatDate, weekdayHeadings } from '@latchkey/format/date';
import { withCommas } from '@latchkey/format/list';
import { formatTime } from '@latchkey/format/time';
import { usePage } from '@latchkey/site';
import { useLingui } from '@lingui/react/macro';

/** Says when a place is open: its hours, the weekdays on which it is closed, its season; null where the engine does not say. */
export function useOpeningWords(): (stop: ItineraryStop) => string | null {
  const { t } = useLingui();
  const { locale } = usePage();
  const dayOf = (monthDay: string): string => {
    const date = parseLocalDate(`2028-${monthDay}`);
    return date === null ? monthDay : formatDate(date, locale, 'day');
  };
  return ({ opens, closes, closedOn = [], season }) => {
    if (opens === undefined || closes === undefined) return null;
    const [from, to] = [formatTime(opens, locale), formatTime(closes, locale)];
    const isAlways = opens === '00:00' && closes === '23:59';
    const names = weekdayHeadings(locale);
    const days = withCommas(
      closedOn.map((day) => names[day - 1]?.long ?? ''),
      locale,
    );
    const seasonFrom = season === undefined ? '' : dayOf(season.from);
    const seasonTo = season === undefined ? '' : dayOf(season.to);
    return [
      isAlways ? t`Open at all hours` : t`Open ${from} to ${to}`,
      ...(closedOn.length === 0 ? [] : [t`closed: ${days}`]),
      ...(season === undefined ? [] : [t`in season from ${seasonFrom} to ${seasonTo}`]),
    ].join(' · ');
  };
}
