import { Button } from '@latchkey/ui/button';
import { Dialog } from '@latchkey/ui/dialog';
import { FieldError } from '@latchkey/ui/field-error';
import { TextArea } from '@latchkey/ui/text-area';
import { TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type FormEvent, type ReactNode } from 'react';
import { useAsking, type QuestionRefusal } from './ask-question.ts';
import { later } from '../words/later-words.ts';
import { SentNote } from './sent-note.island.tsx';
import { typedIn } from '@latchkey/stay/send-form';
import * as styles from './talk.module.css';

interface AskDialogProps {
  readonly hotelId: number;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A question to the property, answered by mail. */
export const AskDialog = later(({ hotelId, open, onClose }: AskDialogProps): ReactNode => {
  const { t } = useLingui();
  const form = useId();
  const { state, refusals, send } = useAsking(hotelId);
  const sentences: Readonly<Record<QuestionRefusal, string>> = {
    question_missing: t`Please enter your question`,
    email_missing: t`Please Enter Email Address`,
    email_invalid: t`Please Enter Valid Email Address`,
    unknown: t`Please try again later!`,
  };
  const errorOf = (...codes: readonly QuestionRefusal[]): string | undefined =>
    refusals.filter((code) => codes.includes(code)).map((code) => sentences[code])[0];
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = typedIn(event);
    if (state === 'open') void send(text('question'), text('email'));
  };
  const act = (
    <Button wide type="submit" form={form} busy={state === 'sending'}>
      <Trans>Send question</Trans>
    </Button>
  );
  return (
    <Dialog open={open} onClose={onClose} title={t`Ask the hotel`} foot={state === 'sent' ? undefined : act}>
      {state === 'sent' ? (
        <SentNote>
          <Trans>Your question is with reception. The answer comes by email.</Trans>
        </SentNote>
      ) : (
        <form id={form} className={styles.form} noValidate onSubmit={submit}>
          <TextArea
            label={t`Your question`}
            name="question"
            rows={4}
            maxLength={1000}
            error={errorOf('question_missing')}
          />
          <TextField
            label={t`Email`}
            name="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            dir="ltr"
            error={errorOf('email_missing', 'email_invalid')}
          />
          {errorOf('unknown') === undefined ? null : <FieldError>{errorOf('unknown')}</FieldError>}
        </form>
      )}
    </Dialog>
  );
});
