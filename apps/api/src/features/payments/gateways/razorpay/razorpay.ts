import type { Settings } from '../../../../settings.ts';
import type { GatewayApi } from '../gateway-api.ts';
import type { PaymentGateway } from '../payment-gateway.ts';
import { isSigned } from '../signature.ts';
import { razorpayApi } from './razorpay-api.ts';
import { razorpayOrigins } from './razorpay-origins.ts';
import { razorpayWebhook } from './razorpay-webhook.ts';

/** The India gateway. `api` is replaced by tests. */
export function createRazorpay(
  settings: Settings,
  api: GatewayApi = razorpayApi(settings),
): PaymentGateway<'razorpay'> {
  return {
    ...api,
    name: 'razorpay',
    publicSettings: () => ({
      scriptUrl: settings.RAZORPAY_SCRIPT_URL,
      keyId: settings.RAZORPAY_KEY_ID,
      origins: razorpayOrigins(settings),
    }),
    webhook: razorpayWebhook(settings.RAZORPAY_WEBHOOK_SECRET),
    // The gateway signs `order|payment` with the key secret.
    proofOf: async ({ orderId, paymentId, signature }) =>
      isSigned(`${orderId}|${paymentId}`, signature, settings.RAZORPAY_KEY_SECRET)
        ? { kind: 'captured', gatewayPaymentId: paymentId, gatewayTransactionId: null }
        : 'invalid_signature',
  };
}
