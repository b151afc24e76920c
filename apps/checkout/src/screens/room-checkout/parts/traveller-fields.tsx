import { TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { fieldMessages } from '../room-checkout.copy.ts';
import type { TravellerField, TravellerForm, TravellerProblems } from '../traveller-form.ts';
import { Two } from './part.tsx';

interface TravellerFieldsProps {
  readonly traveller: TravellerForm;
  readonly problems: TravellerProblems;
  readonly isFirst: boolean;
  readonly onChange: (traveller: TravellerForm) => void;
}

/** One traveller's fields. The browser may fill in the first one's. */
export function TravellerFields({ traveller, problems, isFirst, onChange }: TravellerFieldsProps) {
  const { i18n } = useLingui();
  const field = (name: TravellerField, autoComplete: string) => ({
    ...(isFirst ? { name } : {}),
    value: traveller[name],
    autoComplete: isFirst ? autoComplete : 'off',
    error: problems[name] ? i18n._(fieldMessages[problems[name]]) : undefined,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange({ ...traveller, [name]: event.target.value }),
  });
  return (
    <Two>
      <TextField
        label={<Trans>Full name</Trans>}
        hint={<Trans>As on the photo ID you will show at reception.</Trans>}
        {...field('fullName', 'name')}
      />
      <TextField label={<Trans>Age</Trans>} optional inputMode="numeric" {...field('age', 'off')} />
      <TextField label={<Trans>Email</Trans>} type="email" dir="ltr" {...field('email', 'email')} />
      <TextField
        label={<Trans>Contact number</Trans>}
        type="tel"
        dir="ltr"
        hint={<Trans>Only for this stay. The voucher comes here by SMS.</Trans>}
        {...field('contactNumber', 'tel')}
      />
    </Two>
  );
}
