import { formatPercent } from '@latchkey/format/number';
import { inLanguage, usePage } from '@latchkey/site';
import { cancellingTermsUrl } from '@latchkey/site/urls';
import { useNonRefundable } from '@latchkey/stay/stay-words';
import { Price } from '@latchkey/ui/price';
import { cx } from '@latchkey/ui/cx';
import { small } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { dueOfMethod, type OfferedStay, type PaymentMethod } from '../room-checkout.model.ts';
import { useCancelling, type CancellingStep } from '../use-cancelling.ts';
import * as styles from './cancelling-line.module.css';

/** What cancelling costs from now to check-in, on a line of time, with the sums of the chosen payment method. */
export function CancellingLine({
  stay,
  method,
}: {
  readonly stay: OfferedStay;
  readonly method: PaymentMethod | null;
}) {
  const { locale, site } = usePage();
  const paid = stay.quote.bill.dueNow[method === null ? 'full' : dueOfMethod(method)] ?? 0;
  const steps = useCancelling(stay, paid);
  return (
    <section className={styles.box} aria-labelledby="cancelling">
      <h3 id="cancelling">
        <Trans>If you cancel</Trans>
      </h3>
      <ol className={cx(styles.line, small)}>
        {steps.map((step) => (
          <li key={step.until} className={step.percent === 0 ? styles.free : undefined}>
            <b>
              {step.until !== null ? (
                <Trans>Until {step.until}</Trans>
              ) : steps.length === 1 ? (
                <Trans>At any time</Trans>
              ) : (
                <Trans>After that</Trans>
              )}
            </b>
            <span>
              <Costs step={step} isPaid={paid > 0} />
            </span>
          </li>
        ))}
      </ol>
      {stay.termsDiffer ? (
        <p className={small}>
          <Trans>Your rooms have different terms. The strictest terms apply to the whole booking.</Trans>
        </p>
      ) : null}
      <a className={small} href={inLanguage(cancellingTermsUrl(site), locale)}>
        <Trans>Cancellation policy</Trans>
      </a>
    </section>
  );
}

function Costs({
  step: { percent, back, fee, isNothing, isWholePrice },
  isPaid,
}: {
  readonly step: CancellingStep;
  readonly isPaid: boolean;
}): ReactNode {
  const { locale } = usePage();
  const nonRefundable = useNonRefundable();
  const amount = <Price weight="plain">{back}</Price>;
  const sum = <Price weight="plain">{fee}</Price>;
  if (percent === null)
    return isPaid ? (
      <Trans>
        The hotel keeps {sum}; you get {amount} back.
      </Trans>
    ) : (
      <Trans>The fee is {sum}.</Trans>
    );
  const kept = formatPercent(percent, locale);
  if (!isPaid && percent >= 100) {
    return isWholePrice ? <Trans>The fee is the whole price.</Trans> : <Trans>The fee is {sum}.</Trans>;
  }
  if (!isPaid) return percent === 0 ? <Trans>Free.</Trans> : <Trans>The fee is {kept} of the price.</Trans>;
  if (percent >= 100) return isNothing ? <Trans>No refund.</Trans> : nonRefundable(back);
  return percent === 0 ? (
    <Trans>You get {amount} back.</Trans>
  ) : (
    <Trans>
      The hotel keeps {kept} of the price; you get {amount} back.
    </Trans>
  );
}
