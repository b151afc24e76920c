import { postAddress, usePage } from '@latchkey/site';
import type { FormEvent, ReactNode } from 'react';
import { ActionForm } from '../../../frame/action-form.tsx';
import { useBooking } from '../booking-on-page.tsx';
import type { ActName } from '../acts.table.ts';

/**
 * The form of an act: it carries the booking's last event that the page has seen, and a key by which it has its effect once.
 * With the page's script it answers in place. `again`: what the address has to know where the page is shown anew.
 */
export function ActForm({
  act,
  fields = {},
  again = {},
  className,
  id,
  children,
}: {
  readonly act: ActName;
  readonly fields?: Readonly<Record<string, string>>;
  readonly again?: Readonly<Record<string, string>>;
  readonly className?: string | undefined;
  /** By which a button elsewhere on the page sends it. */
  readonly id?: string;
  readonly children: ReactNode;
}) {
  const { locale } = usePage();
  const { model, press } = useBooking();
  const { lastEvent, currency } = model.booking;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    press(act, new FormData(event.currentTarget));
  };
  const carried = { act, seen: String(lastEvent), key: model.key, currency, ...fields };
  return (
    <ActionForm action={postAddress('act', locale, again)} onSubmit={submit} className={className} id={id}>
      {Object.entries(carried).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </ActionForm>
  );
}
