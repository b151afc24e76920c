import { currencySign } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { Price } from '@latchkey/ui/price';
import { TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useBooking } from '../../booking-on-page.tsx';
import { sumFromField } from '../../sum-field.ts';
import { useSums } from '../../use-sums.ts';
import * as styles from './check-out.module.css';

/** What the guest hands over, and the change of it. `due` in minor units. */
export function CashGiven({ due }: { readonly due: number }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { booking, typed } = useBooking().model;
  const say = useSums();
  const sign = currencySign(booking.currency, locale);
  // The field keeps its own text: input from before the script came is read from it.
  const field = useRef<HTMLInputElement>(null);
  const [given, setGiven] = useState(typed['given'] ?? '');
  const read = (): void => setGiven(field.current?.value ?? '');
  useEffect(read, []);
  const change = (sumFromField(given, booking.currency) ?? due) - due;
  const missing = say(-change);
  return (
    <div className={styles.cash}>
      <TextField
        ref={field}
        name="given"
        label={t`Cash given, in ${sign}`}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        defaultValue={typed['given'] ?? ''}
        onInput={read}
      />
      <p role="status">
        <span className={styles.legend}>
          <Trans context="money that a guest gets back from a note">Change</Trans>
        </span>
        {change < 0 ? (
          <span className={styles.short}>
            <Trans>{missing} short</Trans>
          </span>
        ) : (
          <Price className={styles.change}>{say(change)}</Price>
        )}
      </p>
    </div>
  );
}
