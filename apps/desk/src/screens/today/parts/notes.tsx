import { formatMomentDate, formatMomentTime } from '@latchkey/format/moment';
import { fieldLengths } from '@latchkey/booking-core/validation';
import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { Icon } from '@latchkey/ui/icon';
import { clipboardList, plus } from '@latchkey/ui/icons';
import { TextField } from '@latchkey/ui/text-field';
import { cx } from '@latchkey/ui/cx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDay } from '../day-on-page.tsx';
import * as styles from '../today.module.css';
import { reachField } from '../../../frame/reach-field.ts';
import { ActionForm } from '../../../frame/action-form.tsx';
import { mayHere } from '../../../session/may-here.ts';

/** What the shift before has left, and what is left for the next. */
export function Notes() {
  const { t } = useLingui();
  const { locale, now } = usePage();
  const { day, noteKey, note: typed, frame } = useDay().model;
  const mayWrite = mayHere(frame.hotel, 'addNote');
  if (!mayWrite && day.notes.length === 0) return null;
  const date = day.date === day.today ? {} : { date: day.date };
  const { timeZone } = day.hotel;
  /** The time is enough of one of the same day. */
  const writtenOn = (ms: number): string => {
    const [on, today] = [ms, now].map((one) => formatMomentDate(one, timeZone, locale));
    const time = formatMomentTime(ms, timeZone, locale);
    return on === today ? time : `${on}, ${time}`;
  };
  return (
    <section className={cx(styles.section, day.notes.length === 0 && styles.screenOnly)} aria-labelledby="notes-title">
      <header className={styles.margin}>
        <h2 id="notes-title" className={styles.title}>
          <Trans context="of a shift, for the next">Notes</Trans>
        </h2>
      </header>
      <div className={styles.notes}>
        {day.notes.length === 0 ? null : (
          <ul>
            {day.notes.map(({ noteId, text, booking, writtenBy, writtenAt }) => (
              <li key={noteId} className={styles.note}>
                <Icon icon={clipboardList} className={styles.sign} />
                <p>
                  {booking === null ? null : (
                    <>
                      <bdi className={styles.guest}>{booking.guestName}</bdi>
                      {': '}
                    </>
                  )}
                  <bdi>{text}</bdi>{' '}
                  <small className={styles.until}>
                    {writtenBy.name === null ? null : (
                      <>
                        <bdi>{writtenBy.name}</bdi>
                        {', '}
                      </>
                    )}
                    {writtenOn(Date.parse(writtenAt))}
                  </small>
                </p>
                {mayWrite ? (
                  <ActionForm action={postAddress('note-done', locale, date)} className={styles.screenOnly}>
                    <input type="hidden" name="note" value={noteId} />
                    <Button type="submit" look="quiet" size="small" className={styles.act}>
                      <Trans context="a note is dealt with">Done</Trans>
                    </Button>
                  </ActionForm>
                ) : null}
              </li>
            ))}
          </ul>
        )}
        {mayWrite ? (
          <details className={styles.screenOnly} open={typed === '' ? undefined : true} onToggle={reachField}>
            <summary className={styles.leave}>
              <Icon icon={plus} />
              <Trans>Note for the next shift</Trans>
            </summary>
            <form
              method="post"
              action={postAddress('note', locale, date)}
              className={styles.write}
              aria-labelledby="notes-title"
            >
              <input type="hidden" name="key" value={noteKey} />
              <TextField
                name="text"
                label={t`Note for the next shift`}
                defaultValue={typed}
                maxLength={fieldLengths.propertyNote}
              />
              <Button type="submit" look="quiet" size="small">
                <Trans context="a note">Save note</Trans>
              </Button>
            </form>
          </details>
        ) : null}
      </div>
    </section>
  );
}
