import { z } from 'zod';
import { jsonOf } from '../json-of.ts';
import { isSigned } from '../signature.ts';
import type { GatewayWebhook } from '../gateway-webhook.ts';
import { cardVaultEvent, eventOfCardVault } from './card-vault-event.ts';

export function cardVaultWebhook(secret: string): GatewayWebhook {
  return {
    signatureHeader: 'x-card-vault-signature',
    secret,
    isSigned: ({ body, signature }) => isSigned(body, signature, secret),
    receive: ({ body }) => {
      const payload = jsonOf(body, cardVaultEvent);
      const { eventId, orderId, paymentId = null } = payload;
      return { eventId, payload, hotelId: null, orderId, gatewayPaymentId: paymentId };
    },
    eventOf: (payload) => {
      const event = cardVaultEvent.safeParse(payload);
      return event.success ? eventOfCardVault(event.data) : null;
    },
    described: {
      operationId: 'receiveCardVaultEvent',
      summary: 'Where the card vault reports events, in any order, any number of times',
      optionalHeaders: {},
      schema: schemaOf(cardVaultEvent),
      example: {
        eventId: 'evt_00000000000001',
        event: 'payment.captured',
        orderId: 'order_00000000000001',
        paymentId: 'pay_00000000000001',
        transactionId: 'txn_00000000000001',
        amount: 53_600,
        currency: 'EUR',
      },
    },
  };
}

function schemaOf(schema: z.ZodType): object {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io: 'input' });
  return described;
}
