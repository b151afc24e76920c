import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentMovements } from '../../ledger/payment-account.types.ts';
import type { OrderOutcome } from './gateway-api.ts';

/** The part of a webhook event that moves a booking or its money. */
export type GatewayEvent =
  | { readonly about: 'payment'; readonly orderId: string; readonly result: Exclude<OrderOutcome, { kind: 'open' }> }
  /** A question for a card was answered, or not: the gateway is asked how it stands. */
  | { readonly about: 'card'; readonly setupId: string }
  /** What is held on a card by an order has moved: the gateway is asked how it stands. */
  | { readonly about: 'hold'; readonly orderId: string }
  /** Refunds and disputes of a payment, whoever began them. */
  | {
      readonly about: 'account';
      readonly gatewayPaymentId: string;
      readonly orderId: string | null;
      readonly told: PaymentMovements;
    };

/** A webhook request whose signature is right. */
export interface WebhookRequest {
  readonly body: Buffer;
  readonly headers: IncomingHttpHeaders;
}

/** A webhook request as it is stored. */
export interface ReceivedEvent {
  /** Unique for the gateway: a second delivery of an event has the id of the first. */
  readonly eventId: string;
  readonly payload: object;
  /** The hotel that the event names itself, or null. */
  readonly hotelId: number | null;
  /** The order that the event is about, by which its hotel is found otherwise. */
  readonly orderId: string | null;
  /** The payment that it is about, by which its hotel is found where it names no order. */
  readonly gatewayPaymentId: string | null;
}

export interface GatewayWebhook {
  readonly signatureHeader: string;
  readonly secret: string;
  /** Whether the header signs exactly this body, and is not too old where the gateway says when it was sent. */
  isSigned(request: { readonly body: Buffer; readonly signature: string; readonly now: Date }): boolean;
  /** Reads a request; throws `BadRequest`, which names the field, where it is not one of this gateway. */
  receive(request: WebhookRequest): ReceivedEvent;
  /** What a stored payload says; null where the engine does not act on it. */
  eventOf(payload: unknown): GatewayEvent | null;
  /** How the OpenAPI document describes the webhook. */
  readonly described: WebhookDescription;
}

export interface WebhookDescription {
  readonly operationId: string;
  readonly summary: string;
  /** Headers beside the signature, with an example; none of them is required. */
  readonly optionalHeaders: Readonly<Record<string, string>>;
  /** The JSON schema of the body. */
  readonly schema: object;
  readonly example: object;
}
