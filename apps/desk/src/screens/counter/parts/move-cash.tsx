import type { Shift } from '@latchkey/api-contract/types';
import { cashMoveKinds } from '@latchkey/booking-core/counter';
import { fieldLengths } from '@latchkey/booking-core/validation';
import { currencySign } from '@latchkey/format/money';
import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { Icon } from '@latchkey/ui/icon';
import { lock, minus, plus } from '@latchkey/ui/icons';
import { TextField } from '@latchkey/ui/text-field';
import { useLingui } from '@lingui/react/macro';
import { ActionForm } from '../../../frame/action-form.tsx';
import { moveWords } from '../counter.copy.ts';
import type { FramedCounter } from '../counter.model.ts';
import * as styles from '../counter.module.css';
import { ShiftFields } from './shift-fields.tsx';

const icons = { in: plus, out: minus, drop: lock };

/** Cash in, out, or to the safe: each opens its two fields, without a script too. */
export function MoveCash({ model, shift }: { readonly model: FramedCounter; readonly shift: Shift }) {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const { key, typed } = model;
  const sign = currencySign(shift.currency, locale);
  return (
    <div className={styles.moves}>
      {cashMoveKinds.map((kind) => (
        <details key={kind} name="move" className={styles.move} open={typed['kind'] === kind}>
          <summary className={styles.summary}>
            <Icon icon={icons[kind]} />
            {i18n._(moveWords[kind])}
          </summary>
          <ActionForm
            className={styles.row}
            action={postAddress('move', locale, shift.isOwn ? {} : { shift: shift.shiftId })}
            noValidate
          >
            <ShiftFields shift={shift} formKey={`${key}.${kind}`} />
            <input type="hidden" name="kind" value={kind} />
            <TextField
              name="amount"
              label={t`Amount, in ${sign}`}
              inputMode="decimal"
              dir="ltr"
              autoComplete="off"
              defaultValue={typed['kind'] === kind ? (typed['amount'] ?? '') : ''}
            />
            <TextField
              name="note"
              label={t`What for`}
              dir="auto"
              maxLength={fieldLengths.invoiceCompany}
              defaultValue={typed['kind'] === kind ? (typed['note'] ?? '') : ''}
            />
            <Button type="submit" look="quiet">
              {i18n._(moveWords[kind])}
            </Button>
          </ActionForm>
        </details>
      ))}
    </div>
  );
}
