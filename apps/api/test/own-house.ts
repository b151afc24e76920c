import type { OwnGateway } from '@latchkey/booking-core/gateways';
import { createHmac, randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach } from 'vitest';
import { keepAccount } from '../src/features/payments/accounts/keep-account.ts';
import { loadHotels } from '../src/features/publishing/load-hotels.ts';
import type { PlayedGateway } from './played-gateways.ts';
import { stripeMovement } from './stripe-webhook.ts';
import type { TestEngine } from './test-engine.ts';
import { razorpayMovement } from './webhook.ts';
import { paymentOf, signPayment, type TestGateway } from './test-gateway.ts';

const folder = '1760-sandalwood-courtyard';

/** What the documents of the example hotel name when nothing is said. */
export const providersAccount = { gateway: 'razorpay', vendor: null, superVendor: null };

export const ownKeys = {
  stripe: {
    keyId: 'pk_test_51SandalwoodShown',
    secretKey: 'sk_test_51SandalwoodSecret',
    webhookSecret: 'whsec_ofSandalwood',
  },
  razorpay: {
    keyId: 'rzp_test_SandalwoodShown',
    secretKey: 'SandalwoodRazorpaySecret',
    webhookSecret: 'SandalwoodWebhookSecret',
  },
} as const;

/** When each engine has looked for changes last: its clock is set back after each test, and it looks half a second later. */
const looked = new WeakMap<object, number>();

/** Has the example hotel's documents name an account. */
export async function nameAccount(engine: TestEngine, payment: object): Promise<void> {
  const { db, settings, clock } = engine.deps;
  const file = join(settings.hotelsDirectory, folder, 'hotel.json');
  const facts = JSON.parse(await readFile(file, 'utf8')) as { readonly payment: object };
  await writeFile(file, JSON.stringify({ ...facts, payment: { ...facts.payment, ...payment } }));
  const { faults } = await loadHotels(db, settings.hotelsDirectory, clock(), { only: [folder] });
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
  const now = clock().getTime();
  const next = Math.max(now, looked.get(db) ?? 0) + 1000;
  looked.set(db, next);
  engine.pass(next - now);
}

/** Keeps keys of a hotel's own account, as its owner gives them. */
export async function giveKeys(engine: TestEngine, gateway: OwnGateway, hotelId = 1760): Promise<void> {
  const keys = ownKeys[gateway];
  engine.own.doors.accounts.set(keys.secretKey, `acct_${hotelId}`);
  const kept = await keepAccount(engine.deps, { hotelId, gateway }, keys, 'Owner');
  if (typeof kept === 'string') throw new Error(kept);
}

/** Completes a payment as the guest's page does, at the hotel's own account. */
export const completeByOwn = (
  engine: TestEngine,
  gateway: OwnGateway,
  bookingId: string,
  orderId: string,
  {
    paymentId = paymentOf(orderId),
    secretKey = ownKeys[gateway].secretKey,
  }: { readonly paymentId?: string; readonly secretKey?: string } = {},
): Promise<LightMyRequestResponse> =>
  engine.app.inject({
    method: 'POST',
    url: `/api/bookings/${bookingId}/payments`,
    headers: { 'idempotency-key': randomUUID() },
    payload: {
      gateway,
      paymentId,
      orderId,
      hotelId: Number(bookingId.split('_')[0]),
      ...(gateway === 'razorpay' ? { signature: signPayment(orderId, paymentId, secretKey) } : {}),
    },
  });

/** Posts an event that a secret signs to the address of a hotel's own account, or to another one. */
export function postToOwn(
  engine: TestEngine,
  gateway: OwnGateway,
  event: { readonly type: string; readonly object: object },
  {
    hotelId = 1760,
    secret = ownKeys[gateway].webhookSecret,
    eventId = randomUUID(),
    url = `/api/webhooks/${gateway}/${hotelId}`,
  }: { readonly hotelId?: number; readonly secret?: string; readonly eventId?: string; readonly url?: string } = {},
): Promise<LightMyRequestResponse> {
  const body = JSON.stringify(
    gateway === 'stripe'
      ? { id: eventId, object: 'event', type: event.type, data: { object: event.object } }
      : { event: event.type, payload: event.object },
  );
  const second = Math.floor(engine.deps.clock().getTime() / 1000);
  const hex = (text: string): string => createHmac('sha256', secret).update(text).digest('hex');
  return engine.app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/json',
      ...(gateway === 'stripe'
        ? { 'stripe-signature': `t=${second},v1=${hex(`${second}.${body}`)}` }
        : { 'x-razorpay-signature': hex(body), 'x-razorpay-event-id': eventId }),
    },
    payload: body,
  });
}

/** That an order was paid, in a gateway's words. */
export function paidEvent(
  gateway: OwnGateway,
  orderId: string,
  money: { readonly amount: number; readonly currency: string },
  { paymentId = paymentOf(orderId), notes = {} }: { paymentId?: string; notes?: object } = {},
): { readonly type: string; readonly object: object } {
  return gateway === 'stripe'
    ? {
        type: 'payment_intent.succeeded',
        object: {
          id: orderId,
          object: 'payment_intent',
          amount: money.amount,
          amount_received: money.amount,
          currency: money.currency.toLowerCase(),
          latest_charge: paymentId,
          metadata: notes,
        },
      }
    : {
        type: 'payment.captured',
        object: { payment: { entity: { id: paymentId, order_id: orderId, ...money, notes } } },
      };
}

/** The example hotel's own account at a gateway in each test of a `describe`, played as the provider's accounts are. */
export function playOwn(engine: TestEngine, gateway: OwnGateway): PlayedGateway {
  beforeEach(async () => {
    await giveKeys(engine, gateway);
    await nameAccount(engine, { gateway, vendor: 'own', superVendor: null });
  });
  afterEach(() => nameAccount(engine, providersAccount));
  const memory = (): TestGateway => engine.own[gateway];
  const moved = gateway === 'stripe' ? stripeMovement : razorpayMovement;
  return {
    get memory() {
      return memory();
    },
    complete: (bookingId, orderId, more) => completeByOwn(engine, gateway, bookingId, orderId, more),
    tell: ({ orderId, paymentId, notes = {}, eventId, money = memory().moneyOf(orderId) }) =>
      postToOwn(
        engine,
        gateway,
        paidEvent(gateway, orderId, money, { notes, ...(paymentId === undefined ? {} : { paymentId }) }),
        eventId === undefined ? {} : { eventId },
      ),
    tellMovement: (movement) =>
      postToOwn(
        engine,
        gateway,
        moved(movement, memory().moneyOf(movement.orderId)),
        movement.eventId === undefined ? {} : { eventId: movement.eventId },
      ),
  };
}
