/** Payment windows of the providers, behind one door. */
export { openPayment, type PaymentProvider } from '../src/open-payment.ts';
export { preparePayment, scriptTagId } from '../src/load-script.ts';
export { failureGroupOf, type FailureGroup } from '../src/failure-group.ts';
export type { Completion, PaymentOrder, PaymentOutcome, PaymentWindow } from '../src/payment.types.ts';
