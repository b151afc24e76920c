import { z } from 'zod';
import { gatewayName } from './scalars.ts';

/** The public side of an account at a gateway, by which a page opens its window. */
export const paymentAccount = z.object({
  gateway: gatewayName,
  scriptUrl: z.string(),
  keyId: z.string(),
  /** The property's account with the gateway and the provider's, sent along with a completed payment. */
  vendor: z.string().optional(),
  superVendor: z.string().optional(),
});

/** A gateway's order, open to be paid. */
export const openedOrder = z.object({
  order_id: z.string(),
  /** In the gateway's own units (paise, cents). */
  amount: z.int(),
  currency: z.string(),
  /** What the page gives the gateway's script beside the id, where the gateway asks for it. */
  clientSecret: z.string().optional(),
  /** The order asks for no money, and for a card that is kept as a guarantee. */
  keepsCard: z.boolean().optional(),
  /** By what it is paid, where that is not the first account of the hotel (`payment` of its site). */
  account: paymentAccount.optional(),
});

/** What a page tells once a gateway's window says that it is paid, by gateway. */
export const onlineCompletions = [
  z.strictObject({
    gateway: z.literal('razorpay'),
    paymentId: z.string().max(80),
    orderId: z.string().max(80),
    signature: z.string().max(256),
    hotelId: z.int(),
    vendor: z.string().max(80).optional(),
    superVendor: z.string().max(80).optional(),
  }),
  z.strictObject({
    gateway: z.literal('card-vault'),
    paymentId: z.string().max(80),
    transactionId: z.string().max(80),
    orderId: z.string().max(80),
    hotelId: z.int(),
    vendor: z.string().max(80).optional(),
    superVendor: z.string().max(80).optional(),
  }),
  z.strictObject({
    gateway: z.literal('stripe'),
    paymentId: z.string().max(80),
    orderId: z.string().max(80),
    hotelId: z.int(),
    vendor: z.string().max(80).optional(),
    superVendor: z.string().max(80).optional(),
  }),
] as const;

export const onlineCompletion = z.discriminatedUnion('gateway', onlineCompletions);
