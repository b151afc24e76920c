import type Stripe from 'stripe';
import type { GatewayApi } from '../gateway-api.ts';
import { toStripe } from './stripe-money.ts';

type OrderToOpen = Parameters<GatewayApi['openOrder']>[0];

/**
 * The PaymentIntent of an order. Which ways of paying it has is the account's to say. A hotel with an account of its own is
 * the merchant of its guests and is paid at once; where its file names the provider's account too, the provider keeps its
 * part, rounded down.
 */
export function intentFor(
  { amount, currency, notes, customerId }: OrderToOpen,
  feeBasisPoints: number,
): Stripe.PaymentIntentCreateParams {
  const asked = toStripe(amount, currency);
  const { vendor, super_vendor: provider } = notes;
  const fee = provider === undefined ? 0 : Math.floor((asked * feeBasisPoints) / 10_000);
  return {
    amount: asked,
    currency: currency.toLowerCase(),
    metadata: notes,
    automatic_payment_methods: { enabled: true },
    ...(customerId === undefined ? {} : { customer: customerId }),
    ...(vendor === undefined
      ? {}
      : {
          transfer_data: { destination: vendor },
          on_behalf_of: vendor,
          ...(fee > 0 ? { application_fee_amount: fee } : {}),
        }),
  };
}
