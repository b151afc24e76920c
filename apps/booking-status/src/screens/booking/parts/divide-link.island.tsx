import type { WholeBooking } from '@latchkey/api-contract/types';
import { inLanguage, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { TextLink } from '@latchkey/ui/button';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { later } from '../../../words/later-words.ts';

/** The way to dividing what a stay costs among several; one guest has nobody to divide with, and of a stay that is paid it shows who has paid. */
export const DivideLink = later(({ booking }: { readonly booking: WholeBooking }): ReactNode => {
  const { locale } = usePage();
  const guests = booking.rooms.reduce((sum, { adults, children }) => sum + adults + children, 0);
  if (guests < 2) return null;
  return (
    <p>
      <TextLink href={inLanguage(urlOf('divide', { bookingId: booking.bookingId }), locale)}>
        {booking.amountPayable === 0 ? (
          <Trans>See who has paid</Trans>
        ) : (
          <Trans>Divide the cost, see who has paid</Trans>
        )}
      </TextLink>
    </p>
  );
});
