import type { FailureCode } from '@latchkey/api-client/client';
import type { OperationReply } from '@latchkey/api-contract/types';
import type { FailureGroup } from '@latchkey/payments/payments';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { failureMessages } from '../../failure.copy.ts';

type RefusalOf<Reply> = Reply extends { readonly body: { readonly code: infer Code extends string } } ? Code : never;

/** How an attempt to pay can end without money: at the gateway's window, or as the API says. */
export type PaymentProblem =
  | 'closed'
  | 'returned'
  | 'sdk_not_loaded'
  | 'sdk_missing'
  | FailureCode
  | RefusalOf<OperationReply<'createPaymentOrder'>>
  | RefusalOf<OperationReply<'completePayment'>>;

/** The specification's messages where it has one. */
export const paymentProblems: Readonly<Record<PaymentProblem, MessageDescriptor>> = {
  payment_failed: msg`Payment failed. Please try again.`,
  closed: msg`The payment window was closed. Nothing has been charged.`,
  returned: msg`Your payment came too late: the rooms were gone. You get a full refund.`,
  sdk_not_loaded: msg`Payment system is not available. Please try again.`,
  sdk_missing: msg`Payment system is not available. Please try again.`,
  gateway_unavailable: msg`Payment system is not available. Please try again.`,
  booking_expired: msg`Booking is either expired or does not exist. Please try creating a booking again.`,
  sold_out: msg`Those rooms have just been booked. Your old booking remains valid, and what you paid for the change is refunded.`,
  verification_needed: msg`This booking was made on another device. Please pay for it there, or call the hotel.`,
  nothing_due: msg`There is nothing left to pay.`,
  amount_changed: msg`The amount due has changed since this page was loaded. Please check it and pay again.`,
  payment_pending: msg`Please don’t pay again: a payment is already on its way.`,
  invalid_signature: msg`Payment failed. Please try again.`,
  payment_not_offered: msg`Please select payment method`,
  idempotency_key_reused: failureMessages.unknown,
  not_found: msg`Booking is either expired or does not exist. Please try creating a booking again.`,
  ...failureMessages,
};

/** What a guest can do after a failure, by what its reason asks for. */
export const nextSteps: Readonly<Record<FailureGroup, MessageDescriptor>> = {
  try_another_way: msg`Your bank or card did not accept it. Try another card, another account or another way of paying.`,
  check_limits: msg`There was not enough money on the account, or a limit was reached. Check your balance and your limits, or pay another way.`,
  wait_for_bank: msg`Your bank did not answer in time. If money has left your account, it is returned automatically: wait for your bank’s message before you pay again.`,
  details_wrong: msg`A PIN, a code or a card detail was not right. Check what you type and try again.`,
  stopped: msg`You stopped the payment. Nothing was charged; pay whenever you are ready.`,
  bank_down: msg`Your bank or the payment company has a technical problem. Try again in a few minutes, or pay another way.`,
};
