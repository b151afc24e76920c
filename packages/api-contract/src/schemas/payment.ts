import { z } from 'zod';

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
