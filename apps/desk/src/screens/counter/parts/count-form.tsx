import type { Shift } from '@latchkey/api-contract/types';
import { cashPiecesOf } from '@latchkey/booking-core/counter';
import { currencySign } from '@latchkey/format/money';
import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { Price } from '@latchkey/ui/price';
import { TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { ActionForm } from '../../../frame/action-form.tsx';
import type { FramedCounter } from '../counter.model.ts';
import * as styles from '../counter.module.css';
import { pieceField, piecesTyped } from '../typed-cash.ts';
import { useCounterWords } from '../use-counter-words.ts';
import { Part } from './part.tsx';
import { ShiftFields } from './shift-fields.tsx';

/** The blind count: by note and coin, which the page multiplies, or as one sum. */
export function CountForm({ model, shift }: { readonly model: FramedCounter; readonly shift: Shift }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const say = useCounterWords({ currency: shift.currency, timeZone: model.counter.timeZone });
  const pieces = cashPiecesOf(shift.currency);
  const form = useRef<HTMLFormElement>(null);
  const [counts, setCounts] = useState<Readonly<Record<number, number>>>({});
  const read = (): void => {
    const typed = new FormData(form.current ?? undefined);
    const piecesOf = (worth: number): number => {
      const text = typed.get(pieceField(worth));
      return typeof text === 'string' ? (piecesTyped(text) ?? 0) : 0;
    };
    setCounts(Object.fromEntries(pieces.map((worth) => [worth, piecesOf(worth)])));
  };
  const total = pieces.reduce((sum, worth) => sum + worth * (counts[worth] ?? 0), 0);
  const sign = currencySign(shift.currency, locale);
  return (
    <Part title={<Trans context="of cash">Count</Trans>} note={<Trans>notes and coins</Trans>}>
      <ActionForm
        ref={form}
        id="count"
        action={postAddress('count', locale, shift.isOwn ? {} : { shift: shift.shiftId })}
        onInput={read}
        noValidate
      >
        <ShiftFields shift={shift} formKey={`${model.key}.count`} />
        {pieces.length === 0 ? (
          <TextField name="counted" label={t`Counted, in ${sign}`} inputMode="decimal" dir="ltr" autoComplete="off" />
        ) : (
          <div className={styles.pieces}>
            {pieces.map((worth) => {
              const piece = say.sum(worth);
              return (
                <label key={worth} className={styles.piece}>
                  <Price>{piece}</Price>
                  <span aria-hidden="true">×</span>
                  <input
                    className={styles.pieceInput}
                    name={pieceField(worth)}
                    inputMode="numeric"
                    dir="ltr"
                    autoComplete="off"
                    defaultValue={model.typed[pieceField(worth)] ?? ''}
                    aria-label={t`Number of ${piece}`}
                  />
                  <Price weight="plain" className={styles.worth}>
                    {say.sum(worth * (counts[worth] ?? 0))}
                  </Price>
                </label>
              );
            })}
          </div>
        )}
        <p className={styles.counted}>
          {pieces.length === 0 ? null : (
            <span role="status">
              <Trans context="sum of a cash count">Counted</Trans> <Price>{say.sum(total)}</Price>
            </span>
          )}
          <Button type="submit" look={shift.account === null ? undefined : 'quiet'}>
            {shift.account === null ? <Trans>Count and close</Trans> : <Trans>Count again</Trans>}
          </Button>
        </p>
      </ActionForm>
    </Part>
  );
}
