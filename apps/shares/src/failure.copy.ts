import type { FailureCode } from '@latchkey/api-client/client';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why no answer came, and what helps. Booking and paying keep their key, so that pressing again counts once. */
export const failureMessages: Readonly<Record<FailureCode, MessageDescriptor>> = {
  offline: msg`No connection. Check your internet and press again: you will not be booked or charged twice.`,
  timeout: msg`The answer is taking too long. Please press again: you will not be booked or charged twice.`,
  too_many_calls: msg`Too many tries from here. Please wait a minute and try again.`,
  unknown: msg`Please try again later!`,
};
