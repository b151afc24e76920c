import type { RegisteredStay } from '@latchkey/api-contract/types';
import { formatDateRange } from '@latchkey/format/date';
import { inLanguage, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { Trans, useLingui } from '@lingui/react/macro';
import { ReportLine } from './report-line.tsx';
import * as styles from '../registration.module.css';

const isOpen = ({ reports }: RegisteredStay): boolean =>
  reports.some(({ state }) => state !== 'done' && state !== 'none');

/** The stays, those that are overdue first: never a word of what was filled in. */
export function StayList({ stays, hotelId }: { readonly stays: readonly RegisteredStay[]; readonly hotelId: number }) {
  const { t } = useLingui();
  const isLate = ({ reports }: RegisteredStay): boolean => reports.some(({ isOverdue }) => isOverdue);
  const parts = [
    { name: t({ message: 'Overdue', context: 'registrations' }), of: stays.filter(isLate) },
    {
      name: t({ message: 'Due', context: 'registrations' }),
      of: stays.filter((stay) => isOpen(stay) && !isLate(stay)),
    },
    { name: t({ message: 'Done', context: 'registrations' }), of: stays.filter((stay) => !isOpen(stay)) },
  ].filter(({ of }) => of.length > 0);
  if (parts.length === 0)
    return (
      <p>
        <Trans>No registration is due right now.</Trans>
      </p>
    );
  return parts.map(({ name, of }) => (
    <section key={name} aria-label={name}>
      <h2 className={styles.part}>{name}</h2>
      <ul className={styles.stays}>
        {of.map((stay) => (
          <StayLine key={stay.bookingId} stay={stay} hotelId={hotelId} />
        ))}
      </ul>
    </section>
  ));
}

function StayLine({ stay, hotelId }: { readonly stay: RegisteredStay; readonly hotelId: number }) {
  const { locale } = usePage();
  return (
    <li className={styles.stay}>
      {/* Read once it is pressed, and not when it is pointed at: each reading is in the journal. */}
      <a
        className={styles.guest}
        href={inLanguage(deskUrl('registration', { hotelId }, { stay: stay.bookingId }), locale)}
      >
        <bdi>{stay.guest}</bdi>
      </a>
      <span className={styles.days}>{formatDateRange(stay.arrival, stay.departure, locale)}</span>
      {stay.reports.map((report) => (
        <ReportLine key={report.kind} report={report} />
      ))}
    </li>
  );
}
