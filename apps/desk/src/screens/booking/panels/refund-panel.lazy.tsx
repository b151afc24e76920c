import { decimalsOf } from '@latchkey/booking-core/currency';
import { currencySign } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { mail, receipt } from '@latchkey/ui/icons';
import { TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActForm } from '../acts/act-form.tsx';
import { problemWords } from '../booking.copy.ts';
import { useBooking } from '../booking-on-page.tsx';
import { useGuestName } from '../use-guest-name.ts';
import { useSums } from '../use-sums.ts';
import { AskForm } from '../ask-form.tsx';
import { totalWords } from '../parts/total.copy.ts';
import { Effect } from './effect/effect.tsx';
import { Panel, PanelFoot } from './panel.tsx';
import * as styles from '../panel.module.css';
import { sumFromField, sumInField } from '../sum-field.ts';

/** Gives a part of what was paid back, or all of it, without cancelling. */
export function RefundPanel() {
  const { t, i18n } = useLingui();
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
          <p className={styles.problem} role="alert">
            {i18n._(problemWords.price_missing)}
          </p>
        )
      ) : amount > refundable ? (
        <p className={styles.problem} role="alert">
          {i18n._(problemWords.refund_too_high)}
        </p>
      ) : (
        <Asked amount={amount} />
      )}
    </Panel>
  );
}

function Asked({ amount }: { readonly amount: number }) {
  const { t, i18n } = useLingui();
  const { model, busy } = useBooking();
  const { total, paidTowardsStay, paidAtProperty = 0, toPay, kept = 0, status, refundAmount } = model.booking;
  // What would be handed over at the counter first lowers what is still to pay there: the engine says how much.
  const lowersFirst = toPay > 0 && paidAtProperty > 0;
  const name = useGuestName();
  const sum = useSums()(amount);
  const isOver = status === 'cancelled' || status === 'no_show';
  const rows = [
    isOver
      ? { key: 'kept', label: i18n._(totalWords.kept), now: kept, after: kept - amount }
      : { key: 'total', label: i18n._(totalWords.total), now: total, after: total - amount },
    ...(isOver || lowersFirst
      ? []
      : [{ key: 'paid', label: i18n._(totalWords.paid), now: paidTowardsStay, after: paidTowardsStay - amount }]),
    ...(lowersFirst
      ? []
      : [
          { key: 'back', label: i18n._(totalWords.back), now: refundAmount, after: refundAmount + amount },
          { key: 'toPay', label: i18n._(totalWords.toPay), now: toPay, after: toPay, isTotal: true },
        ]),
  ];
  return (
    <>
      <Effect
        rows={rows}
        points={[
          ...(isOver
            ? []
            : [{ key: 'tax', icon: receipt, said: <Trans>The stay costs so much less, its taxes with it</Trans> }]),
          ...(lowersFirst
            ? [{ key: 'less', icon: receipt, said: <Trans>It first lowers what is still to pay</Trans> }]
            : paidAtProperty > 0
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
