import { formatMomentDate, formatMomentTime } from '@latchkey/format/moment';
import { formatTime } from '@latchkey/format/time';
import { usePage } from '@latchkey/site';
import { withSearch } from '@latchkey/site/urls';
import { buttonClass } from '@latchkey/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { InPlaceLink } from '../../../frame/in-place-link.tsx';
import { actWords } from '../acts/act.copy.ts';
import { useBooking } from '../booking-on-page.tsx';
import { PageSection } from '../parts/section.tsx';
import * as styles from '../parts/wishes.module.css';
import { withHistoryWords } from './history-words.ts';

/** What the guest asked for: with the booking, and around the stay, with the house's answers. */
export const Wishes = withHistoryWords(() => {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const { model, can } = useBooking();
  const { specialRequests, requests = [], timeZone, createdAt, propertyWords } = model.booking;
  const momentOf = (iso: string): string => {
    const ms = Date.parse(iso);
    return `${formatMomentDate(ms, timeZone, locale)}, ${formatMomentTime(ms, timeZone, locale)}`;
  };
  if (specialRequests === null && requests.length === 0 && propertyWords === undefined) return null;
  const states = {
    open: t({ message: 'Waits for your answer', context: 'a guest’s request' }),
    accepted: t({ message: 'Yes', context: 'answer to a guest’s request' }),
    declined: t({ message: 'No', context: 'answer to a guest’s request' }),
    closed: t({ message: 'Not answered', context: 'a guest’s request' }),
  };
  return (
    <PageSection id="wishes" title={<Trans context="section of a booking">Wishes</Trans>}>
      <ul className={styles.talk}>
        {specialRequests === null ? null : (
          <li className={styles.theirs}>
            <bdi className={styles.text}>{specialRequests}</bdi>
            <small className={styles.small}>
              <Trans>With the booking</Trans>, {momentOf(createdAt)}
            </small>
          </li>
        )}
        {requests.map(({ requestId, kind, time: at, note, status, answer, createdAt: asked }) => {
          const time = formatTime(at, locale);
          return (
            <li key={requestId} className={styles.theirs}>
              <span>{kind === 'departure' ? t`Wants to leave at ${time}` : t`Wants to arrive at ${time}`}</span>
              {note === null ? null : <bdi className={styles.text}>{note}</bdi>}
              <small className={styles.small}>
                {momentOf(asked)} · <b>{states[status]}</b>
              </small>
              {answer === null || answer === '' ? null : <bdi className={styles.answer}>{answer}</bdi>}
              {status === 'open' && can.includes('accept') ? (
                <span className={styles.acts}>
                  {(['accept', 'decline'] as const).map((act) => (
                    <InPlaceLink
                      key={act}
                      to={withSearch(model.here, { open: act, request: requestId } as never)}
                      className={buttonClass({ look: 'quiet', size: 'small' }, styles.act)}
                    >
                      {i18n._(actWords[act])}
                    </InPlaceLink>
                  ))}
                </span>
              ) : null}
            </li>
          );
        })}
        {propertyWords === undefined ? null : (
          <li className={styles.ours}>
            <bdi className={styles.text}>{propertyWords}</bdi>
            <small className={styles.small}>
              <Trans>Hotel (last action)</Trans>
            </small>
          </li>
        )}
      </ul>
    </PageSection>
  );
});
