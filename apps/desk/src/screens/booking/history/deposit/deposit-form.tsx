import { postAddress, usePage } from '@latchkey/site';
import type { FormEvent, ReactNode } from 'react';
import { ActionForm } from '../../../../frame/action-form.tsx';
import { useBooking } from '../../booking-on-page.tsx';
import { depositForm } from './deposit-problems.ts';

interface DepositFormProps {
  readonly press: (form: FormData) => void;
  readonly what: 'take' | 'let_go';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A form that works without a script; with it, it answers in place. */
export function DepositForm({ what, press, className, children }: DepositFormProps) {
  const { locale } = usePage();
  const { model } = useBooking();
  const { lastEvent, currency } = model.booking;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    press(new FormData(event.currentTarget));
  };
  return (
    <ActionForm action={postAddress(depositForm, locale)} onSubmit={submit} className={className}>
      {Object.entries({ what, seen: String(lastEvent), key: model.key, currency }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </ActionForm>
  );
}
