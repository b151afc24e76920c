import { advertised } from '@latchkey/booking-core/promotion';
import { formatMoney } from '@latchkey/format/money';
import { formatPercent } from '@latchkey/format/number';
import { usePage } from '@latchkey/site';
import { cx } from '@latchkey/ui/cx';
import { Section } from '@latchkey/ui/section';
import { soft, tiny } from '@latchkey/ui/text';
import { Price } from '@latchkey/ui/price';
import { Trans, useLingui } from '@lingui/react/macro';
import * as styles from './worth.module.css';

/** Three nights in the Teak King with the airport car, and what an agency takes of it. */
const stay = { total: 19_880, percent: advertised.commissionSavedPercent, currency: 'INR' } as const;
const commission = (stay.total * stay.percent) / 100;

/** What direct booking is worth, drawn to scale. */
export function Worth() {
  const { locale } = usePage();
  const { t } = useLingui();
  const say = (amount: number) => formatMoney(amount, stay.currency, locale);
  const percent = formatPercent(stay.percent, locale);
  const [total, lost, kept] = [say(stay.total), say(commission), say(stay.total - commission)];
  return (
    <Section id="worth" title={<Trans>What a stay is worth</Trans>}>
      <p className={styles.big}>
        <Trans>
          Three nights, <Price>{total}</Price>. Sold through an agency at {percent} commission, <Price>{lost}</Price> of
          it never reaches you.
        </Trans>
      </p>
      <div
        className={styles.worth}
        role="img"
        aria-label={t`Through an online travel agency (OTA) the hotel keeps ${kept} and ${lost} go as commission. Booked direct there is no commission.`}
      >
        <div>
          <span>{t`Through an online travel agency (OTA)`}</span>
          <i>
            <b style={{ flex: 100 - stay.percent }}>
              <Trans>
                You keep <Price weight="plain">{kept}</Price>
              </Trans>
            </b>
            <b className={styles.lost} style={{ flex: stay.percent }}>
              <Price weight="plain">{lost}</Price>
            </b>
          </i>
        </div>
        <div>
          <span>{t`Booked on your own site`}</span>
          <i>
            <b className={styles.all} style={{ flex: 100 }}>
              <Trans>
                You keep <Price weight="plain">{total}</Price>
              </Trans>
            </b>
          </i>
        </div>
      </div>
      <p className={cx(tiny, soft)}>
        <Trans>
          Before payment fees, which you pay either way. Twenty per cent is a common agency rate; yours may differ.
        </Trans>
      </p>
    </Section>
  );
}
