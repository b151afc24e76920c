import { formatMomentDate, formatMomentTime } from '@latchkey/format/moment';
import { usePage } from '@latchkey/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { useBooking } from '../booking-on-page.tsx';
import { PageSection } from '../parts/section.tsx';
import { eventWordsOf } from './events.copy.ts';
import { JournalAct } from './journal-act.tsx';
import * as styles from './journal.module.css';
import { timelineOf } from './timeline.ts';

const shownAtOnce = 8;

/** All that happened to the booking, latest first, and who did it; what is older opens. */
export function Journal() {
  const { i18n } = useLingui();
  const { locale } = usePage();
  const { booking, journal } = useBooking().model;
  const { timeZone } = booking;
  const entries = timelineOf(booking.events, journal).flatMap((entry) => {
    if (entry.kind === 'act') return [{ at: entry.at, said: <JournalAct line={entry.line} /> }];
    const words = eventWordsOf(entry.type, entry.why);
    return words === null ? [] : [{ at: entry.at, said: <span>{i18n._(words)}</span> }];
  });
  const list = (some: typeof entries) => (
    <ol>
      {some.map(({ at, said }, place) => (
        <li key={`${at} ${place}`} className={styles.line}>
          <time className={styles.time} dateTime={at}>
            {formatMomentDate(Date.parse(at), timeZone, locale)}, {formatMomentTime(Date.parse(at), timeZone, locale)}
          </time>
          {said}
        </li>
      ))}
    </ol>
  );
  const older = entries.slice(shownAtOnce);
  return (
    <PageSection id="journal" title={<Trans context="section of a booking">Journal</Trans>}>
      {list(entries.slice(0, shownAtOnce))}
      {older.length === 0 ? null : (
        <details>
          <summary className={styles.more}>
            <Trans>What was before</Trans>
          </summary>
          {list(older)}
        </details>
      )}
    </PageSection>
  );
}
