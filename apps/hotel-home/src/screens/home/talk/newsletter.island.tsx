import { checkEmail } from '@latchkey/booking-core/validation';
import { usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { EmailField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent, type ReactNode } from 'react';
import { SentNote } from './sent-note.island.tsx';
import { typedIn, useSending } from '@latchkey/stay/send-form';
import * as styles from './talk.module.css';

interface NewsletterProps {
  readonly hotelId: number;
  readonly onSent?: () => void;
}

/** The hotel's letter, asked for with an address and nothing else. */
export function Newsletter({ hotelId, onSent }: NewsletterProps): ReactNode {
  const { t } = useLingui();
  const { api, locale } = usePage();
  const [wrong, setWrong] = useState<ReturnType<typeof checkEmail>>(null);
  const { state, refused, send } = useSending();
  const sentences = {
    email_missing: t`Please Enter Email Address`,
    email_invalid: t`Please Enter Valid Email Address`,
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const email = typedIn(event)('email');
    const refusal = checkEmail(email);
    setWrong(refusal);
    if (state !== 'open' || refusal !== null) return;
    const body = { hotelId, email, language: locale };
    void send(body, async (key) => {
      const reply = await api.call('subscribeNewsletter', { headers: { 'idempotency-key': key }, body });
      if (reply.status === 202) onSent?.();
      return reply;
    });
  };
  if (state === 'sent') {
    return (
      <SentNote className={styles.sent}>
        <Trans>Thank you. Please confirm it with the link in the email that we have sent you.</Trans>
      </SentNote>
    );
  }
  return (
    <form className={styles.letter} noValidate onSubmit={submit}>
      <EmailField
        label={t`Email`}
        error={wrong === null ? (refused === null ? undefined : t`Please try again later!`) : sentences[wrong]}
      />
      <Button type="submit" look="quiet" busy={state === 'sending'}>
        <Trans context="subscribes to the letter of the hotel">Sign up</Trans>
      </Button>
    </form>
  );
}
