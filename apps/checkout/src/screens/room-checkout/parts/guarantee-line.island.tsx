import type { WayPart } from './way-part.types.ts';
import { noShowFeeOf } from '../no-show-fee.ts';
import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { Price } from '@latchkey/ui/price';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OfferedStay } from '../room-checkout.model.ts';
import { BackIfCancelled } from './back-if-cancelled.island.tsx';
import { DepositLine } from './deposit-line.island.tsx';

interface GuaranteeSaidProps {
  readonly stay: OfferedStay;
  /** Where it is said: what the way is called, what comes of it, and on the button. */
  readonly part: WayPart;
}

/** A guarantee card in words: what the hotel charges it, when, and how much at most. */
export function GuaranteeLine({ stay, part }: GuaranteeSaidProps): ReactNode {
  const { locale } = usePage();
  if (part === 'label') return <Trans>Pay at the hotel, with a card as a guarantee</Trans>;
  if (part === 'button') return <Trans>Book, and leave a card</Trans>;
  const most = <Price weight="plain">{formatMoney(noShowFeeOf(stay), stay.quote.bill.currency, locale)}</Price>;
  return (
    <>
      {stay.isRequest ? (
        <Trans>
          Nothing is charged now. Once the hotel has said yes you leave a card, which the payment company keeps for the
          hotel.
        </Trans>
      ) : (
        <Trans>Nothing is charged now. The payment company keeps your card for the hotel.</Trans>
      )}{' '}
      <BackIfCancelled stay={stay} paid={0} />{' '}
      <Trans>If you do not come, {most} is taken from the card; a fee for cancelling is taken from it too.</Trans>{' '}
      <DepositLine stay={stay} />
    </>
  );
}
