export { createGateways } from './gateways/create-gateways.ts';
export type { Gateways, PaymentGateway } from './gateways/payment-gateway.ts';
export { payUnmatchedRefund } from './orders/pay-unmatched-refund.ts';
export { reconcilePayments } from './orders/reconcile-payments.ts';

export { givenUpByGateway } from './webhooks/inbox.queries.ts';
export { processWaiting } from './webhooks/process-waiting.ts';
