import { Button } from '@latchkey/ui/button';
import { Icon } from '@latchkey/ui/icon';
import { check } from '@latchkey/ui/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { doneWords } from '../acts/act.copy.ts';
import { ActForm } from '../acts/act-form.tsx';
import { acts } from '../acts.table.ts';
import { useBooking } from '../booking-on-page.tsx';
import * as styles from './done-bar.module.css';

/** What has just been done, with the way back where it stayed in the house: by `U` on a keyboard too. */
export function DoneBar() {
  const { i18n } = useLingui();
  const { model, can, busy } = useBooking();
  const { done, booking } = model;
  const undo = done === null ? undefined : acts[done].undo;
  const mayUndo = undo !== undefined && can.includes(undo);
  // The payment that was just recorded is the latest.
  const latest = (booking.propertyPayments ?? []).findLast(({ takenBackAt }) => takenBackAt === undefined);
  const undoFields: Readonly<Record<string, string>> =
    undo === 'take_payment_back' && latest !== undefined ? { payment: latest.paymentId } : {};
  return (
    <div role="status">
      {done === null ? null : (
        <div className={styles.done}>
          <Icon icon={check} className={styles.sign} />
          <span>{i18n._(doneWords[done])}</span>
          {mayUndo ? (
            <ActForm act={undo} fields={undoFields}>
              <Button type="submit" look="quiet" size="small" busy={busy === undo} data-keys="u">
                <Trans context="act of the reception">Undo</Trans>
              </Button>
            </ActForm>
          ) : null}
        </div>
      )}
    </div>
  );
}
