import type { CancellationQuote } from '@latchkey/api-contract/types';
import { formatDate } from '@latchkey/format/date';
import { withCommas } from '@latchkey/format/list';
import { formatMoney } from '@latchkey/format/money';
import { formatTime } from '@latchkey/format/time';
import { usePage } from '@latchkey/site';
import { withYearOf } from '@latchkey/stay/stay-words';
import { cx } from '@latchkey/ui/cx';
import { Price } from '@latchkey/ui/price';
import { small, soft } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CancellingUntil } from '../../booking/cancelling-of.ts';
import * as styles from '../cancellation.module.css';

interface FeeStepsProps {
  readonly steps: readonly CancellingUntil[];
  readonly quote: CancellationQuote;
}

/** What the hotel keeps of what was paid, by when the booking is cancelled; of an unpaid one, what its terms ask for. */
export function FeeSteps({ steps: terms, quote }: FeeStepsProps) {
  const { locale, now } = usePage();
  const { t } = useLingui();
  const say = (amount: number): string => formatMoney(amount, quote.currency, locale);
  const isolated = (amount: number) => <Price weight="plain">{say(amount)}</Price>;
  const isUnpaid = quote.paid === 0;
  const rows = terms.map(({ until, fee, penalty }) => {
    return {
      until: withCommas(
        [withYearOf(formatDate(until.date, locale), until.date, now), formatTime(until.time, locale)],
        locale,
      ),
      kept: isUnpaid ? fee : penalty,
    };
  });
  // With a small advance the fee reaches the whole payment early; the later steps are one row.
  const steps = rows.filter(({ kept }, place) => rows[place + 1]?.kept !== kept);
  return (
    <section>
      <h2 className={styles.heading}>
        {isUnpaid ? <Trans>What the hotel charges</Trans> : <Trans>What the hotel keeps</Trans>}
      </h2>
      <table className={styles.fees}>
        <caption className={cx(small, soft)}>
          <Trans>All times are hotel time.</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t({ message: 'Cancelled before', context: 'head of a table of fees' })}</th>
            <th scope="col">
              {isUnpaid
                ? t({ message: 'Fee', context: 'head of a table of fees' })
                : t({ message: 'Kept', context: 'head of a table of fees' })}
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ until, kept }, place) => (
            <tr key={until} className={cx(place === 0 && styles.now)}>
              <th scope="row">
                {until}
                {place === 0 ? (
                  <small>
                    <Trans context="the row of a table that holds at this moment">now</Trans>
                  </small>
                ) : null}
              </th>
              <td>{kept === 0 ? <Trans context="no fee is kept">Nothing</Trans> : say(kept)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {quote.leastFee > 0 ? (
        <p className={cx(small, soft)}>
          <Trans>
            The fee is at least {isolated(quote.leastFee)}: that was the fee on the day you changed the booking.
          </Trans>
        </p>
      ) : null}
    </section>
  );
}
