import { depositOf } from '@latchkey/booking-core/deposit';
import { formatDate } from '@latchkey/format/date';
import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { Price } from '@latchkey/ui/price';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OfferedStay } from '../room-checkout.model.ts';

/** The security deposit that is held on the kept card, and until when; empty where the hotel asks for none. */
export function DepositLine({ stay }: { readonly stay: OfferedStay }): ReactNode {
  const { locale, site } = usePage();
  const { quote } = stay;
  const deposit = depositOf(site.hotel?.payment.deposit, quote.selection.stay, stay);
  if (deposit === null) return null;
  const amount = <Price weight="plain">{formatMoney(deposit.amount, quote.bill.currency, locale)}</Price>;
  const [first, last] = [formatDate(deposit.firstDay, locale), formatDate(deposit.lastDay, locale)];
  return (
    <Trans>
      On {first}, {amount} is held on your card as a security deposit and released by the end of {last}. Nothing is
      charged unless the hotel tells you the amount and the reason.
    </Trans>
  );
}
