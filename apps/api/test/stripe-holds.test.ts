import { afterAll, beforeAll, expect, it } from 'vitest';
import { stripeClient } from '../src/features/payments/gateways/stripe/stripe-client.ts';
import { stripeHolds } from '../src/features/payments/gateways/stripe/stripe-holds.ts';
import type { CardHolds } from '../src/features/payments/gateways/card-holds.ts';
import { readSettings } from '../src/settings.ts';
import { startSandbox, type SandboxProcess } from './sandbox-process.ts';

// What Stripe's documents say of sums that are held on saved cards, by the client that they are written for.

let sandbox: SandboxProcess;
let client: ReturnType<typeof stripeClient>;
let holds: CardHolds;
beforeAll(async () => {
  sandbox = await startSandbox();
  const read = readSettings({ STRIPE_URL: `${sandbox.url}/stripe` });
  if ('faults' in read || read.settings.stripe === null) throw new Error('no settings');
  client = stripeClient(read.settings.stripe);
  holds = stripeHolds(client);
}, 60_000);
afterAll(() => sandbox.stop());

const returnUrl = 'https://hotel.example/booking';
const money = { amount: 20_000, currency: 'EUR' } as const;
let receipts = 0;

/** An order that is to hold a sum on a kept card. */
async function asked(card: string): Promise<{ readonly orderId: string; readonly methodId: string }> {
  receipts += 1;
  const { id: customerId } = await client.customers.create({});
  const kept = await client.setupIntents.create({
    customer: customerId,
    usage: 'off_session',
    automatic_payment_methods: { enabled: true },
    confirm: true,
    payment_method: card,
    return_url: returnUrl,
  });
  const opened = await holds.openHold({ receipt: `hold-${receipts}`, money, notes: { hotel_id: '1' }, customerId });
  if (opened.kind !== 'opened' || typeof kept.payment_method !== 'string') throw new Error('not opened');
  return { orderId: opened.orderId, methodId: kept.payment_method };
}

it('holds a sum once, takes a part of it once, whatever is asked again', async () => {
  const { orderId, methodId } = await asked('pm_card_visa');
  expect(await holds.holdOf(orderId)).toEqual({ kind: 'open' });
  for (let time = 0; time < 2; time += 1)
    expect(await holds.hold({ orderId, methodId, returnUrl })).toEqual({ kind: 'held', endsAt: expect.any(Number) });
  for (let time = 0; time < 2; time += 1)
    expect(await holds.captureHold(orderId, 4000, 'EUR')).toMatchObject({
      kind: 'captured',
      amount: 4000,
      gatewayPaymentId: expect.any(String),
    });
  expect(await holds.letHoldGo(orderId)).toMatchObject({
    kind: 'captured',
    amount: 4000,
    gatewayPaymentId: expect.any(String),
  });
});

it('lets go of what is held, and of what never was', async () => {
  const [held, open] = [await asked('pm_card_visa'), await asked('pm_card_visa')];
  await holds.hold({ ...held, returnUrl });
  for (const { orderId } of [held, open])
    for (let time = 0; time < 2; time += 1)
      expect(await holds.letHoldGo(orderId)).toEqual({ kind: 'over', byBank: false });
  expect(await holds.captureHold(held.orderId, 4000, 'EUR')).toEqual({ kind: 'over', byBank: false });
});

it('knows what the bank has ended by itself', async () => {
  const { orderId, methodId } = await asked('pm_card_visa');
  await holds.hold({ orderId, methodId, returnUrl });
  await fetch(`${sandbox.url}/control/stripe/expire/${orderId}`, { method: 'POST' });
  expect(await holds.holdOf(orderId)).toEqual({ kind: 'over', byBank: true });
});

it('has the word of a bank that refuses, and tries the card no second time', async () => {
  const { orderId, methodId } = await asked('pm_card_chargeCustomerFail');
  const refused = { kind: 'failed', code: 'generic_decline' };
  for (let time = 0; time < 2; time += 1) expect(await holds.hold({ orderId, methodId, returnUrl })).toEqual(refused);
  expect((await client.charges.list({ payment_intent: orderId })).data).toHaveLength(1);
});

it('takes no more than is held', async () => {
  const { orderId, methodId } = await asked('pm_card_visa');
  await holds.hold({ orderId, methodId, returnUrl });
  expect(await holds.captureHold(orderId, 20_001, 'EUR')).toMatchObject({ kind: 'held' });
});

it('is asked later while the gateway is down', async () => {
  const { orderId, methodId } = await asked('pm_card_visa');
  await sandbox.setScenario({ gateway: 'down' });
  const answers = [
    await holds.openHold({ receipt: 'down', money, notes: {}, customerId: null }),
    await holds.hold({ orderId, methodId, returnUrl }),
    await holds.holdOf(orderId),
    await holds.captureHold(orderId, 1, 'EUR'),
    await holds.letHoldGo(orderId),
  ];
  await sandbox.setScenario({ gateway: 'up' });
  expect(answers.map(({ kind }) => kind)).toEqual(answers.map(() => 'unavailable'));
});
