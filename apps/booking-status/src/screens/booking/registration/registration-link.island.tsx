import { inLanguage, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { TextLink } from '@latchkey/ui/button';
import { Icon } from '@latchkey/ui/icon';
import { arrowRight } from '@latchkey/ui/icons';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { later } from '../../../words/later-words.ts';
import type { ShownBooking } from '../booking.model.ts';

const before: readonly ShownBooking['view'][] = ['confirmed', 'waiting_to_host', 'enjoy_your_stay'];

/** The way to the registration, as long as the guest can fill it in and the house registers somebody of the booking. */
export const RegistrationLink = later(({ shown: { own, view } }: { readonly shown: ShownBooking }): ReactNode => {
  const { locale } = usePage();
  if (own?.registration === undefined || typeof own.arrivedAt === 'string' || !before.includes(view)) return null;
  const isFilled = own.registration === 'ready' || own.registration === 'none';
  if (!isFilled && own.registration !== 'missing' && own.registration !== 'nationality-needed') return null;
  return (
    <p>
      <TextLink
        href={inLanguage(urlOf('bookingStatus', { bookingId: own.bookingId }, { registration: 'next' }), locale)}
      >
        {isFilled ? (
          <Trans>Registration: everything is filled in</Trans>
        ) : (
          <Trans>Skip the form at reception: register now</Trans>
        )}
        <Icon icon={arrowRight} />
      </TextLink>
    </p>
  );
});
