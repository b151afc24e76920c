import type { WholeBooking } from '@latchkey/api-contract/types';
import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { Price } from '@latchkey/ui/price';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { later } from '../../../words/later-words.ts';

export interface OtherPurposeProps {
  readonly purpose: 'guarantee' | 'penalty' | 'request';
  readonly part: 'title' | 'lead' | 'button';
  readonly booking?: WholeBooking;
  /** Until when the stay is held, on the hotel's clocks; null where it is not. */
  readonly until?: string | null;
}

/** What the guest is to pay or leave, what of it is charged and when, in the booking's own sums. */
export const OtherPurpose = later(({ purpose, part, booking, until = null }: OtherPurposeProps): ReactNode => {
  const { locale, site } = usePage();
  const city = site.hotel?.city ?? '';
  const say = (amount: number) => (
    <Price weight="plain">{formatMoney(amount, booking?.currency ?? 'EUR', locale)}</Price>
  );
  if (purpose === 'penalty')
    return part === 'title' ? (
      <Trans>A fee is left to pay.</Trans>
    ) : (
      <Trans>
        It is the fee for a stay that did not take place, as stated when you booked. It could not be charged to the card
        you left.
      </Trans>
    );
  if (purpose === 'request')
    return (
      <>
        {until === null ? null : (
          <Trans>
            Your room is held for you until {until}, {city} time; then others can book it.
          </Trans>
        )}{' '}
        <Trans>
          Once you have paid, the hotel gets your request and answers it. If it does not say yes, or names a price that
          you refuse, you get everything back within 3-5 working days.
        </Trans>
      </>
    );
  if (part === 'title') return <Trans>One last step: leave a card.</Trans>;
  if (part === 'button') return <Trans>Leave a card</Trans>;
  const most = say(booking?.guarantee?.most ?? 0);
  return (
    <>
      {until === null ? null : (
        <Trans>
          Your room is held for you until {until}, {city} time; then others can book it.
        </Trans>
      )}{' '}
      <Trans>
        Nothing is charged now. The payment company keeps your card for the hotel, which takes the agreed fee from it if
        you cancel late or do not come: at most {most}.
      </Trans>
    </>
  );
});
