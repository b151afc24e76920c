import type { Deliveries } from '../deliveries.ts';
import type { GatewayAccount } from '../state/gateway-books.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import type { SandboxSettings } from '../settings.ts';
import { createWebhooks, type Webhooks } from './webhooks.ts';

/** Who has an account at the India gateway: their keys, their books, and how they are told of what moves there. */
export interface Merchant {
  /** Where its routes are, behind `/razorpay`. */
  readonly prefix: string;
  readonly keyId: string;
  readonly keySecret: string;
  readonly account: GatewayAccount;
  readonly webhooks: Webhooks;
}

export const basicOf = ({ keyId, keySecret }: Pick<Merchant, 'keyId' | 'keySecret'>): string =>
  `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

const ownPrefix = '/razorpay-own';

/** The provider of this installation, and a merchant of its own. */
export function createMerchants(
  state: SandboxState,
  deliveries: Deliveries,
  settings: SandboxSettings,
): readonly [Merchant, Merchant] {
  return [
    {
      prefix: '/razorpay',
      keyId: settings.RAZORPAY_KEY_ID,
      keySecret: settings.RAZORPAY_KEY_SECRET,
      account: state.razorpay,
      webhooks: createWebhooks(deliveries, settings.RAZORPAY_WEBHOOK_SECRET, () => '/api/webhooks/razorpay'),
    },
    {
      prefix: ownPrefix,
      keyId: settings.RAZORPAY_OWN_KEY_ID,
      keySecret: settings.RAZORPAY_OWN_KEY_SECRET,
      account: state.razorpayOwn,
      webhooks: createWebhooks(deliveries, settings.RAZORPAY_OWN_WEBHOOK_SECRET, (payload) => {
        const { payment } = payload as { readonly payment?: { readonly order_id?: string } };
        const notes = state.razorpayOwn.orders.get(payment?.order_id ?? '')?.notes;
        return `/api/webhooks/razorpay/${notes?.['hotel_id'] ?? ''}`;
      }),
    },
  ];
}

/** One address for both: whose books are asked, the key says. */
export function routedByKey(
  {
    url = '/',
    headers,
  }: { readonly url?: string | undefined; readonly headers: { readonly authorization?: string | undefined } },
  settings: SandboxSettings,
): string {
  const own = basicOf({ keyId: settings.RAZORPAY_OWN_KEY_ID, keySecret: settings.RAZORPAY_OWN_KEY_SECRET });
  return url.startsWith('/razorpay/v1/') && headers.authorization === own ? url.replace('/razorpay', ownPrefix) : url;
}
