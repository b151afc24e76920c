import { postAddress, usePage } from '@latchkey/site';
import { TextButton } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { Notice } from '@latchkey/ui/notice';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLive } from '../../live/use-live.ts';
import { doneWords, problemWords } from './inbox.copy.ts';
import type { FramedInbox } from './inbox.model.ts';
import * as styles from './inbox.module.css';
import { nameOf } from './named-answer.ts';
import { InboxList } from './parts/inbox-list.tsx';
import { Reading } from './parts/reading.tsx';
import { ActionForm } from '../../frame/action-form.tsx';

/** What guests ask, in one list, and beside it the one that is read and answered. */
export function InboxView({ model }: { readonly model: FramedInbox }) {
  const { i18n } = useLingui();
  const { locale } = usePage();
  const { done, problem, open, isChosen, show } = model;
  const [writing, setWriting] = useState<string | null>(null);
  const reading = open === null ? null : nameOf(open);
  // Nothing moves under the fingers of who writes; what was first when the writing began stays open.
  useLive(model.frame.hotel.hotelId, reading !== null && writing === reading);
  return (
    <>
      {done === null ? null : (
        <div className={styles.notice}>
          <Notice
            tone="good"
            role="status"
            title={i18n._(doneWords[done.act])}
            act={
              done.act === 'closed' ? (
                <ActionForm action={postAddress('reopen', locale, { show })}>
                  <input type="hidden" name="of" value={nameOf(done)} />
                  <TextButton type="submit">
                    <Trans context="act of the reception">Undo</Trans>
                  </TextButton>
                </ActionForm>
              ) : null
            }
          />
        </div>
      )}
      {problem === null || problem === 'text_missing' || problem === 'too_long' ? null : (
        <div className={styles.notice}>
          <Notice tone="warn" role="alert" title={i18n._(problemWords[problem])} />
        </div>
      )}
      <div className={cx(styles.answers, isChosen && styles.chosen)} onInput={() => setWriting(reading)}>
        <InboxList model={model} />
        {open === null ? null : <Reading key={nameOf(open)} model={model} answer={open} />}
      </div>
    </>
  );
}
