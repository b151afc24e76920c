export { createGateways } from './gateways/create-gateways.ts';
export { gatewaysAt } from './accounts/gateway-at.ts';
export { createAccountDoors, webhookUrlOf } from './accounts/account-doors.ts';
export {
  accountsOf,
  everyOwnAccount,
  keptGateways,
  type GatewayAccountRow,
} from './accounts/gateway-accounts.queries.ts';
export { keepAccount } from './accounts/keep-account.ts';
export { gatewaysOfTrials, keepTrialAccounts } from './accounts/trial-accounts.ts';
export { removeAccount } from './accounts/remove-account.ts';
export { tellOfMissingAccount } from './gateways/without-account.ts';
export type { Gateways, PaymentGateway } from './gateways/payment-gateway.ts';
export { tendDeposits } from './deposits/tend-deposits.ts';
export { tendCards } from './stored-cards/tend-cards.ts';
export { auditGateway } from './orders/audit-gateway.ts';
export { refundLost } from './orders/lost-payments.ts';
export { lostByGateway, openLost } from './orders/lost-payments.queries.ts';
export { reconcilePayments } from './orders/reconcile-payments.ts';

export { givenUpByGateway } from './webhooks/inbox.queries.ts';
export { processWaiting } from './webhooks/process-waiting.ts';
export { paymentsUpkeep } from './payments.upkeep.ts';
