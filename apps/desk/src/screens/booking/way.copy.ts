import type { WayAtProperty } from '@latchkey/booking-core/payment-ways';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a guest pays by at the property. */
export const wayWords: Readonly<Record<WayAtProperty, MessageDescriptor>> = {
  cash: msg({ message: 'Cash', context: 'way to pay' }),
  'card-terminal': msg({ message: 'Card terminal', context: 'way to pay' }),
  'bank-transfer': msg({ message: 'Bank transfer', context: 'way to pay' }),
};
