import type { GuestWord } from '@latchkey/booking-core/guest-words';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface FactCopy {
  /** Among the facts on the booking's page. */
  readonly onPage: MessageDescriptor;
  /** On the voucher, which is read by others. */
  readonly onVoucher: MessageDescriptor;
}

/** What each of a guest's words is called where it is read again. */
export const guestWordCopy: Readonly<Record<GuestWord, FactCopy>> = {
  specialRequests: {
    onPage: msg({ message: 'Requests', context: 'fact of a booking' }),
    onVoucher: msg`Special requests`,
  },
};
