import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import type { FormEvent, ReactNode } from 'react';
import { ActionForm } from '../../../../frame/action-form.tsx';
import { useBooking } from '../../booking-on-page.tsx';
import * as styles from './folio.module.css';
import { folioForm, type FolioAct } from './folio-problems.ts';
import type { FolioPressed } from './use-folio-action.ts';

/** One act of the folio: its name opens its fields, what it does, and its press. A form that needs no script. */
export function FolioForm({
  what,
  title,
  does,
  pressed: { isBusy, press },
  children,
}: {
  readonly what: FolioAct;
  readonly title: string;
  /** What the press will do. */
  readonly does: ReactNode;
  readonly pressed: FolioPressed;
  readonly children: ReactNode;
}) {
  const { locale } = usePage();
  const { model } = useBooking();
  const { currency } = model.booking;
  const seen = String(model.folio?.lastEvent ?? model.booking.lastEvent);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    press(event.currentTarget);
  };
  const isTyped = model.typed['folio'] !== undefined && model.typed['what'] === what;
  return (
    <details className={styles.act} name="folio-act" open={isTyped ? true : undefined}>
      <summary className={styles.name}>{title}</summary>
      <ActionForm action={postAddress(folioForm, locale)} onSubmit={submit} className={styles.fields}>
        {Object.entries({ what, seen, key: `${model.key}.${what}`, currency }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children}
        <p className={styles.does}>{does}</p>
        <Button type="submit" size="small" busy={isBusy}>
          {title}
        </Button>
      </ActionForm>
    </details>
  );
}
