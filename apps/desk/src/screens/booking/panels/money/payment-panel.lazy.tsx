import { decimalsOf } from '@latchkey/booking-core/currency';
import { currencySign } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { mail } from '@latchkey/ui/icons';
import { TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { ActForm } from '../../acts/act-form.tsx';
import { useBooking } from '../../booking-on-page.tsx';
import { useGuestName } from '../../use-guest-name.ts';
import { useSums } from '../../use-sums.ts';
import { Effect } from '../effect/effect.tsx';
import { sumRows } from '../effect/sum-rows.ts';
import { Panel, PanelFoot } from '../panel.tsx';
import { ProblemLine } from '../problem-line.tsx';
import * as styles from '../../panel.module.css';
import { sumFromField, sumInField } from '../../sum-field.ts';
import { usePaymentPreview } from './use-payment-preview.ts';
import { WayFields } from './way-fields.tsx';

/** Takes money at the counter: all that is to pay, unless another sum is written. It can be taken back. */
export function PaymentPanel() {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const { model, busy } = useBooking();
  const say = useSums();
  const name = useGuestName();
  const { currency, toPay } = model.booking;
  const first = model.typed['sum'] || sumInField(toPay, decimalsOf(currency));
  // The field keeps its own text: input from before the script came must not be put back to the first sum.
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(first);
  const read = (): void => setTyped(field.current?.value ?? '');
  useEffect(read, []);
  const sign = currencySign(currency, locale);
  const amount = sumFromField(typed, currency) ?? 0;
  const sum = say(amount);
  const preview = usePaymentPreview(amount);
  return (
    <Panel title={t`Take payment`}>
      <ActForm act="payment" again={{ open: 'payment' }}>
        <div className={styles.fields}>
          <TextField
            ref={field}
            name="sum"
            label={t`Sum in ${sign}`}
            inputMode="decimal"
            dir="ltr"
            required
            defaultValue={first}
            onInput={read}
          />
          <WayFields />
        </div>
        {typeof preview === 'object' ? (
          <Effect
            rows={sumRows(i18n, preview, 'total', 'paid', 'toPay')}
            points={[{ key: 'mail', icon: mail, said: <Trans>The guest gets a new voucher by email</Trans> }]}
          />
        ) : preview === undefined ? null : (
          <ProblemLine problem={preview} />
        )}
        <PanelFoot>
          <Button type="submit" size="small" busy={busy === 'payment'}>
            {t`Take ${sum} from ${name}`}
          </Button>
        </PanelFoot>
      </ActForm>
    </Panel>
  );
}
