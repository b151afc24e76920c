import type { CancellationQuote, WholeBooking } from '@latchkey/api-contract/types';
import { processingChargePercent } from '@latchkey/booking-core/refund';
import { ifCancelledOf, returnedTaxesOf } from '@latchkey/booking-core/tax';
import { formatDate } from '@latchkey/format/date';
import { withCommas } from '@latchkey/format/list';
import { formatMoney } from '@latchkey/format/money';
import { firstNightsSentence } from '@latchkey/format/terms-sentences';
import { formatPercent } from '@latchkey/format/number';
import { usePage } from '@latchkey/site';
import { BillTable, BillLine } from '@latchkey/ui/bill';
import { Price } from '@latchkey/ui/price';
import { cx } from '@latchkey/ui/cx';
import { small, soft } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChargeLine } from './charge-line.tsx';
import { refundWords } from '../cancellation.copy.ts';
import * as styles from '../cancellation.module.css';

interface WhatComesBackProps {
  readonly booking: WholeBooking;
  readonly quote: CancellationQuote;
}

/** The payments, the fee, the refund, and when it arrives. */
export function WhatComesBack({ booking, quote }: WhatComesBackProps) {
  const { locale } = usePage();
  const { i18n, t } = useLingui();
  const say = (amount: number): string => formatMoney(amount, quote.currency, locale);
  const words = refundWords[quote.code];
  const { returnedTaxes = 0, atProperty = 0 } = quote;
  const there = <Price weight="plain">{say(atProperty)}</Price>;
  const taxes = withCommas(
    booking.bill.taxes.filter((line) => ifCancelledOf(line) === 'returned').map(({ name }) => name),
    locale,
  );
  const nights = quote.feeOf?.nights;
  const nightsKept = nights === undefined ? undefined : firstNightsSentence(nights, 'named', locale);
  const [percent, charge] = [formatPercent(quote.feePercent, locale), formatPercent(processingChargePercent, locale)];
  return (
    <section>
      <h2 className={styles.heading}>
        <Trans>What you get back now</Trans>
      </h2>
      <BillTable caption={t`What you get back now`}>
        <BillLine label={<Trans>Total, all taxes included</Trans>} amount={say(booking.total)} />
        <BillLine label={<Trans>Paid so far</Trans>} amount={say(quote.paid)} />
        {quote.penalty > 0 ? (
          <BillLine
            label={<Trans>Cancellation fee</Trans>}
            note={
              quote.fee === quote.leastFee ? undefined : quote.feeOf !== undefined ? (
                nightsKept
              ) : returnedTaxes > 0 ? (
                <Trans>
                  {percent} of the total without {taxes}
                </Trans>
              ) : (
                <Trans>{percent} of the total</Trans>
              )
            }
            amount={say(-quote.penalty)}
          />
        ) : null}
        {quote.processingCharge > 0 ? (
          <BillLine
            label={<Trans>Online payment processing charge</Trans>}
            note={
              atProperty > 0 ? (
                <Trans>{charge} of the refund to your card</Trans>
              ) : (
                <Trans>{charge} of the refund</Trans>
              )
            }
            amount={say(-quote.processingCharge)}
          />
        ) : null}
        <BillLine
          kind="total"
          label={<Trans>Refund</Trans>}
          note={
            returnedTaxes > 0 && returnedTaxes === returnedTaxesOf(booking.bill) ? (
              <Trans>With all of {taxes}, owed only by guests who stay</Trans>
            ) : undefined
          }
          amount={say(quote.refund)}
        />
      </BillTable>
      {atProperty > 0 ? (
        <p className={styles.note}>
          <Trans>You get {there} of it back at the hotel, where you paid it.</Trans>
        </p>
      ) : null}
      {quote.charge !== undefined ? (
        <p className={styles.note}>
          <ChargeLine charge={quote.charge} currency={quote.currency} part="note" />
        </p>
      ) : words === null ? null : (
        <p className={styles.note}>{i18n._(words)}</p>
      )}
      {quote.isDisputed === true ? (
        <p className={styles.note}>
          <Trans>
            A payment of this booking is in dispute with your bank. Of that payment nothing can be refunded before the
            bank has decided.
          </Trans>
        </p>
      ) : null}
      {quote.arrives === null ? null : (
        <p className={cx(small, soft, styles.note)}>
          <Trans>
            It reaches you in 4-5 business days: from {formatDate(quote.arrives.from, locale)} to{' '}
            {formatDate(quote.arrives.to, locale)}.
          </Trans>
        </p>
      )}
    </section>
  );
}
