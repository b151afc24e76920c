import { fieldLengths } from '@latchkey/booking-core/validation';
import { FieldError } from '@latchkey/ui/field-error';
import { TextArea } from '@latchkey/ui/text-area';
import { EmailField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useQuestionForm, type QuestionRefusal } from './ask-question.ts';
import { later } from '../../../offer/words/later-words.ts';
import { FormDialog } from './form-dialog.tsx';

interface AskDialogProps {
  readonly hotelId: number;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A question to the property, answered by mail. */
export const AskDialog = later(({ hotelId, open, onClose }: AskDialogProps): ReactNode => {
  const { t } = useLingui();
  const { state, refusals, send } = useQuestionForm(hotelId);
  const sentences: Readonly<Record<QuestionRefusal, string>> = {
    question_missing: t`Please enter your question`,
    email_missing: t`Please Enter Email Address`,
    email_invalid: t`Please Enter Valid Email Address`,
    unknown: t`Please try again later!`,
  };
  const errorOf = (...codes: readonly QuestionRefusal[]): string | undefined =>
    refusals.filter((code) => codes.includes(code)).map((code) => sentences[code])[0];
  return (
    <FormDialog
      title={t`Ask the hotel`}
      open={open}
      onClose={onClose}
      state={state}
      act={<Trans>Send question</Trans>}
      thanks={<Trans>Your question is with reception. The answer comes by email.</Trans>}
      onSend={(text) => {
        if (state === 'open') void send(text('question'), text('email'));
      }}
    >
      <TextArea
        label={t`Your question`}
        name="question"
        rows={4}
        maxLength={fieldLengths.question}
        error={errorOf('question_missing')}
      />
      <EmailField label={t`Email`} error={errorOf('email_missing', 'email_invalid')} />
      {errorOf('unknown') === undefined ? null : <FieldError>{errorOf('unknown')}</FieldError>}
    </FormDialog>
  );
});
