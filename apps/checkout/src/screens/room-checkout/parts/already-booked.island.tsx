import { inLanguage, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { TextLink } from '@latchkey/ui/button';
import { Notice } from '@latchkey/ui/notice';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { later } from '../../../words/later-words.ts';
import { bookingRefusals } from '../room-checkout.copy.ts';
import { FormAct } from './form-act.tsx';

interface AlreadyBookedProps {
  /** Null where this device may not see it. */
  readonly bookedId: string | null;
  readonly onAgain: () => void;
}

/** This quote has made a booking, perhaps in another tab: the way to it, and another one on the guest's word. */
export const AlreadyBooked = later(({ bookedId, onAgain }: AlreadyBookedProps): ReactNode => {
  const { i18n } = useLingui();
  const { locale } = usePage();
  const to = bookedId === null ? urlOf('modifyEntry', {}) : urlOf('confirmation', { bookingId: bookedId });
  return (
    <Notice tone="warn" role="alert" title={i18n._(bookingRefusals.already_booked)}>
      <p>
        <Trans>Nothing more was booked. Two of the same stay are two bookings, each with its own price.</Trans>
      </p>
      <TextLink href={inLanguage(to, locale)}>
        <Trans>See the booking</Trans>
      </TextLink>{' '}
      <FormAct act="book-again" onAct={onAgain}>
        <Trans>Book it once more</Trans>
      </FormAct>
    </Notice>
  );
});
