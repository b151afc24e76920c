import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { Price } from '@latchkey/ui/price';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { later } from '../../../words/later-words.ts';
import type { OfferedStay } from '../room-checkout.model.ts';

interface PaidRequestSaidProps {
  readonly stay: OfferedStay;
  /** What is paid with the request, in minor units. */
  readonly due: number;
  /** Where it is said: on the button, what comes of the money, and in the list of what happens next. */
  readonly part: 'button' | 'what' | 'next';
}

/** A request that is paid before the hotel answers it: what is paid now, and that all of it comes back unless it says yes. */
export const PaidRequestLine = later(({ stay, due, part }: PaidRequestSaidProps): ReactNode => {
  const { locale } = usePage();
  const amount = <Price weight="plain">{formatMoney(due, stay.quote.bill.currency, locale)}</Price>;
  if (part === 'button') return <Trans>Pay {amount} and send the request</Trans>;
  if (part === 'next')
    return (
      <Trans>The hotel checks your request and writes to you. If it does not accept, you get a full refund.</Trans>
    );
  return (
    <Trans>
      You pay {amount} now, with your request. The hotel checks it and emails you, usually the same day; if it does not
      say yes, or names a price that you refuse, you get all of it back within 3-5 working days.
    </Trans>
  );
});
