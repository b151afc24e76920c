import { checkEmail, checkName, fieldLengths } from '@latchkey/booking-core/validation';
import type { PayersShare } from '@latchkey/api-contract/types';
import { formatMoney } from '@latchkey/format/money';
import { inLanguage, postAddress, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { Button } from '@latchkey/ui/button';
import { FieldError } from '@latchkey/ui/field-error';
import { lock } from '@latchkey/ui/icons';
import { Icon } from '@latchkey/ui/icon';
import { Price } from '@latchkey/ui/price';
import { EmailField, TextField } from '@latchkey/ui/text-field';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent, type ReactNode } from 'react';
import * as styles from '../share.module.css';
import type { useSharePayment } from '../use-share-payment.ts';

interface PayShareProps {
  readonly share: PayersShare;
  readonly payment: ReturnType<typeof useSharePayment>;
}

/** Three fields, and the gateway's window. */
export function PayShare({ share, payment }: PayShareProps): ReactNode {
  const { locale } = usePage();
  const { t, i18n } = useLingui();
  const [faults, setFaults] = useState<{ readonly name?: string; readonly email?: string; readonly agree?: string }>(
    {},
  );
  const sum = formatMoney(share.payable, share.currency, locale);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [name, email] = ['name', 'email'].map((field) => {
      const text = typed.get(field);
      return typeof text === 'string' ? text.trim() : '';
    });
    const found = {
      ...(checkName(name ?? '') === null ? {} : { name: t`Please enter your name, in letters.` }),
      ...(checkEmail(email ?? '') === null ? {} : { email: t`Please enter an email address that reaches you.` }),
      ...(typed.get('agree') === 'yes' ? {} : { agree: t`Please agree before you pay.` }),
    };
    setFaults(found);
    const [first] = Object.keys(found);
    if (first !== undefined) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return;
    }
    payment.pay(
      { name: name ?? '', email: email ?? '' },
      {
        title: i18n._(msg({ message: 'Payment', context: 'page title' })),
        pay: t`Pay ${{ amount: sum }} now`,
        close: i18n._(msg({ message: 'Close', context: 'the payment window' })),
      },
    );
  };
  const terms = inLanguage(urlOf('terms'), locale);
  return (
    <form method="post" action={postAddress('pay', locale)} noValidate className={styles.form} onSubmit={submit}>
      <TextField
        label={<Trans>Your name</Trans>}
        hint={<Trans>The person who booked sees it beside your payment.</Trans>}
        name="name"
        autoComplete="name"
        maxLength={fieldLengths.personName}
        required
        error={faults.name}
      />
      <EmailField
        label={<Trans>Your email</Trans>}
        hint={<Trans>Your receipt and any refund notice go there. No one else sees it.</Trans>}
        maxLength={fieldLengths.email}
        required
        error={faults.email}
      />
      <div>
        {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- The words stand in it. */}
        <label className={styles.agree}>
          <input
            type="checkbox"
            name="agree"
            value="yes"
            required
            className={styles.box}
            aria-invalid={faults.agree !== undefined}
            aria-describedby={faults.agree === undefined ? undefined : 'agree-fault'}
          />
          <span>
            <Trans>
              I agree to the <a href={terms}>terms</a>, and that the cancellation rules on this page hold for my share.
            </Trans>
          </span>
        </label>
        {faults.agree === undefined ? null : <FieldError id="agree-fault">{faults.agree}</FieldError>}
      </div>
      <Button type="submit" size="large" busy={payment.isBusy}>
        <Icon icon={lock} />
        <span>
          <Trans>
            Pay <Price weight="plain">{sum}</Price> now
          </Trans>
        </span>
      </Button>
    </form>
  );
}
