import type { CancellationPreset } from '@latchkey/booking-core/onboarding';
import type { WayAtProperty } from '@latchkey/booking-core/payment-ways';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Ways of cancelling; what they keep is said as guests read it. */
export const policyWords: Readonly<Record<CancellationPreset, MessageDescriptor>> = {
  flexible: msg`Free until the day before`,
  moderate: msg`Free until five days before`,
  strict: msg`Free until two weeks before`,
};

/** How guests can pay at the house. */
export const takesWords: Readonly<Record<WayAtProperty, MessageDescriptor>> = {
  cash: msg({ message: 'Cash', context: 'what a house takes' }),
  'card-terminal': msg({ message: 'Cards, by a terminal', context: 'what a house takes' }),
  'bank-transfer': msg({ message: 'Bank transfers', context: 'what a house takes' }),
};
