import { Button } from '@latchkey/ui/button';
import { Icon } from '@latchkey/ui/icon';
import { check } from '@latchkey/ui/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { doneWords } from '../acts/act.copy.ts';
import { ActForm } from '../acts/act-form.tsx';
import { acts } from '../acts/acts.table.ts';
import { useBooking } from '../booking-on-page.tsx';
import * as styles from './done-bar.module.css';

/** What has just been done, with the way back where it stayed in the house: by `U` on a keyboard too. */
export function DoneBar() {
  const { i18n } = useLingui();
  const { model, can, busy, press } = useBooking();
  const { done, booking, key } = model;
  const undo = done === null ? undefined : acts[done].undo;
  const mayUndo = undo !== undefined && can.includes(undo);
  // The payment that was just recorded is the latest.
  const latest = (booking.propertyPayments ?? []).findLast(({ takenBackAt }) => takenBackAt === undefined);
  const undoFields: Readonly<Record<string, string>> =
    undo === 'take_payment_back' && latest !== undefined ? { payment: latest.paymentId } : {};
  const byKey = useEffectEvent((event: KeyboardEvent): void => {
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
    if (event.key !== 'u' || isTyping || event.ctrlKey || event.metaKey || event.altKey || !mayUndo) return;
    const form = new FormData();
    form.set('seen', String(booking.lastEvent));
    form.set('key', key);
    for (const [name, value] of Object.entries(undoFields)) form.set(name, value);
    press(undo, form);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => byKey(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div role="status">
      {done === null ? null : (
        <div className={styles.done}>
          <Icon icon={check} className={styles.sign} />
          <span>{i18n._(doneWords[done])}</span>
          {mayUndo ? (
            <ActForm act={undo} fields={undoFields}>
              <Button type="submit" look="quiet" size="small" busy={busy === undo}>
                <Trans context="act of the reception">Undo</Trans>
              </Button>
            </ActForm>
          ) : null}
        </div>
      )}
    </div>
  );
}
