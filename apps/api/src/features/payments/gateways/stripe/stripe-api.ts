import type Stripe from 'stripe';
import { z } from 'zod';
import type { StripeSettings } from '../../../../settings/stripe-settings.ts';
import {
  endedInOrder,
  type AskedMoney,
  type GatewayApi,
  type ListedPayment,
  type OrderOutcome,
  type Unavailable,
} from '../gateway-api.ts';
import { checkedOrder } from '../checked-order.ts';
import type { CardHolds } from '../card-holds.ts';
import type { CardKeeping } from '../card-keeping.ts';
import { stripeAccountOf, stripeCharge, stripeRefund, refundStanding } from './stripe-account.ts';
import { stripeCards } from './stripe-cards.ts';
import { stripeHolds } from './stripe-holds.ts';
import { askStripe, stripeClient } from './stripe-client.ts';
import { outcomeOfIntent, stripeIntent } from './stripe-intent.ts';
import { fromStripe, toStripe } from './stripe-money.ts';
import { intentFor } from './stripe-order.ts';

export interface StripeApi extends GatewayApi {
  /** How the payment of an order stands. One that is only authorised is captured, where it is of the money asked for. */
  capturePayment(
    of: { readonly orderId: string; readonly paymentId: string },
    asked: AskedMoney,
  ): Promise<OrderOutcome | Unavailable>;
  clientSecretOf(orderId: string): Promise<{ readonly kind: 'secret'; readonly clientSecret: string } | Unavailable>;
  readonly cards: CardKeeping;
  readonly holds: CardHolds;
}

const charges = z.object({ data: z.array(stripeCharge), has_more: z.boolean() });
/** The most that is listed at once. */
const listed = 100;
const whole = { expand: ['latest_charge'] };

/** The gateway of the rest of the world, by its official client. */
export function stripeApi(settings: StripeSettings, client: Stripe = stripeClient(settings)): StripeApi {
  const read = (orderId: string) => askStripe(() => client.paymentIntents.retrieve(orderId, whole), stripeIntent);

  const outcomeOf: GatewayApi['outcomeOf'] = async (orderId) => {
    const found = await read(orderId);
    return found.kind === 'answer' ? outcomeOfIntent(found.body) : { kind: 'unavailable', reason: found.reason };
  };

  return {
    outcomeOf,
    cards: stripeCards(client),
    holds: stripeHolds(client),
    openOrder: async (order) => {
      // The receipt is the key: asked again, the same intent is answered.
      const made = await askStripe(
        () =>
          client.paymentIntents.create(intentFor(order, settings.feeBasisPoints), { idempotencyKey: order.receipt }),
        stripeIntent,
      );
      if (made.kind === 'unavailable') return made;
      if (made.kind === 'refused') return { kind: 'unavailable', reason: `order refused: ${made.reason}` };
      const { id, currency, amount, client_secret: clientSecret } = made.body;
      const opened = checkedOrder({ id, currency, amount: fromStripe(amount, currency) }, order);
      return opened.kind === 'opened' && typeof clientSecret === 'string' ? { ...opened, clientSecret } : opened;
    },
    clientSecretOf: async (orderId) => {
      const found = await read(orderId);
      if (found.kind !== 'answer') return { kind: 'unavailable', reason: found.reason };
      const { client_secret: clientSecret } = found.body;
      return typeof clientSecret === 'string'
        ? { kind: 'secret', clientSecret }
        : { kind: 'unavailable', reason: 'an intent without its secret' };
    },
    // An intent is paid by one charge at most, and says why the last one failed.
    endedOf: async (orderId) => {
      const outcome = await outcomeOf(orderId);
      return outcome.kind === 'unavailable' ? outcome : { kind: 'known', ended: endedInOrder([outcome]) };
    },
    paymentsSince: async (since, from) => {
      const created = { gte: Math.floor(since.getTime() / 1000) };
      const after = from === null ? {} : { starting_after: from };
      const found = await askStripe(() => client.charges.list({ created, limit: listed, ...after }), charges);
      if (found.kind !== 'answer') return { kind: 'unavailable', reason: found.reason };
      const { data, has_more: hasMore } = found.body;
      return { kind: 'known', payments: data.flatMap(listedOf), next: hasMore ? (data.at(-1)?.id ?? null) : null };
    },
    capturePayment: async ({ orderId }, asked) => {
      const found = await read(orderId);
      if (found.kind !== 'answer') return { kind: 'unavailable', reason: found.reason };
      const { id, status, amount, currency } = found.body;
      // The page says that it is paid, and nothing is under way: the guest left the bank waiting, or it refused.
      if (status === 'requires_action' || status === 'requires_confirmation')
        return { kind: 'failed', gatewayPaymentId: id, code: 'authentication_required' };
      if (status !== 'requires_capture') return outcomeOfIntent(found.body);
      if (fromStripe(amount, currency) !== asked.amount || currency !== asked.currency)
        return { kind: 'failed', gatewayPaymentId: id, code: 'other_amount' };
      const captured = await askStripe(() => client.paymentIntents.capture(orderId, whole), stripeIntent);
      // A refusal may mean that it was captured in the meantime: the webhook and the reconciler tell.
      return captured.kind === 'answer'
        ? outcomeOfIntent(captured.body)
        : { kind: 'unavailable', reason: captured.reason };
    },
    accountOf: stripeAccountOf(client),
    refund: (wanted) => refundBy(client, wanted),
    refundState: async ({ gatewayRefundId }) => {
      const found = await askStripe(() => client.refunds.retrieve(gatewayRefundId), stripeRefund);
      return found.kind === 'answer'
        ? { kind: refundStanding(found.body.status), gatewayRefundId: found.body.id }
        : { kind: 'unavailable', reason: found.reason };
    },
  };
}

