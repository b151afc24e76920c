import type { OperationReply } from '@latchkey/api-contract/types';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type RefusalOf<Reply> = Reply extends { readonly body: { readonly code: infer Code extends string } } ? Code : never;

/** How an attempt to pay can end without money: at the gateway's window, or as the API says. */
export type PaymentProblem =
  | 'closed'
  | 'sdk_not_loaded'
  | 'sdk_missing'
  | 'unknown'
  | RefusalOf<OperationReply<'createPaymentOrder'>>
  | RefusalOf<OperationReply<'completePayment'>>;

/** The specification's messages where it has one. */
export const paymentProblems: Readonly<Record<PaymentProblem, MessageDescriptor>> = {
  payment_failed: msg`Payment failed. Please try again.`,
  closed: msg`The payment window was closed. Nothing has been charged.`,
  sdk_not_loaded: msg`Payment system is not available. Please try again.`,
  sdk_missing: msg`Payment system is not available. Please try again.`,
  gateway_unavailable: msg`Payment system is not available. Please try again.`,
  booking_expired: msg`Booking is either expired or does not exist. Please try creating a booking again.`,
  sold_out: msg`The rooms of your change were taken meanwhile. Your money comes back, and your booking stays as it was.`,
  verification_needed: msg`This booking was made on another device. Please pay for it there, or call the hotel.`,
  nothing_due: msg`There is nothing left to pay.`,
  invalid_signature: msg`Payment failed. Please try again.`,
  payment_not_offered: msg`Please select payment method`,
  idempotency_key_reused: msg`Please try again later!`,
  not_found: msg`Booking is either expired or does not exist. Please try creating a booking again.`,
  unknown: msg`Please try again later!`,
};
