import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { deliveryNames, howNames, reasonNames } from '../inbox.copy.ts';
import type { AnswerOwed, ShownList } from '../inbox.model.ts';
import * as styles from '../inbox.module.css';
import { nameOf } from '../named-answer.ts';
import { Age } from '../../../parts/age/age.tsx';
import { ActionForm } from '../../../frame/action-form.tsx';

/** How one ended: by whom, with which words, and whether they arrived. What was closed without any can be opened again. */
export function ClosedAnswer({
  answer,
  closed,
  show,
}: {
  readonly answer: AnswerOwed;
  readonly closed: NonNullable<AnswerOwed['closed']>;
  readonly show: ShownList;
}) {
  const { i18n } = useLingui();
  const { locale } = usePage();
  const { how, by, at, reason, delivery, answer: letter } = closed;
  return (
    <section aria-labelledby="ended">
      <h3 id="ended" className={styles.label}>
        {i18n._(howNames[how])}
        {reason === null ? null : `: ${i18n._(reasonNames[reason])}`}
      </h3>
      {letter === null ? null : (
        <p className={styles.letter} lang={answer.locale} dir="auto">
          {letter}
        </p>
      )}
      <p className={styles.caption}>
        {by === null ? null : <bdi>{by}</bdi>}
        {by === null || at === null ? null : ' · '}
        {at === null ? null : (
          <Trans context="how long ago something was done; an age follows">
            <Age moment={at} /> ago
          </Trans>
        )}
        {delivery === null ? null : ` · ${i18n._(deliveryNames[delivery])}`}
      </p>
      {reason === null ? null : (
        <ActionForm action={postAddress('reopen', locale, { show })} className={styles.row}>
          <input type="hidden" name="of" value={nameOf(answer)} />
          <Button type="submit" look="quiet" size="small">
            <Trans>Open it again</Trans>
          </Button>
        </ActionForm>
      )}
    </section>
  );
}
