import { closeReasons } from '@latchkey/booking-core/inbox';
import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { SelectField } from '@latchkey/ui/select-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { reasonNames } from '../inbox.copy.ts';
import type { AnswerOwed } from '../inbox.model.ts';
import * as styles from '../inbox.module.css';
import { nameOf } from '../named-answer.ts';
import { ActionForm } from '../../../frame/action-form.tsx';

/** Who looks after it, and closing it without an answer from here. */
export function CareActs({
  answer,
  here,
  self,
}: {
  readonly answer: AnswerOwed;
  readonly here: Readonly<Record<string, string>>;
  readonly self: string;
}) {
  const { i18n, t } = useLingui();
  const { locale } = usePage();
  const { owner, kind } = answer;
  const isMine = owner?.id === self;
  const named = <input type="hidden" name="of" value={nameOf(answer)} />;
  return (
    <div className={styles.care}>
      <ActionForm action={postAddress(isMine ? 'leave' : 'take', locale, here)} className={styles.row}>
        {named}
        <p>
          {owner === null ? (
            <Trans>Not assigned.</Trans>
          ) : isMine ? (
            <Trans>Assigned to you</Trans>
          ) : (
            <Trans>
              Assigned to <bdi>{owner.name}</bdi>.
            </Trans>
          )}
        </p>
        <Button type="submit" look="quiet" size="small">
          {isMine ? <Trans>Unassign</Trans> : <Trans>Assign to me</Trans>}
        </Button>
      </ActionForm>
      {kind === 'request' ? null : (
        <form
          method="post"
          action={postAddress('close', locale, here)}
          className={styles.closing}
          aria-label={t`Close without answer`}
        >
          {named}
          <SelectField label={t`Close without answer`} name="reason" defaultValue="elsewhere">
            {closeReasons.map((reason) => (
              <option key={reason} value={reason}>
                {i18n._(reasonNames[reason])}
              </option>
            ))}
          </SelectField>
          <Button type="submit" look="quiet" size="small">
            <Trans context="a question, without an answer">Close it</Trans>
          </Button>
        </form>
      )}
    </div>
  );
}
