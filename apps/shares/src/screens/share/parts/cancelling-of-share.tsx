import { withCommas } from '@latchkey/format/list';
import { formatMoney } from '@latchkey/format/money';
import { formatMomentDate, formatMomentTime } from '@latchkey/format/moment';
import { formatPercent } from '@latchkey/format/number';
import { processingChargePercent } from '@latchkey/booking-core/refund';
import { usePage } from '@latchkey/site';
import { Price } from '@latchkey/ui/price';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ShownShare } from '../share.model.ts';
import * as styles from '../share.module.css';

/** The rules that who pays a share agrees to: what cancelling the stay costs by when, and what becomes of this share. */
export function CancellingOfShare({ model: { share } }: { readonly model: ShownShare }): ReactNode {
  const { locale } = usePage();
  const { of, timeZone, currency } = share;
  if (of === undefined || of.cancelling.length === 0) return null;
  const momentOf = (until: string): string =>
    withCommas(
      [formatMomentDate(Date.parse(until), timeZone, locale), formatMomentTime(Date.parse(until), timeZone, locale)],
      locale,
    );
  const say = (amount: number) => <Price weight="plain">{formatMoney(amount, currency, locale)}</Price>;
  const charge = formatPercent(processingChargePercent, locale);
  return (
    <section aria-labelledby="share-cancelling" className={styles.stay}>
      <h2 id="share-cancelling">
        <Trans>If the stay is cancelled</Trans>
      </h2>
      <ul className={styles.facts}>
        {of.cancelling.map(({ until, fee }) => {
          const [moment, kept, total] = [momentOf(until), say(fee), say(of.total)];
          return (
            <li key={until}>
              {fee === 0 ? (
                <Trans>Until {moment} the hotel keeps nothing.</Trans>
              ) : (
                <Trans>
                  Until {moment} the hotel keeps {kept} of the {total} that the whole stay costs.
                </Trans>
              )}
            </li>
          );
        })}
      </ul>
      <p>
        <Trans>
          What comes back is divided by what each person has paid. The payment company keeps {charge} of a refund.
        </Trans>
      </p>
    </section>
  );
}
