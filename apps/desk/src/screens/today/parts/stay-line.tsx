import type { DayBooking } from '@latchkey/api-contract/types';
import { formatHour } from '@latchkey/format/time';
import { usePage } from '@latchkey/site';
import { Plural, useLingui } from '@lingui/react/macro';
import { dayColumns, roomSaid } from '../day-columns.ts';
import * as styles from '../today.module.css';

/** Who comes, for how long and into what, in one line. */
export function StayLine({ booking }: { readonly booking: DayBooking }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { adults, children, nights, stay, rooms } = booking;
  const until = stay.kind === 'nights' ? dayColumns.departure.said(booking, locale) : '';
  const from = stay.kind === 'hours' ? formatHour(stay.startHour, locale) : '';
  const to = stay.kind === 'hours' ? formatHour((stay.startHour + stay.hours) % 24, locale) : '';
  return (
    <p className={styles.stay}>
      <Plural value={adults} one="# adult" other="# adults" />
      {children === 0 ? null : (
        <>
          {', '}
          <Plural value={children} one="# child" other="# children" />
        </>
      )}
      {' · '}
      {stay.kind === 'nights' ? (
        <Plural value={nights} one={`# night to ${until}`} other={`# nights to ${until}`} />
      ) : (
        t`${from} to ${to}`
      )}
      {rooms.map((room) => (
        <span key={`${room.roomTypeId} ${room.plan}`}>
          {' · '}
          {roomSaid(room)}, {room.plan}
        </span>
      ))}
    </p>
  );
}
