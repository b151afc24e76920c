import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** How an attempt to pay can end without money. */
export type PaymentProblem =
  | 'payment_failed'
  | 'closed'
  | 'sdk_not_loaded'
  | 'sdk_missing'
  | 'gateway_unavailable'
  | 'booking_expired'
  | 'nothing_due'
  | 'invalid_signature'
  | 'payment_not_offered'
  | 'idempotency_key_reused'
  | 'not_found'
  | 'unknown';

/** The specification's messages where it has one (section 8). */
export const paymentProblems: Readonly<Record<PaymentProblem, MessageDescriptor>> = {
  payment_failed: msg`Payment failed. Please try again.`,
  closed: msg`The payment window was closed. Nothing has been charged.`,
  sdk_not_loaded: msg`Payment system is not available. Please try again.`,
  sdk_missing: msg`Payment system is not available. Please try again.`,
  gateway_unavailable: msg`Payment system is not available. Please try again.`,
  booking_expired: msg`Booking is either expired or does not exist. Please try creating a booking again.`,
  nothing_due: msg`There is nothing left to pay.`,
  invalid_signature: msg`Payment failed. Please try again.`,
  payment_not_offered: msg`Please select payment method`,
  idempotency_key_reused: msg`Please try again later!`,
  not_found: msg`Booking is either expired or does not exist. Please try creating a booking again.`,
  unknown: msg`Please try again later!`,
};
