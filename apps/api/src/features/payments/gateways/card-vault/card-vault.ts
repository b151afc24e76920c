import type { Settings } from '../../../../settings.ts';
import type { GatewayApi } from '../gateway-api.ts';
import type { PaymentGateway, PublicSettings } from '../payment-gateway.ts';
import { cardVaultApi } from './card-vault-api.ts';
import { cardVaultWebhook } from './card-vault-webhook.ts';

/** The card-vaulting provider. `api` is replaced by tests. */
export function createCardVault(
  settings: Settings,
  api: GatewayApi = cardVaultApi(settings),
): PaymentGateway<'card-vault'> {
  return {
    ...api,
    name: 'card-vault',
    publicSettings: () => ({
      scriptUrl: settings.CARD_VAULT_SCRIPT_URL,
      keyId: settings.CARD_VAULT_VENDOR_KEY,
      origins: cardVaultOrigins(settings),
    }),
    webhook: cardVaultWebhook(settings.CARD_VAULT_SECRET),
    // Card schemes take disputes for 540 days.
    refundableDays: 540,
    proofOf: async ({ orderId, paymentId, transactionId }) => {
      const outcome = await api.outcomeOf(orderId);
      if (outcome.kind === 'unavailable') return 'gateway_unavailable';
      if (outcome.kind !== 'captured') return 'payment_failed';
      const isSame =
        outcome.gatewayPaymentId === paymentId && (outcome.gatewayTransactionId ?? transactionId) === transactionId;
      return isSame ? outcome : 'invalid_signature';
    },
  };
}

/** The origins that the provider's window uses in the browser: where its script and its API are configured to be. */
function cardVaultOrigins(
  settings: Pick<Settings, 'CARD_VAULT_SCRIPT_URL' | 'CARD_VAULT_URL'>,
): PublicSettings['origins'] {
  const script = new URL(settings.CARD_VAULT_SCRIPT_URL).origin;
  const both = [...new Set([script, new URL(settings.CARD_VAULT_URL).origin])];
  return { script: [script], frame: both, connect: both, image: [script] };
}