const paidTo = z.object({
  currency: z.string(),
  application_fee_amount: z.int().nullish(),
  transfer_data: z.object({ destination: z.string() }).nullish(),
});

/** What goes back to a guest comes from where the money went: from the hotel's account, and from the provider's part. */
async function refundBy(
  client: Stripe,
  { hotelId, refundId, gatewayPaymentId: charge, amount }: Parameters<GatewayApi['refund']>[0],
): ReturnType<GatewayApi['refund']> {
  const paid = await askStripe(() => client.charges.retrieve(charge), paidTo);
  if (paid.kind !== 'answer') return { kind: 'unavailable', reason: paid.reason };
  const { currency, transfer_data: transfer, application_fee_amount: fee } = paid.body;
  const made = await askStripe(
    () =>
      client.refunds.create(
        {
          charge,
          amount: toStripe(amount, currency.toUpperCase()),
          metadata: { hotel_id: String(hotelId), refund_id: refundId },
          ...(transfer ? { reverse_transfer: true } : {}),
          ...(transfer && fee ? { refund_application_fee: true } : {}),
        },
        { idempotencyKey: refundId },
      ),
    stripeRefund,
  );
  if (made.kind !== 'answer') return made;
  return { kind: refundStanding(made.body.status), gatewayRefundId: made.body.id };
}

/** A captured charge of an order; empty where it is not captured, or has gone back. */
function listedOf(charge: z.output<typeof stripeCharge>): ListedPayment[] {
  const { id, currency, captured, amount_captured: taken, amount_refunded: gone, metadata } = charge;
  if (!captured || taken <= gone || !charge.payment_intent) return [];
  const noted = metadata?.['hotel_id'] ?? '';
  return [
    {
      captured: {
        kind: 'captured',
        gatewayPaymentId: id,
        gatewayTransactionId: null,
        amount: fromStripe(taken - gone, currency),
        currency,
      },
      orderId: charge.payment_intent,
      hotelId: /^\d{1,9}$/.test(noted) ? Number(noted) : null,
    },
  ];
}
