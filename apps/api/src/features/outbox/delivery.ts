import type { z } from 'zod';
import type { Deps } from '../../deps.ts';

/** An outbox message when it is delivered. */
export interface Delivered<Payload> {
  readonly hotelId: number;
  readonly payload: Payload;
  readonly createdAt: Date;
}

/** `until-done`: money that is owed, and what a booking is found by. `for-days`: mail, SMS and pushes. */
export type Retry = 'until-done' | 'for-days';

/** How one kind of outbox message is delivered: what the row keeps, how long it is tried, and what is done. */
export interface Delivery<Schema extends z.ZodType> {
  readonly payload: Schema;
  readonly retry: Retry;
  /** Throws what keeps the message from being delivered, a payload that the schema refuses too. */
  readonly deliver: (deps: Deps, message: Delivered<unknown>) => Promise<void>;
  /** What follows a failed try; skipped where the payload is unreadable. */
  readonly onFailure: (deps: Deps, message: Delivered<unknown>) => Promise<void>;
}

type Handler<Schema extends z.ZodType> = (deps: Deps, message: Delivered<z.output<Schema>>) => Promise<void>;

/** Describes one kind of outbox message: `deliver` gets the payload as the schema reads it. */
export function delivery<Schema extends z.ZodType>({
  payload: schema,
  retry,
  deliver,
  onFailure = async () => {},
}: {
  readonly payload: Schema;
  readonly retry: Retry;
  readonly deliver: Handler<Schema>;
  readonly onFailure?: Handler<Schema>;
}): Delivery<Schema> {
  return {
    payload: schema,
    retry,
    deliver: async (deps, message) => deliver(deps, { ...message, payload: schema.parse(message.payload) }),
    onFailure: async (deps, message) => {
      const read = schema.safeParse(message.payload);
      if (read.success) await onFailure(deps, { ...message, payload: read.data });
    },
  };
}

/** What the writers of messages give, by kind. */
export type PayloadsOf<Deliveries> = {
  readonly [Kind in keyof Deliveries]: Deliveries[Kind] extends Delivery<infer Schema> ? z.input<Schema> : never;
};
