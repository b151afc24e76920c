import { decimalsOf } from '@latchkey/booking-core/currency';
import { currencySign } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { mail, receipt } from '@latchkey/ui/icons';
import { TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActForm } from '../acts/act-form.tsx';
import { useBooking } from '../booking-on-page.tsx';
import { useGuestName } from '../use-guest-name.ts';
import { useSums } from '../use-sums.ts';
import { AskForm } from '../ask-form.tsx';
import { Effect } from './effect/effect.tsx';
import { sumRows } from './effect/sum-rows.ts';
import { Panel, PanelFoot } from './panel.tsx';
import { ProblemLine } from './problem-line.tsx';
import * as styles from '../panel.module.css';
import { sumFromField, sumInField } from '../sum-field.ts';

/** Gives a part of what was paid back, or all of it, without cancelling. */
export function RefundPanel() {
  const { t } = useLingui();
  const { locale } = usePage();
  const { model } = useBooking();
  const say = useSums();
  const { currency, refundable } = model.booking;
  const [sign, most] = [currencySign(currency, locale), say(refundable)];
  const amount = sumFromField(model.asked['sum'], currency);
  return (
    <Panel title={t`Refund`}>
      <AskForm>
        <TextField
          name="sum"
          label={t`Sum in ${sign}`}
          hint={t`${most} at most`}
          inputMode="decimal"
          dir="ltr"
          required
          defaultValue={model.asked['sum'] ?? sumInField(refundable, decimalsOf(currency))}
        />
        <Button type="submit" look="quiet" size="small" className={styles.show}>
          <Trans>Show what it does</Trans>
        </Button>
      </AskForm>
      {amount === null ? (
        model.asked['sum'] === undefined ? null : (
          <ProblemLine problem="price_missing" />
        )
      ) : (
        <Asked amount={amount} />
      )}
    </Panel>
  );
}

function Asked({ amount }: { readonly amount: number }) {
  const { t, i18n } = useLingui();
  const { model, busy } = useBooking();
  const { preview } = model;
  const name = useGuestName();
  const sum = useSums()(amount);
  if (typeof preview !== 'object') return <ProblemLine problem={preview ?? 'price_missing'} />;
  const { now, after } = preview;
  const isOver = model.booking.status === 'cancelled' || model.booking.status === 'no_show';
  return (
    <>
      <Effect
        rows={
          isOver
            ? sumRows(i18n, preview, 'kept', 'toPay', 'back')
            : sumRows(i18n, preview, 'total', 'paid', 'back', 'toPay')
        }
        points={[
          ...(isOver
            ? []
            : [{ key: 'tax', icon: receipt, said: <Trans>The stay costs so much less, its taxes with it</Trans> }]),
          ...(after.toPay < now.toPay
            ? [{ key: 'less', icon: receipt, said: <Trans>It first lowers what is still to pay</Trans> }]
            : []),
          ...(after.owedAtProperty > now.owedAtProperty
            ? [
                {
                  key: 'hand',
                  icon: receipt,
                  said: (
                    <Trans>Money that was paid at the counter is yours to hand over: it waits on the booking</Trans>
                  ),
                },
              ]
            : []),
          { key: 'mail', icon: mail, said: <Trans>The guest is notified by email and SMS</Trans> },
        ]}
      />
      <ActForm act="refund" fields={{ amount: String(amount) }} again={{ ...model.asked, open: 'refund' }}>
        <PanelFoot>
          <Button type="submit" size="small" busy={busy === 'refund'}>
            {t`Give ${sum} back to ${name}`}
          </Button>
        </PanelFoot>
      </ActForm>
    </>
  );
}
