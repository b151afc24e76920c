import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStripe } from '../src/features/payments/gateways/stripe/stripe.ts';
import type { CardKeeping } from '../src/features/payments/gateways/card-keeping.ts';
import type { PaymentGateway } from '../src/features/payments/gateways/payment-gateway.ts';
import { readSettings } from '../src/settings.ts';
import { startSandbox, type SandboxProcess } from './sandbox-process.ts';

// What Stripe's documents say of cards that are saved and charged later, by the client that they are written for.

let sandbox: SandboxProcess;
let gateway: PaymentGateway<'stripe'>;
beforeAll(async () => {
  sandbox = await startSandbox();
  const read = readSettings({ STRIPE_URL: `${sandbox.url}/stripe` });
  if ('faults' in read) throw new Error(read.faults.join());
  gateway = createStripe(read.settings);
}, 60_000);
afterAll(() => sandbox.stop());

const cards = (): CardKeeping => {
  if (gateway.cards === undefined) throw new Error('no cards are kept');
  return gateway.cards;
};
const returnUrl = 'https://hotel.example/booking';
const notes = { hotel_id: '4152' };

/** Answers a question for a card as a page does, and its bank where that asks. */
async function answer(setupId: string, method: string): Promise<void> {
  const reply = await fetch(`${sandbox.url}/stripe/v1/setup_intents/${setupId}/confirm`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandboxLatchkey', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ payment_method: method, return_url: returnUrl }),
  });
  const { status } = (await reply.json()) as { readonly status?: string };
  if (status === 'requires_action')
    await fetch(`${sandbox.url}/stripe/hooks/redirect/${setupId}/passed`, { method: 'POST', redirect: 'manual' });
}

let receipts = 0;
async function asked(): Promise<{ readonly setupId: string; readonly customerId: string }> {
  receipts += 1;
  const opened = await cards().openSetup({ receipt: `setup-${receipts}`, notes });
  if (opened.kind !== 'opened') throw new Error(opened.reason);
  return opened;
}

/** Keeps a card; its id at the gateway. */
async function kept(method: string): Promise<{ readonly methodId: string; readonly customerId: string }> {
  const { setupId, customerId } = await asked();
  await answer(setupId, method);
  const outcome = await cards().setupOf(setupId);
  if (outcome.kind !== 'kept') throw new Error(outcome.kind);
  return { methodId: outcome.methodId, customerId };
}

async function orderFor(customerId: string): Promise<string> {
  receipts += 1;
  const order = { receipt: `fee-${receipts}`, amount: 65_600, currency: 'AED', notes, customerId } as const;
  const opened = await gateway.openOrder(order);
  if (opened.kind !== 'opened') throw new Error(opened.reason);
  return opened.orderId;
}

it('asks once under one receipt, and tells the secret again', async () => {
  const [first, again] = [
    await cards().openSetup({ receipt: 'once', notes }),
    await cards().openSetup({ receipt: 'once', notes }),
  ];
  expect(again).toEqual(first);
  if (first.kind !== 'opened') throw new Error(first.reason);
  expect(await cards().setupSecretOf(first.setupId)).toEqual({ kind: 'secret', clientSecret: first.clientSecret });
  expect(await cards().setupOf(first.setupId)).toEqual({ kind: 'open' });
  expect(await cards().withdrawSetup(first.setupId)).toEqual({ kind: 'done' });
  expect(await cards().setupOf(first.setupId)).toEqual({ kind: 'over' });
  expect(await cards().withdrawSetup(first.setupId)).toEqual({ kind: 'done' });
});

it('knows the card that is kept by its company and last digits, and the word of a bank that refuses', async () => {
  const good = await asked();
  await answer(good.setupId, 'pm_card_mastercard');
  expect(await cards().setupOf(good.setupId)).toMatchObject({ kind: 'kept', brand: 'mastercard', last4: '4444' });
  const bad = await asked();
  await answer(bad.setupId, 'pm_card_visa_chargeDeclinedInsufficientFunds');
  expect(await cards().setupOf(bad.setupId)).toEqual({ kind: 'failed', code: 'insufficient_funds' });
});

it.each([
  ['pm_card_visa', { kind: 'captured', amount: 65_600, currency: 'AED' }],
  // Its bank was asked while it was kept.
  ['pm_card_authenticationRequiredOnSetup', { kind: 'captured' }],
  ['pm_card_authenticationRequired', { kind: 'failed', code: 'authentication_required' }],
  ['pm_card_chargeCustomerFail', { kind: 'failed', code: 'generic_decline' }],
])('charges %s without its guest: %o; asked again, the same order says the same', async (method, outcome) => {
  const { methodId, customerId } = await kept(method);
  const orderId = await orderFor(customerId);
  const first = await cards().charge({ orderId, methodId, returnUrl });
  expect(first).toMatchObject(outcome);
  expect(await gateway.outcomeOf(orderId)).toEqual(first);
  const again = await cards().charge({ orderId, methodId, returnUrl });
  expect(again).toMatchObject(outcome);
  // The card was tried once: the intent knows of no other charge.
  expect(again).toEqual(first);
  expect(await gateway.outcomeOf(orderId)).toEqual(first);
});

it('takes nothing of a card that was let go, which is done however often it is asked for', async () => {
  const { methodId, customerId } = await kept('pm_card_visa');
  for (let time = 0; time < 2; time += 1) expect(await cards().letGo(methodId)).toEqual({ kind: 'done' });
  const orderId = await orderFor(customerId);
  expect(await cards().charge({ orderId, methodId, returnUrl })).toMatchObject({ kind: 'failed' });
});

it('is asked later while the gateway is down', async () => {
  const { methodId, customerId } = await kept('pm_card_visa');
  const orderId = await orderFor(customerId);
  await sandbox.setScenario({ gateway: 'down' });
  const answers = [
    await cards().openSetup({ receipt: 'down', notes }),
    await cards().setupOf('seti_1'),
    await cards().charge({ orderId, methodId, returnUrl }),
    await cards().letGo(methodId),
    await cards().withdrawSetup('seti_1'),
  ];
  await sandbox.setScenario({ gateway: 'up' });
  expect(answers.map(({ kind }) => kind)).toEqual(answers.map(() => 'unavailable'));
  expect(await cards().charge({ orderId, methodId, returnUrl })).toMatchObject({ kind: 'captured' });
});
