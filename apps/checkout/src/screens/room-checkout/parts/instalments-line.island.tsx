import type { WayPart } from './way-part.types.ts';
import { formatDate } from '@latchkey/format/date';
import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { Price } from '@latchkey/ui/price';
import { Trans } from '@lingui/react/macro';
import type { OfferedStay } from '../room-checkout.model.ts';
import * as styles from './how-to-pay.module.css';

interface InstalmentsSaidProps {
  readonly stay: OfferedStay;
  readonly part: WayPart;
}

/** Paying in parts, in words: who lends the money, and what is collected when. */
export function InstalmentsLine({ stay, part }: InstalmentsSaidProps) {
  const { locale } = usePage();
  const parts = stay.instalments.length;
  if (part === 'label') return <Trans>Buy now, pay later in {parts} parts</Trans>;
  if (part === 'button') return <Trans>Book, and pay in parts</Trans>;
  return (
    <>
      <Trans>A lender of the payment company pays the hotel now and collects from you:</Trans>
      <span className={styles.schedule}>
        {stay.instalments.map(({ dueOn, amount }) => (
          <span key={dueOn}>
            <span>{formatDate(dueOn, locale)}</span>{' '}
            <Price>{formatMoney(amount, stay.quote.bill.currency, locale)}</Price>
          </span>
        ))}
      </span>
      <Trans>The lender tells you in the payment window whether you can have it, and on what terms.</Trans>
    </>
  );
}
