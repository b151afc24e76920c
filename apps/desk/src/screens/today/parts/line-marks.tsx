import type { DayBooking } from '@latchkey/api-contract/types';
import { formatMomentDate, formatMomentTime } from '@latchkey/format/moment';
import { formatTime } from '@latchkey/format/time';
import { SiteLink, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { cx } from '@latchkey/ui/cx';
import { Icon } from '@latchkey/ui/icon';
import { circleAlert, clock4, hourglass, mail, messagesSquare, receipt } from '@latchkey/ui/icons';
import { Plural, useLingui } from '@lingui/react/macro';
import { Children } from 'react';
import { dayColumns } from '../day-columns.ts';
import { useDay } from '../day-on-page.tsx';
import * as styles from '../today.module.css';
import type { LineSection } from './line-section.types.ts';
import { RegistrationMark } from './registration-mark.tsx';
import { RoomMark } from './room-mark.tsx';
import { mayHere } from '../../../session/may-here.ts';

/** What to know of a booking before it is acted on, a picture and a word each. */
export function LineMarks({ booking, section }: { readonly booking: DayBooking; readonly section: LineSection }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { day, frame } = useDay().model;
  const { timeZone } = day.hotel;
  const { hotelId } = frame.hotel;
  const mayRead = mayHere(frame.hotel, 'listMessages');
  const momentOf = (iso: string): string => {
    const ms = Date.parse(iso);
    return `${formatMomentDate(ms, timeZone, locale)}, ${formatMomentTime(ms, timeZone, locale)}`;
  };
  const { arrivedAt, endedAt, lapsesAt, asked, openRequests, unread, reference, toProve = [] } = booking;
  const due = dayColumns.arrival.said(booking, locale);
  const lapsed = momentOf(endedAt ?? lapsesAt ?? booking.bookedAt);
  const lapses = momentOf(lapsesAt ?? booking.bookedAt);
  const wantedBy = dayColumns.expected.said(booking, locale);
  const late =
    section !== 'overdue'
      ? null
      : arrivedAt !== null
        ? t`Check-out time is over`
        : booking.status === 'confirmed'
          ? t`Due ${due}, has not come`
          : t`The request lapsed: ${lapsed}`;
  const marks = Children.toArray([
    late === null ? null : (
      <li key="late" className={cx(styles.mark, styles.bad)}>
        <Icon icon={circleAlert} className={styles.sign} />
        {late}
      </li>
    ),
    section === 'toAnswer' && lapsesAt !== null ? (
      <li key="answer" className={cx(styles.mark, styles.warn)}>
        <Icon icon={hourglass} className={styles.sign} />
        {t`Answer by ${lapses}`}
      </li>
    ) : null,
    unread === 0 ? null : (
      <li key="unread" className={cx(styles.mark, styles.warn)}>
        <Icon icon={messagesSquare} className={styles.sign} />
        {mayRead ? (
          <SiteLink to={`${deskUrl('booking', { hotelId, reference })}#conversation`} className={styles.letters}>
            <Plural value={unread} one="# message to answer" other="# messages to answer" />
          </SiteLink>
        ) : (
          <Plural value={unread} one="# message to answer" other="# messages to answer" />
        )}
      </li>
    ),
    openRequests.map(({ requestId, kind, time, text }) => {
      const at = formatTime(time, locale);
      return (
        <li key={requestId} className={styles.mark}>
          <Icon icon={clock4} className={styles.sign} />
          <span>
            {kind === 'departure' ? t`Wants to leave at ${at}` : t`Wants to arrive at ${at}`}
            {text === undefined ? null : (
              <>
                {': '}
                <bdi>{text}</bdi>
              </>
            )}
          </span>
        </li>
      );
    }),
    section === 'found' ? (
      <li key="reference" className={styles.mark}>
        <bdi dir="ltr">{reference}</bdi>
      </li>
    ) : null,
    section === 'arrivals' ? (
      <li key="expected" className={styles.mark}>
        <Icon icon={clock4} className={styles.sign} />
        {wantedBy === '' ? t`No arrival time given` : <bdi>{wantedBy}</bdi>}
      </li>
    ) : null,
    (section === 'arrivals' || section === 'overdue') && arrivedAt === null && booking.units?.length ? (
      <RoomMark key="room" units={booking.units} />
    ) : null,
    section === 'arrivals' || section === 'overdue' || section === 'found' ? (
      <RegistrationMark key="registration" booking={booking} />
    ) : null,
    arrivedAt === null
      ? toProve.map((text) => (
          <li key={text} className={cx(styles.mark, styles.warn)}>
            <Icon icon={receipt} className={styles.sign} />
            <span>
              {t`Document to check`}: <bdi>{text}</bdi>
            </span>
          </li>
        ))
      : null,
    asked === null || section === 'departures' ? null : (
      <li key="asked" className={styles.mark}>
        <Icon icon={mail} className={styles.sign} />
        <bdi className={styles.asked}>{asked}</bdi>
      </li>
    ),
  ]);
  return marks.length === 0 ? null : <ul className={styles.marks}>{marks}</ul>;
}
