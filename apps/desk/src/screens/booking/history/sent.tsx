import { formatMomentDate, formatMomentTime } from '@latchkey/format/moment';
import { usePage } from '@latchkey/site';
import { Icon } from '@latchkey/ui/icon';
import { check, circleAlert, hourglass } from '@latchkey/ui/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { useBooking } from '../booking-on-page.tsx';
import { PageSection } from '../parts/section.tsx';
import { aboutOf, channelWords, stateWords, whyWords } from './sent.copy.ts';
import * as styles from './sent.module.css';

const signs = { sent: check, waiting: hourglass, failed: circleAlert } as const;

/** What was written to the guest, and whether it has gone out. */
export function Sent() {
  const { i18n } = useLingui();
  const { locale } = usePage();
  const { sent, timeZone } = useBooking().model.booking;
  if (sent.length === 0) return null;
  return (
    <PageSection id="sent" title={<Trans context="section of a booking: mails and SMS">Sent</Trans>}>
      <ul className={styles.list}>
        {sent.map(({ at, channel, about, state, why }, place) => (
          <li key={`${at} ${channel} ${place}`} className={styles.line}>
            <time className={styles.time} dateTime={at}>
              {formatMomentDate(Date.parse(at), timeZone, locale)}, {formatMomentTime(Date.parse(at), timeZone, locale)}
            </time>
            <span>
              {i18n._(aboutOf(about))} · {i18n._(channelWords[channel])}
            </span>
            <span className={styles[state]}>
              <Icon icon={signs[state]} className={styles.sign} />
              {i18n._(why === undefined ? stateWords[state] : whyWords[why])}
            </span>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
