import { addDays } from '@latchkey/booking-core/dates';
import { formatDateRange } from '@latchkey/format/date';
import { usePage } from '@latchkey/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { useBooking } from '../booking-on-page.tsx';
import * as styles from '../parts/stay.module.css';

/** Which rooms the booking has, by number and floor; where it moves, from which night to which. */
export function BookingUnits() {
  const { t } = useLingui();
  const { locale } = usePage();
  const { units = [], stay } = useBooking().model.booking;
  if (units.length === 0) return null;
  return (
    <ul>
      {units.map(({ unitId, number, floor, first, last, isPinned }) => {
        const until = addDays(last, 1);
        const isAll = stay.kind !== 'nights' || (first === stay.checkIn && until === stay.checkOut);
        return (
          <li key={`${unitId} ${first}`}>
            <Trans>
              Room <bdi dir="ltr">{number}</bdi>
            </Trans>
            <span className={styles.quiet}>
              {floor === null ? null : ` · ${t({ message: `floor ${floor}`, context: 'of a room' })}`}
              {isAll ? null : ` · ${formatDateRange(first, until, locale)}`}
              {isPinned ? ` · ${t({ message: 'pinned', context: 'a stay to its room' })}` : null}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
