import { addDays } from '@latchkey/booking-core/dates';
import { formatDate, formatDateRange } from '@latchkey/format/date';
import { withCommas } from '@latchkey/format/list';
import { usePage } from '@latchkey/site';
import { useLingui } from '@lingui/react/macro';
import type { Bar, StayBar } from './plan/plan.types.ts';
import { stateNames } from './rooms.copy.ts';

/** From when to when a bar goes; for a stay that goes on out of sight, the end in sight. */
export function useStayWords(): (bar: StayBar) => string {
  const { t } = useLingui();
  const { locale } = usePage();
  return ({ first, last, fromBefore, goesOn }) => {
    const out = addDays(last, 1);
    const [comes, leaves] = [formatDate(first, locale), formatDate(out, locale)];
    if (fromBefore && goesOn) return t`all of these days`;
    if (fromBefore) return t`until ${leaves}`;
    return goesOn ? t`from ${comes}` : formatDateRange(first, out, locale);
  };
}

/** All that a bar shows, in one sentence. */
export function useBarWords(): (bar: Bar) => string {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const stay = useStayWords();
  return (bar) => {
    if (bar.kind === 'closure') {
      const { first, last, reason, kind } = bar.closure;
      const what =
        kind === 'out_of_order'
          ? t({ message: 'Out of order', context: 'of a room: not sold' })
          : t({ message: 'Out of service', context: 'of a room: still sold' });
      return withCommas(
        [what, formatDateRange(first, last, locale), reason].filter((part) => part !== null),
        locale,
      );
    }
    const parts = [
      bar.guestName === '' ? bar.reference : bar.guestName,
      stay(bar),
      i18n._(stateNames[bar.state]),
      bar.isPinned ? t({ message: 'Pinned', context: 'a stay to its room' }) : null,
      bar.isSplit ? t({ message: 'In several rooms', context: 'of a stay, one after the other' }) : null,
    ];
    return withCommas(
      parts.filter((part) => part !== null),
      locale,
    );
  };
}
