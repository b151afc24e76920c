import type { z } from 'zod';
import { bookingsOutbox } from '../features/bookings/bookings.outbox.ts';
import { guestRelationsOutbox } from '../features/guest-relations/guest-relations.outbox.ts';
import { messagingOutbox } from '../features/messaging/messaging.outbox.ts';
import type { Delivery, OutboxKind } from '../features/outbox/outbox.ts';
import { paymentsOutbox } from '../features/payments/payments.outbox.ts';
import { identityOutbox } from '../features/identity/identity.outbox.ts';
import { propertyOutbox } from '../features/property/property.outbox.ts';
import { refundsOutbox } from '../features/refunds/refunds.outbox.ts';
import { invoicesOutbox } from '../features/invoices/invoices.outbox.ts';
import { registrationOutbox } from '../features/registration/registration.outbox.ts';
import { reservationsOutbox } from '../features/reservations/reservations.outbox.ts';
import { onboardingOutbox } from '../features/onboarding/onboarding.outbox.ts';

/** The kinds of outbox messages of each domain. */
export const outboxes = [
  bookingsOutbox,
  refundsOutbox,
  reservationsOutbox,
  paymentsOutbox,
  messagingOutbox,
  identityOutbox,
  guestRelationsOutbox,
  propertyOutbox,
  onboardingOutbox,
  registrationOutbox,
  invoicesOutbox,
] as const;

/** How each kind of outbox message is delivered. */
export const deliveries: Readonly<Record<OutboxKind, Delivery<z.ZodType>>> = {
  ...bookingsOutbox,
  ...refundsOutbox,
  ...reservationsOutbox,
  ...paymentsOutbox,
  ...messagingOutbox,
  ...identityOutbox,
  ...guestRelationsOutbox,
  ...propertyOutbox,
  ...onboardingOutbox,
  ...registrationOutbox,
  ...invoicesOutbox,
};

/** How a kind is delivered; undefined of one that this version of the engine does not know. */
export const deliveryOf = (kind: string): Delivery<z.ZodType> | undefined =>
  Object.hasOwn(deliveries, kind) ? deliveries[kind as OutboxKind] : undefined;
