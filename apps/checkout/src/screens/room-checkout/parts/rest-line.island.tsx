import type { WayPart } from './way-part.types.ts';
import { formatDate } from '@latchkey/format/date';
import { formatMoney } from '@latchkey/format/money';
import { wallClockIn } from '@latchkey/format/moment';
import { usePage } from '@latchkey/site';
import { Price } from '@latchkey/ui/price';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OfferedStay } from '../room-checkout.model.ts';
import { BackIfCancelled } from './back-if-cancelled.island.tsx';

interface RestSaidProps {
  readonly stay: OfferedStay;
  /** Where it is said: what the way is called, and what comes of it. */
  readonly part: WayPart;
}

/** A deposit whose rest is asked for before arrival: how much, when, and what becomes of it if it is not paid then. */
export function RestLine({ stay, part }: RestSaidProps): ReactNode {
  const { locale, now, site } = usePage();
  const { bill, rest } = stay.quote;
  if (part !== 'what') return <Trans>Pay a deposit now, the rest later</Trans>;
  if (rest === undefined) return null;
  const paid = bill.dueNow.advance ?? 0;
  const amount = <Price weight="plain">{formatMoney(bill.total - paid, bill.currency, locale)}</Price>;
  const day = formatDate(rest.dueOn, locale, 'short-year');
  const payBy = rest.payBy === undefined ? null : formatDate(rest.payBy, locale, 'short-year');
  const isDue = rest.dueOn <= wallClockIn(now, site.hotel?.timeZone ?? 'UTC').date;
  return (
    <>
      {isDue ? (
        <Trans>{amount} is due soon after: once you have booked, we email you a link to pay it.</Trans>
      ) : (
        <Trans>
          {amount} is due on {day}: we email you a link to pay it then.
        </Trans>
      )}{' '}
      {payBy === null ? (
        <Trans>What you do not pay online, you pay at the hotel; your booking is valid either way.</Trans>
      ) : (
        <Trans>If it is not paid by {payBy}, your booking is cancelled on its cancellation terms.</Trans>
      )}{' '}
      <BackIfCancelled stay={stay} paid={paid} />
    </>
  );
}
