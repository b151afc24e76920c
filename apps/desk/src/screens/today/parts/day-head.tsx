import { daySections } from '@latchkey/booking-core/day-sheet';
import { addDays } from '@latchkey/booking-core/dates';
import { formatDate } from '@latchkey/format/date';
import { SiteLink, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { cx } from '@latchkey/ui/cx';
import { Icon } from '@latchkey/ui/icon';
import { chevronLeft, chevronRight } from '@latchkey/ui/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDay } from '../day-on-page.tsx';
import { sectionNames } from '../today.copy.ts';
import * as steps from '../../../parts/steps/steps.module.css';
import * as styles from './day-head.module.css';
import { DayLive } from './day-live.tsx';
import { PageTools } from './page-tools.tsx';

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
      <nav className={steps.steps} aria-label={t({ message: 'Other days', context: 'of the day sheet' })}>
        <SiteLink className={steps.step} to={to(addDays(day.date, -1))} aria-label={t`Day before`} data-keys="[">
          <Icon icon={chevronLeft} />
        </SiteLink>
        <SiteLink className={cx(steps.step, day.date === day.today && styles.here)} to={to(day.today)}>
          <Trans context="the day of today">Today</Trans>
        </SiteLink>
        <SiteLink className={steps.step} to={to(addDays(day.date, 1))} aria-label={t`Day after`} data-keys="]">
          <Icon icon={chevronRight} />
        </SiteLink>
      </nav>
      <nav className={styles.jump} aria-label={t`On this page`}>
        {daySections.map((section) => (
          <a key={section} href={`#${section}`} className={styles.count}>
            <b className={cx(styles.number, section === 'overdue' && day.overdue.length > 0 && styles.late)}>
              {day[section].length}
            </b>
            {i18n._(sectionNames[section])}
          </a>
        ))}
      </nav>
      <div className={styles.tools}>
        <PageTools />
      </div>
      <DayLive />
    </div>
  );
}
