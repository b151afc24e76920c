import { describe, expect, it } from 'vitest';
import { answeringGateway } from '../../../../../test/answering-gateway.ts';
import { stripeRequests, down, stripeError } from '../../../../../test/stripe-requests.ts';
import type { AccountDoor } from '../account-door.ts';
import { stripeDoor } from './stripe-door.ts';

const gateway = answeringGateway();
const door = (): AccountDoor => stripeDoor({ url: gateway.url, scriptUrl: gateway.url });
const keys = { keyId: 'pk_test_1', secretKey: 'sk_test_1' };
const hears = (): readonly object[] => stripeRequests(gateway.asked);

it.each([
  ['pk_test_1', 'sk_test_1', 'test'],
  ['pk_live_1', 'sk_live_1', 'live'],
  ['pk_live_1', 'rk_live_1', 'live'],
  ['pk_test_1', 'rk_test_1', 'test'],
  ['pk_test_1', 'sk_live_1', null],
  ['pk_live_1', 'sk_test_1', null],
  ['sk_test_1', 'pk_test_1', null],
  ['pk_test_', 'sk_test_1', null],
  ['pk_test_1', 'sk_test_', null],
  ['xpk_test_1', 'sk_test_1', null],
  ['pk_test_1', 'xsk_test_1', null],
  ['pk_demo_1', 'sk_demo_1', null],
  ['', '', null],
])('the keys %s and %s are of the kind %s', (keyId, secretKey, kind) => {
  expect(door().kindOf({ keyId, secretKey })).toBe(kind);
});

describe('whose keys are', () => {
  it('is said by the account itself, asked by the secret key', async () => {
    gateway.answer(200, { id: 'acct_1' });
    expect(await door().whose(keys)).toEqual({ kind: 'known', accountId: 'acct_1' });
    expect(hears()).toEqual([{ call: 'GET /v1/account' }]);
    expect(gateway.asked[0]?.headers.authorization).toBe('Bearer sk_test_1');
  });
  it.each([401, 403])('is not said to a key that is not taken (%i)', async (status) => {
    gateway.answer(status, stripeError());
    expect(await door().whose(keys)).toEqual({ kind: 'refused' });
  });
  it.each([400, 404, 429, 500])('is not known at status %i', async (status) => {
    gateway.answer(status, stripeError());
    expect(await door().whose(keys)).toEqual(down);
  });
  it('is not known by an answer of another form, or none', async () => {
    gateway.answer(200, {});
    expect(await door().whose(keys)).toEqual({ kind: 'unavailable', reason: 'an answer that cannot be read' });
    expect(await door().whose(keys)).toMatchObject({ kind: 'unavailable', reason: expect.stringMatching(/./) });
  });
});

it.each([
  [200, { id: 'pi_1' }, true],
  [404, stripeError('resource_missing'), false],
  [401, stripeError(), null],
  [500, stripeError(), null],
  [200, {}, null],
])('knows by status %i and %j whether an order is its own: %s', async (status, answer, knows) => {
  gateway.answer(status, answer);
  expect(await door().knowsOrder(keys, 'pi_1')).toBe(knows);
  expect(hears()).toEqual([{ call: 'GET /v1/payment_intents/pi_1' }]);
});

describe('an address that events are sent to', () => {
  const url = 'https://hotel.example/api/webhooks/stripe/4152';
  it('is opened for all that the engine acts on', async () => {
    gateway.answer(200, { id: 'we_1', secret: 'whsec_1' });
    expect(await door().openWebhook(keys, url)).toEqual({ webhookId: 'we_1', secret: 'whsec_1' });
    const events = [
      'payment_intent.succeeded',
      'payment_intent.payment_failed',
      'payment_intent.canceled',
      'payment_intent.amount_capturable_updated',
      'setup_intent.succeeded',
      'setup_intent.setup_failed',
      'refund.created',
      'refund.updated',
      'refund.failed',
      'charge.refund.updated',
      'charge.dispute.created',
      'charge.dispute.updated',
      'charge.dispute.closed',
      'charge.dispute.funds_reinstated',
      'charge.dispute.funds_withdrawn',
    ];
    const named = events.map((event, nth) => [`enabled_events[${nth}]`, event]);
    expect(hears()).toEqual([
      { call: 'POST /v1/webhook_endpoints', fields: { url, ...(Object.fromEntries(named) as object) } },
    ]);
  });
  it.each([
    [403, stripeError()],
    [400, stripeError()],
    [200, { id: 'we_1', secret: '' }],
    [200, { id: 'we_1' }],
    [500, stripeError()],
  ])('is not at %i %j', async (status, answer) => {
    gateway.answer(status, answer);
    expect(await door().openWebhook(keys, url)).toBeNull();
  });
  const enabled = { id: 'we_1', url, status: 'enabled' };
  it.each([
    [200, enabled, true],
    [200, { ...enabled, status: 'disabled' }, false],
    [200, { ...enabled, url: `${url}0` }, false],
    [200, {}, false],
    [404, stripeError(), false],
    [500, stripeError(), false],
  ])('is open, or not, by %i %j: %s', async (status, answer, isOpen) => {
    gateway.answer(status, answer);
    expect(await door().isWebhookOpen(keys, 'we_1', url)).toBe(isOpen);
    expect(hears()).toEqual([{ call: 'GET /v1/webhook_endpoints/we_1' }]);
  });
  it.each([
    [200, { id: 'we_1', deleted: true }, true],
    [404, stripeError(), false],
    [500, stripeError(), false],
  ])('is closed, or not, by %i %j: %s', async (status, answer, isClosed) => {
    gateway.answer(status, answer);
    expect(await door().closeWebhook(keys, 'we_1')).toBe(isClosed);
    expect(hears()).toEqual([{ call: 'DELETE /v1/webhook_endpoints/we_1' }]);
  });
});
