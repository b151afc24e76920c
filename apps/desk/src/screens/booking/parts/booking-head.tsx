import { formatDate } from '@latchkey/format/date';
import { formatMomentDate, formatMomentTime } from '@latchkey/format/moment';
import { telUrl } from '@latchkey/format/phone';
import { formatTime } from '@latchkey/format/time';
import { SiteLink, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { Badge } from '@latchkey/ui/badge';
import { languageNames } from '@latchkey/ui/frame';
import { Icon } from '@latchkey/ui/icon';
import { chevronLeft, globe, mail, phone } from '@latchkey/ui/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { inHouseWords, leftWords, statusWords } from '../booking.copy.ts';
import { useBooking } from '../booking-on-page.tsx';
import * as styles from './booking-head.module.css';

/** Who it is, how the booking stands, and how the guest is reached. */
export function BookingHead() {
  const { i18n } = useLingui();
  const { locale } = usePage();
  const { booking, frame, hotelName } = useBooking().model;
  const { travellers, shownNumbers = [], reference, language, status, arrivedAt, leftAt } = booking;
  const [guest] = travellers;
  const [words, tone] = statusWords[status];
  const isIn = status === 'confirmed' && (arrivedAt ?? null) !== null;
  const said = isIn ? ((leftAt ?? null) === null ? inHouseWords : leftWords) : words;
  return (
    <header>
      <p className={styles.crumbs}>
        {frame === undefined ? (
          <span>{hotelName}</span>
        ) : (
          <SiteLink className={styles.crumb} to={deskUrl('today', { hotelId: frame.hotel.hotelId })}>
            <Icon icon={chevronLeft} className={styles.sign} />
            <Trans context="the day of a hotel">Today</Trans>
          </SiteLink>
        )}
        <bdi dir="ltr">{reference}</bdi>
      </p>
      <h1 className={styles.name}>
        {guest === undefined ? <Trans>A guest who is forgotten</Trans> : <bdi>{guest.fullName}</bdi>}
      </h1>
      <p className={styles.row}>
        <Badge tone={tone}>{i18n._(said)}</Badge>
        <Standing />
      </p>
      {guest === undefined ? null : (
        <p className={styles.row}>
          {guest.contactNumber === '' ? null : (
            <a className={styles.reach} href={telUrl(guest.contactNumber)}>
              <Icon icon={phone} className={styles.sign} />
              <bdi dir="ltr">{shownNumbers[0] ?? guest.contactNumber}</bdi>
            </a>
          )}
          {guest.email === '' ? null : (
            <a className={styles.reach} href={`mailto:${encodeURIComponent(guest.email).replaceAll('%40', '@')}`}>
              <Icon icon={mail} className={styles.sign} />
              <bdi dir="ltr">{guest.email}</bdi>
            </a>
          )}
          <span className={styles.reach}>
            <Icon icon={globe} className={styles.sign} />
            <bdi lang={language}>{languageNames[language][0]}</bdi>
          </span>
        </p>
      )}
    </header>
  );

  /** When something is next to happen, or has happened. */
  function Standing() {
    const { stay, timeZone, estimatedArrivalTime, expiresAt } = booking;
    const momentOf = (iso: string): string => {
      const ms = Date.parse(iso);
      return `${formatMomentDate(ms, timeZone, locale)}, ${formatMomentTime(ms, timeZone, locale)}`;
    };
    const date = formatDate(stay.kind === 'nights' ? stay.checkIn : stay.date, locale);
    if ((leftAt ?? null) !== null) {
      const moment = momentOf(leftAt ?? '');
      return <Trans>Left {moment}</Trans>;
    }
    if ((arrivedAt ?? null) !== null) {
      const moment = momentOf(arrivedAt ?? '');
      return <Trans>Arrived {moment}</Trans>;
    }
    if (expiresAt !== null) {
      const moment = momentOf(expiresAt);
      return <Trans>Holds until {moment}</Trans>;
    }
    if (status !== 'confirmed') return null;
    const wanted = estimatedArrivalTime ?? '';
    const time = /^\d\d:\d\d$/.test(wanted) ? formatTime(wanted, locale) : wanted;
    return (
      <span>
        <Trans>Arrives {date}</Trans>
        {time === '' ? null : (
          <>
            {', '}
            <bdi>{time}</bdi>
          </>
        )}
      </span>
    );
  }
}
