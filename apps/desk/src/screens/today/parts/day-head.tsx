import { addDays } from '@latchkey/booking-core/dates';
import { formatDate } from '@latchkey/format/date';
import { may } from '@latchkey/booking-core/staff';
import { inLanguage, SiteLink, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { LinkButton } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { Icon } from '@latchkey/ui/icon';
import { chevronLeft, chevronRight } from '@latchkey/ui/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffHotel } from '../../../session/staff-session.ts';
import { useDay } from '../day-on-page.tsx';
import * as styles from '../today.module.css';
import { sectionNames } from '../today.copy.ts';
import { FindForm } from './find-form.tsx';
import { LiveSign } from './live-sign.tsx';
import { PageTools } from './page-tools.tsx';

const mayBook = ({ hotelId, role }: StaffHotel): boolean =>
  may({ hotelId, kind: 'staff', id: '', role }, 'bookAtProperty');

const listed = ['overdue', 'toAnswer', 'arrivals', 'inHouse', 'departures'] as const;

/** The date and the ways to others, how many stand in each section, and whether the page follows the house. */
export function DayHead() {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const { day, frame } = useDay().model;
  const to = (date: string): string =>
    deskUrl('today', { hotelId: frame.hotel.hotelId }, date === day.today ? {} : { date });
  return (
    <div className={styles.head}>
      <h1 className={styles.date}>{formatDate(day.date, locale, 'long')}</h1>
      <nav className={styles.steps} aria-label={t({ message: 'Other days', context: 'of the day sheet' })}>
        <SiteLink className={styles.step} to={to(addDays(day.date, -1))} aria-label={t`Day before`} data-keys="[">
          <Icon icon={chevronLeft} />
        </SiteLink>
        <SiteLink className={styles.step} to={to(day.today)}>
          <Trans context="the day of today">Today</Trans>
        </SiteLink>
        <SiteLink className={styles.step} to={to(addDays(day.date, 1))} aria-label={t`Day after`} data-keys="]">
          <Icon icon={chevronRight} />
        </SiteLink>
      </nav>
      {mayBook(frame.hotel) ? (
        <LinkButton
          data-keys="n"
          className={styles.screenOnly}
          look="quiet"
          size="small"
          href={inLanguage(deskUrl('newBooking', { hotelId: frame.hotel.hotelId }), locale)}
        >
          <Trans context="made at the desk">New booking</Trans>
        </LinkButton>
      ) : null}
      <FindForm />
      <nav className={styles.jump} aria-label={t`On this page`}>
        {listed.map((section) => (
          <a key={section} href={`#${section}`} className={styles.count}>
            <b className={cx(styles.number, section === 'overdue' && day.overdue.length > 0 && styles.bad)}>
              {day[section].length}
            </b>
            {i18n._(sectionNames[section])}
          </a>
        ))}
      </nav>
      <LiveSign />
      <PageTools />
    </div>
  );
}
