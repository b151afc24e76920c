import { usePage } from '@latchkey/site';
import { formatMoney } from '@latchkey/format/money';
import { Price } from '@latchkey/ui/price';
import { Trans } from '@lingui/react/macro';
import { useStayDates } from '@latchkey/stay/stay-words';
import type { OfferedStay } from '../room-checkout.model.ts';
import * as styles from './glance.module.css';

/** The tag at a glance, on a phone: what is booked and what it costs, leading to the bill below the form. */
export function Glance({ stay }: { readonly stay: OfferedStay }) {
  const { locale } = usePage();
  const { dates } = useStayDates(stay.quote.selection);
  return (
    <a className={styles.glance} href="#your-stay">
      <span>
        <b>{stay.roomTypeNames.join(' · ')}</b>
        {dates}
      </span>
      <span className={styles.end}>
        <Price>{formatMoney(stay.quote.bill.total, stay.quote.bill.currency, locale)}</Price>
        <u>
          <Trans>See bill</Trans>
        </u>
      </span>
    </a>
  );
}
