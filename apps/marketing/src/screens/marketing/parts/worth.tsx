import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { Price } from '@latchkey/ui/price';
import { cx } from '@latchkey/ui/cx';
import { soft, tiny } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import type { Commission } from '../commission.ts';
import * as styles from './worth.module.css';

/** What the figures come to: a month, and the commission of a year. */
export function Worth({
  commission: { currency, sold, lost, kept, lostInAYear },
}: {
  readonly commission: Commission;
}) {
  const { locale } = usePage();
  const say = (amount: number) => <Price>{formatMoney(amount, currency, locale)}</Price>;
  return (
    <>
      <dl className={styles.worth} aria-live="polite">
        <div>
          <dt>
            <Trans>Guests pay in a month</Trans>
          </dt>
          <dd>{say(sold)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Reaches you</Trans>
          </dt>
          <dd>{say(kept)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Agencies keep</Trans>
          </dt>
          <dd>{say(lost)}</dd>
        </div>
        <div className={styles.year}>
          <dt>
            <Trans>Agencies keep in a year</Trans>
          </dt>
          <dd>{say(lostInAYear)}</dd>
        </div>
      </dl>
      <p className={cx(tiny, soft)}>
        <Trans>
          Before payment fees, which you pay either way. What Latchkey itself costs is not included: ask us.
        </Trans>
      </p>
    </>
  );
}
