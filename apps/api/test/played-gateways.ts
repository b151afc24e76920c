import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll } from 'vitest';
import { loadHotels } from '../src/features/publishing/load-hotels.ts';
import { completeByCardVault, postCardVaultMovement, postCardVaultWebhook } from './card-vault-webhook.ts';
import { completeByRazorpay } from './journeys.ts';
import { postStripeMovement, postStripeWebhook } from './stripe-webhook.ts';
import type { TestEngine } from './test-engine.ts';
import { paymentOf, type TestGateway } from './test-gateway.ts';
import { postMovement, postWebhook, type Movement, type WebhookOf } from './webhook.ts';

/** A gateway as the cases that hold for every one of them use it. */
export interface PlayedGateway {
  readonly memory: TestGateway;
  /** Completes a payment as the guest's page does. */
  complete(
    bookingId: string,
    orderId: string,
    more?: { paymentId?: string; key?: string },
  ): Promise<LightMyRequestResponse>;
  /** Tells of a payment, or of what moves of it, by a signed message. */
  tell(message: WebhookOf): Promise<LightMyRequestResponse>;
  tellMovement(message: Movement): Promise<LightMyRequestResponse>;
}

/** Every gateway there is an adapter for: the cases and laws of money hold for each. */
export const playedGateways = ['razorpay', 'stripe', 'card-vault'] as const;
export type EveryGateway = (typeof playedGateways)[number];

const folder = '1760-sandalwood-courtyard';

/** Lets the example hotel be paid by a gateway. */
export async function payBy(engine: TestEngine, name: EveryGateway): Promise<void> {
  const { db, settings, clock } = engine.deps;
  const file = join(settings.hotelsDirectory, folder, 'hotel.json');
  const facts = JSON.parse(await readFile(file, 'utf8')) as { readonly payment: { readonly gateway: string } };
  if (facts.payment.gateway === name) return;
  const accounts = name === 'stripe' ? { vendor: 'acct_1Sandalwood', superVendor: 'acct_1Provider' } : {};
  await writeFile(file, JSON.stringify({ ...facts, payment: { ...facts.payment, ...accounts, gateway: name } }));
  const { faults } = await loadHotels(db, settings.hotelsDirectory, clock(), { only: [folder] });
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
}

/** The example hotel's gateway in the tests of one `describe`, whichever it is. */
export function playGateway(engine: TestEngine, name: EveryGateway): PlayedGateway {
  beforeAll(() => payBy(engine, name));
  switch (name) {
    case 'razorpay':
      return {
        get memory() {
          return engine.razorpay;
        },
        complete: (bookingId, orderId, more) => completeByRazorpay(engine, bookingId, orderId, more),
        tell: (message) => postWebhook(engine, message),
        tellMovement: (message) => postMovement(engine, message),
      };
    case 'stripe':
      return {
        get memory() {
          return engine.stripe;
        },
        complete: (bookingId, orderId, more) => completeByStripe(engine, bookingId, orderId, more),
        tell: (message) => postStripeWebhook(engine, message),
        tellMovement: (message) => postStripeMovement(engine, message),
      };
    case 'card-vault':
      return {
        get memory() {
          return engine.cardVault;
        },
        complete: (bookingId, orderId, more) => completeByCardVault(engine, bookingId, orderId, more),
        tell: (message) => postCardVaultWebhook(engine, message),
        tellMovement: (message) => postCardVaultMovement(engine, message),
      };
  }
}

/** Completes a payment as the guest's page does once Stripe's element says that it is paid. */
export function completeByStripe(
  engine: TestEngine,
  bookingId: string,
  orderId: string,
  { paymentId = paymentOf(orderId), key = randomUUID() }: { paymentId?: string; key?: string } = {},
): Promise<LightMyRequestResponse> {
  return engine.app.inject({
    method: 'POST',
    url: `/api/bookings/${bookingId}/payments`,
    headers: { 'idempotency-key': key },
    payload: { gateway: 'stripe', paymentId, orderId, hotelId: Number(bookingId.split('_')[0]) },
  });
}
