import { fieldLengths } from '@latchkey/booking-core/validation';
import { formatMomentDate, formatMomentTime } from '@latchkey/format/moment';
import { usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { Icon } from '@latchkey/ui/icon';
import { plus } from '@latchkey/ui/icons';
import { TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { reachField } from '../../../frame/reach-field.ts';
import { actWords } from '../acts/act.copy.ts';
import { ActForm } from '../acts/act-form.tsx';
import { useBooking } from '../booking-on-page.tsx';
import * as styles from './notes.module.css';
import { PageSection } from './section.tsx';

/** What shifts have left about the booking; no guest sees it. */
export function Notes() {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const { model, can, busy } = useBooking();
  const { notes, timeZone } = model.booking;
  const mayWrite = can.includes('note');
  if (notes.length === 0 && !mayWrite) return null;
  return (
    <PageSection
      id="notes"
      isForScreens={notes.length === 0}
      title={<Trans context="of a shift, for the next">Notes</Trans>}
    >
      {notes.length === 0 ? null : (
        <ul>
          {notes.map(({ noteId, text, writtenAt, writtenBy }) => (
            <li key={noteId} className={styles.note}>
              <p>
                <bdi className={styles.text}>{text}</bdi>{' '}
                <small className={styles.small}>
                  {writtenBy.name === null ? null : (
                    <>
                      <bdi>{writtenBy.name}</bdi>
                      {', '}
                    </>
                  )}
                  {formatMomentDate(Date.parse(writtenAt), timeZone, locale)},{' '}
                  {formatMomentTime(Date.parse(writtenAt), timeZone, locale)}
                </small>
              </p>
              {can.includes('note_done') ? (
                <ActForm act="note_done" fields={{ note: noteId }} className={styles.act}>
                  <Button type="submit" look="quiet" size="small" busy={busy === 'note_done'}>
                    {i18n._(actWords.note_done)}
                  </Button>
                </ActForm>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {mayWrite ? (
        <details open={model.typed['text'] === undefined ? undefined : true} onToggle={reachField}>
          <summary className={styles.leave}>
            <Icon icon={plus} />
            <Trans>Note for the next shift</Trans>
          </summary>
          <ActForm key={model.key} act="note" className={styles.write}>
            <TextField
              name="text"
              label={t`Note for the next shift`}
              dir="auto"
              maxLength={fieldLengths.propertyNote}
              defaultValue={model.typed['text'] ?? ''}
            />
            <Button type="submit" look="quiet" size="small" busy={busy === 'note'}>
              {i18n._(actWords.note)}
            </Button>
          </ActForm>
        </details>
      ) : null}
    </PageSection>
  );
}
