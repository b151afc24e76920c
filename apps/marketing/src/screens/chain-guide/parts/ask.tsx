import { usePage } from '@latchkey/site';
import { Button, TextLink } from '@latchkey/ui/button';
import { FieldError } from '@latchkey/ui/field-error';
import { Section } from '@latchkey/ui/section';
import { SelectField } from '@latchkey/ui/select-field';
import { TextArea } from '@latchkey/ui/text-area';
import { EmailField } from '@latchkey/ui/text-field';
import { checkEmail, fieldLengths } from '@latchkey/booking-core/validation';
import { typedIn, useSending } from '@latchkey/stay/send-form';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { subjectWords } from '../chain-guide.copy.ts';
import { questionSubjects, type QuestionSubject } from '@latchkey/booking-core/inbox';
import type { GuideHotel } from '../chain-guide.model.ts';
import * as styles from './ask.module.css';

interface AskProps {
  readonly hotels: readonly GuideHotel[];
  readonly hotelId: number;
  readonly subject: QuestionSubject;
}

/** The subject goes before the question, in as many characters at most. */
const roomForSubject = 100;

type Refusal = 'question_missing' | 'email_missing' | 'email_invalid';

/** A question to a person at one of the hotels, its subject filled in; the answer comes by mail. */
export function Ask({ hotels, hotelId, subject }: AskProps) {
  const { i18n, t } = useLingui();
  const { api, locale } = usePage();
  const [wrong, setWrong] = useState<readonly Refusal[]>([]);
  const { state, refused, send } = useSending();
  const sentences: Readonly<Record<Refusal, string>> = {
    question_missing: t`Please enter your question`,
    email_missing: t`Please Enter Email Address`,
    email_invalid: t`Please Enter Valid Email Address`,
  };
  const errorOf = (...codes: readonly Refusal[]): string | undefined =>
    wrong.filter((code) => codes.includes(code)).map((code) => sentences[code])[0];
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = typedIn(event);
    const [question, email] = [text('question'), text('email')];
    const address = checkEmail(email);
    const found: Refusal[] = [
      ...(question === '' ? (['question_missing'] as const) : []),
      ...(address === null ? [] : [address]),
    ];
    setWrong(found);
    if (state !== 'open' || found.length > 0) return;
    const asked = questionSubjects.find((known) => known === text('subject')) ?? subject;
    const body = {
      hotelId: Number(text('hotel')),
      question: `${i18n._(subjectWords[asked])}: ${question}`,
      email,
      language: locale,
    };
    void send(body, (key) => api.call('askQuestion', { headers: { 'idempotency-key': key }, body }));
  };
  return (
    <Section id="ask" title={<Trans>Ask a person</Trans>} note={<Trans>Reception answers by email.</Trans>}>
      {state === 'sent' ? (
        <p role="status">
          <Trans>Your question is with reception. The answer comes by email.</Trans>
        </p>
      ) : (
        <form className={styles.form} noValidate onSubmit={submit}>
          <SelectField label={t`Hotel`} name="hotel" defaultValue={hotelId}>
            {hotels.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField label={t`About`} name="subject" defaultValue={subject}>
            {questionSubjects.map((known) => (
              <option key={known} value={known}>
                {i18n._(subjectWords[known])}
              </option>
            ))}
          </SelectField>
          <TextArea
            label={t`Your question`}
            name="question"
            rows={4}
            maxLength={fieldLengths.question - roomForSubject}
            error={errorOf('question_missing')}
          />
          <EmailField label={t`Email`} error={errorOf('email_missing', 'email_invalid')} />
          {refused === null ? null : <FieldError>{t`Please try again later!`}</FieldError>}
          <Button type="submit" busy={state === 'sending'}>
            <Trans>Send question</Trans>
          </Button>
        </form>
      )}
      <ul className={styles.plain}>
        {hotels.map(({ id, name, email }) => (
          <li key={id}>
            {name}:{' '}
            <TextLink href={`mailto:${email}`}>
              <bdi>{email}</bdi>
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
