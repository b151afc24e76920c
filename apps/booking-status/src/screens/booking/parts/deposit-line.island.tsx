import type { WholeBooking } from '@latchkey/api-contract/types';
import { formatDate } from '@latchkey/format/date';
import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { Price } from '@latchkey/ui/price';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** What is held on the guest's card as a security deposit: when, until when, and what became of it. */
export function DepositLine({ booking }: { readonly booking: WholeBooking }): ReactNode {
  const { locale } = usePage();
  const { deposit, currency } = booking;
  if (deposit === undefined) return null;
  const say = (sum: number) => <Price weight="plain">{formatMoney(sum, currency, locale)}</Price>;
  const [amount, taken] = [say(deposit.amount), say(deposit.captured)];
  const [first, last] = [formatDate(deposit.firstDay, locale), formatDate(deposit.lastDay, locale)];
  switch (deposit.state) {
    case 'due':
      return (
        <p>
          <Trans>
            On {first}, {amount} is held on your card as a security deposit and released by the end of {last}. Nothing
            is charged unless the hotel tells you the amount and the reason.
          </Trans>
        </p>
      );
    case 'held':
      return (
        <p>
          <Trans>
            {amount} is held on your card as a security deposit and released by the end of {last}. Nothing is charged
            unless the hotel tells you the amount and the reason.
          </Trans>
        </p>
      );
    case 'capturing':
    case 'captured': {
      const reason = <bdi>{deposit.reason ?? '–'}</bdi>;
      return (
        <p>
          <Trans>
            The hotel charged {taken} of your security deposit. Its reason: {reason}. The rest is released.
          </Trans>
        </p>
      );
    }
    case 'letting_go':
    case 'let_go':
    case 'ended':
      return (
        <p>
          <Trans>
            Your security deposit of {amount} has been released, and nothing was charged. Your bank may show it for a
            few more days.
          </Trans>
        </p>
      );
    case 'failed':
      return (
        <p>
          <Trans>
            Your bank did not hold the security deposit of {amount}: the hotel will ask you for it when you arrive.
          </Trans>
        </p>
      );
  }
}
