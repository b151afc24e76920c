import type { Settings } from '../../../../settings.ts';
import type { PaymentGateway } from '../payment-gateway.ts';
import { isSigned } from '../signature.ts';
import { razorpayApi, type RazorpayApi } from './razorpay-api.ts';
import { razorpayOrigins } from './razorpay-origins.ts';
import { razorpayWebhook } from './razorpay-webhook.ts';

/** The India gateway. `api` is replaced by tests. */
export function createRazorpay(
  settings: Settings,
  api: RazorpayApi = razorpayApi(settings),
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
    refundableDays: 180,
    // The gateway signs `order|payment` with the key secret when a payment is authorised, which is not captured yet.
    proofOf: async ({ orderId, paymentId, signature }, asked) => {
      if (!isSigned(`${orderId}|${paymentId}`, signature, settings.RAZORPAY_KEY_SECRET)) return 'invalid_signature';
      const outcome = await api.capturePayment({ orderId, paymentId }, asked);
      if (outcome.kind === 'captured') return outcome;
      if (outcome.kind === 'open') return 'payment_pending';
      return outcome.kind === 'unavailable' ? 'gateway_unavailable' : 'payment_failed';
    },
  };
}
