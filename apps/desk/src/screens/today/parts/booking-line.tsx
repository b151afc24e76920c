import type { DayBooking } from '@latchkey/api-contract/types';
import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { Trans } from '@lingui/react/macro';
import { dayColumns } from '../day-columns.ts';
import { useDay } from '../day-on-page.tsx';
import * as styles from '../today.module.css';
import { BookingKey } from './booking-key.tsx';
import { GuestLink } from './guest-link.tsx';
import type { KeyState } from '../unit-key/unit-key.tsx';
import { LineActs } from './line-acts.tsx';
import { LineMarks } from './line-marks.tsx';
import type { LineSection } from './line-section.types.ts';
import { Question } from './question.tsx';
import { StayLine } from './stay-line.tsx';

/** How the key of a booking looks that was sought: as it stands. */
const lookOf = ({ status, arrivedAt, leftAt }: DayBooking): KeyState => {
  if (status === 'requested') return 'ask';
  if (status !== 'confirmed' || leftAt !== null) return 'left';
  return arrivedAt === null ? 'arriving' : 'house';
};

const looks: Readonly<Record<Exclude<LineSection, 'found'>, KeyState>> = {
  overdue: 'overdue',
  toAnswer: 'ask',
  arrivals: 'arriving',
  departures: 'leaving',
};

/** A booking on a line: who, what to know, what is to pay, and what is done with one press. */
export function BookingLine({ booking, section }: { readonly booking: DayBooking; readonly section: LineSection }) {
  const { locale } = usePage();
  const { asked } = useDay().model;
  const { toGiveBack = 0 } = booking;
  const sum = dayColumns.toPay.said(booking, locale);
  const isAsked = asked !== null && asked.booking === booking.reference;
  return (
    <li className={styles.line} data-line={booking.reference}>
      {section === 'found' ? (
        <BookingKey state={lookOf(booking)} booking={booking} look="alone" />
      ) : (
        <BookingKey state={looks[section]} booking={booking} />
      )}
      <div className={styles.who}>
        <GuestLink booking={booking} className={styles.name} />
        <StayLine booking={booking} />
      </div>
      <LineMarks booking={booking} section={section} />
      <p className={styles.due}>
        {toGiveBack > 0 && booking.toPay === 0 ? (
          <>
            <bdi className={styles.sum}>{formatMoney(toGiveBack, booking.currency, locale)}</bdi>
            <small className={styles.small}>
              <Trans context="beside a sum">to give back</Trans>
            </small>
          </>
        ) : booking.toPay === 0 ? (
          <Trans context="nothing is to pay any more">Paid</Trans>
        ) : (
          <>
            <bdi className={styles.sum}>{sum}</bdi>
            <small className={styles.small}>
              <Trans context="beside a sum">to pay</Trans>
            </small>
          </>
        )}
      </p>
      <LineActs booking={booking} section={section} />
      {isAsked ? <Question booking={booking} press={asked} /> : null}
    </li>
  );
}
