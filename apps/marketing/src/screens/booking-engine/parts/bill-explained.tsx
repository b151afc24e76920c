import { formatDateRange } from '@latchkey/format/date';
import { withCommas } from '@latchkey/format/list';
import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { KeyTag } from '@latchkey/ui/key-tag';
import { StayBill } from '@latchkey/ui/stay-bill';
import { lead, wrap } from '@latchkey/ui/text';
import { cx } from '@latchkey/ui/cx';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LiveHotel } from '../../../live/live-hotel.ts';
import type { ShownStay } from '../booking-engine.model.ts';
import { TaxReason } from './tax-reason.tsx';
import * as styles from './bill-explained.module.css';

interface BillExplainedProps {
  readonly hotel: LiveHotel;
  readonly stay: ShownStay;
}

/** The bill of a weekend as its guest would get it, and why each tax is on it. */
export function BillExplained({ hotel, stay }: BillExplainedProps) {
  const { locale } = usePage();
  const { t } = useLingui();
  const { bill, promotions, room, plan } = stay;
  const say = (amount: number): string => formatMoney(amount, bill.currency, locale);
  return (
    <section className={styles.ground} aria-labelledby="bill">
      <div className={cx(wrap, styles.columns)}>
        <KeyTag
          titleId="weekend"
          title={t`A weekend for two at ${hotel.name}`}
          headline={formatDateRange(stay.checkIn, stay.checkOut, locale)}
        >
          <StayBill
            bill={bill}
            promotions={promotions}
            locale={locale}
            nameOf={() => withCommas([room, plan], locale)}
          />
        </KeyTag>
        <div className={styles.why}>
          <h2 id="bill">
            <Trans>Every line says why.</Trans>
          </h2>
          <p className={lead}>
            <Trans>
              The first price a guest sees is the last one. Browser and engine work it out with the same code, from the
              hotel’s own table of taxes, dated and by price.
            </Trans>
          </p>
          <dl className={styles.taxes}>
            {bill.taxes.map((tax) => (
              <div key={tax.taxId}>
                <dt>
                  <bdi>{tax.name}</bdi>
                </dt>
                <dd>
                  <TaxReason tax={tax} taxes={bill.taxes} say={say} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
