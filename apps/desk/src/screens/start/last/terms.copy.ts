import type { WayAtProperty } from '@latchkey/booking-core/payment-ways';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const policyWords: Readonly<
  Record<'flexible' | 'moderate' | 'strict', { readonly label: MessageDescriptor; readonly what: MessageDescriptor }>
> = {
  flexible: {
    label: msg`Free until the day before`,
    what: msg`After that the whole price is kept.`,
  },
  moderate: {
    label: msg`Free until five days before`,
    what: msg`Then half is kept, and from the day before on the whole price.`,
  },
  strict: {
    label: msg`Free until two weeks before`,
    what: msg`Then half is kept, and from a week before on the whole price.`,
  },
};

/** How guests can pay at the house. */
export const takesWords: Readonly<Record<WayAtProperty, MessageDescriptor>> = {
  cash: msg({ message: 'Cash', context: 'what a house takes' }),
  'card-terminal': msg({ message: 'Cards, by a terminal', context: 'what a house takes' }),
  'bank-transfer': msg({ message: 'Bank transfers', context: 'what a house takes' }),
};
