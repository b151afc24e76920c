import type { FailureGroup } from '@latchkey/payments/payments';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { failureMessages } from '../../failure.copy.ts';
import type { ShareProblem } from './use-share-payment.ts';

const unavailable = msg`Payment system is not available. Please try again.`;
const failed = msg`Payment failed. Please try again.`;

/** Why paying brought nothing. Of a payment that is under way the page says more, and not this. */
export const shareProblems: Readonly<Record<Exclude<ShareProblem, 'payment_pending'>, MessageDescriptor>> = {
  payment_failed: failed,
  invalid_signature: failed,
  closed: msg`The payment window was closed. Nothing has been charged.`,
  sdk_not_loaded: unavailable,
  sdk_missing: unavailable,
  gateway_unavailable: unavailable,
  returned: msg`Your payment was no longer due when it arrived. You get a full refund.`,
  share_not_open: msg`This share can no longer be paid. Reload the page to see why.`,
  not_found: msg`This share can no longer be paid. Reload the page to see why.`,
  nothing_due: msg`There is nothing left to pay.`,
  amount_changed: msg`The amount due has changed since this page was loaded. Please check it and pay again.`,
  idempotency_key_reused: failureMessages.unknown,
  ...failureMessages,
};

/** What a payer can do after a failure, by what its reason asks for. */
export const nextSteps: Readonly<Record<FailureGroup, MessageDescriptor>> = {
  try_another_way: msg`Your bank or card did not accept it. Try another card, another account or another way of paying.`,
  check_limits: msg`There was not enough money on the account, or a limit was reached. Check your balance and your limits, or pay another way.`,
  wait_for_bank: msg`Your bank did not answer in time. If money has left your account, it is returned automatically: wait for your bank’s message before you pay again.`,
  details_wrong: msg`A PIN, a code or a card detail was not right. Check what you type and try again.`,
  stopped: msg`You stopped the payment. Nothing was charged; pay whenever you are ready.`,
  bank_down: msg`Your bank or the payment company has a technical problem. Try again in a few minutes, or pay another way.`,
};
