/**
 * What each kind of outbox message keeps, by the kind. A domain adds the kinds that it delivers, in its
 * `<domain>.outbox.ts`: who writes a message lies below who delivers it, and knows its payload by this alone.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- the domains declare its members
export interface OutboxPayloads {}

export type OutboxKind = keyof OutboxPayloads;

interface MessageOf<Kind extends OutboxKind> {
  readonly hotelId: number;
  readonly kind: Kind;
  /** A second message with the same key is ignored. */
  readonly dedupeKey: string;
  readonly payload: OutboxPayloads[Kind];
  /** From when on it may be delivered; at once by default. */
  readonly availableAt?: Date;
}

/** An effect outside the database that is to happen once. */
export type OutboxMessage = { readonly [Kind in OutboxKind]: MessageOf<Kind> }[OutboxKind];

/** The message, where its payload has only keys that its kind keeps. */
export type WithoutMore<Message extends OutboxMessage> = Message extends {
  readonly kind: infer Kind extends OutboxKind;
  readonly payload: infer Payload;
}
  ? [Exclude<keyof Payload, keyof OutboxPayloads[Kind]>] extends [never]
    ? Message
    : never
  : never;
