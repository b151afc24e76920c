import { postAddress, usePage } from '@latchkey/site';
import { TextButton } from '@latchkey/ui/button';
import { Trans } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import type { PaymentAttempt } from '../use-payment.ts';

interface PayAtPropertyProps {
  readonly payment: PaymentAttempt;
}

/** Switches a held booking to payment at the property; a plain form, so that it works without a script too. */
export function PayAtProperty({ payment }: PayAtPropertyProps) {
  const { locale } = usePage();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void payment.payAtProperty();
  };
  return (
    <form method="post" action={postAddress('pay-at-property', locale)} onSubmit={submit}>
      <TextButton type="submit" aria-busy={payment.busy === 'at-property'}>
        <Trans>Pay at the hotel instead</Trans>
      </TextButton>
    </form>
  );
}
