/** Payment windows of the providers, behind one door. */
export { openPayment, preparePayment, type PaymentGateway } from '../src/open-payment.ts';
export type { Completion, PaymentOrder, PaymentOutcome, PaymentWindow } from '../src/payment.types.ts';
