import type { z } from 'zod';
import { bookingsOutbox } from '../features/bookings/bookings.outbox.ts';
import { engagementOutbox } from '../features/engagement/engagement.outbox.ts';
import { messagingOutbox } from '../features/messaging/messaging.outbox.ts';
import type { Delivery, OutboxKind } from '../features/outbox/outbox.ts';
import { paymentsOutbox } from '../features/payments/payments.outbox.ts';
import { peopleOutbox } from '../features/people/people.outbox.ts';
import { propertyOutbox } from '../features/property/property.outbox.ts';
import { refundsOutbox } from '../features/refunds/refunds.outbox.ts';
import { reservationsOutbox } from '../features/reservations/reservations.outbox.ts';
import { startingOutbox } from '../features/starting/starting.outbox.ts';

/** The kinds of outbox messages of each domain. */
export const outboxes = [
  bookingsOutbox,
  refundsOutbox,
  reservationsOutbox,
  paymentsOutbox,
  messagingOutbox,
  peopleOutbox,
  engagementOutbox,
  propertyOutbox,
  startingOutbox,
] as const;

/** How each kind of outbox message is delivered. */
export const deliveries: Readonly<Record<OutboxKind, Delivery<z.ZodType>>> = {
  ...bookingsOutbox,
  ...refundsOutbox,
  ...reservationsOutbox,
  ...paymentsOutbox,
  ...messagingOutbox,
  ...peopleOutbox,
  ...engagementOutbox,
  ...propertyOutbox,
  ...startingOutbox,
};

/** How a kind is delivered; undefined of one that this version of the engine does not know. */
export const deliveryOf = (kind: string): Delivery<z.ZodType> | undefined =>
  Object.hasOwn(deliveries, kind) ? deliveries[kind as OutboxKind] : undefined;
