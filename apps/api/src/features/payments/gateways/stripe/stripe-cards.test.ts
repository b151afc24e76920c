import { describe, expect, it } from 'vitest';
import { answeringGateway } from '../../../../../test/answering-gateway.ts';
import { stripeRequests, down, stripeError, stripeSettingsAt } from '../../../../../test/stripe-requests.ts';
import type { CardKeeping } from '../card-keeping.ts';
import { stripeCards } from './stripe-cards.ts';
import { stripeClient } from './stripe-client.ts';

const gateway = answeringGateway();
const cards = (): CardKeeping => stripeCards(stripeClient(stripeSettingsAt(gateway.url)));
const hears = (): readonly object[] => stripeRequests(gateway.asked);

const setup = {
  id: 'seti_1',
  status: 'requires_payment_method',
  client_secret: 'seti_1_secret',
  customer: 'cus_1',
  payment_method: null,
  last_setup_error: null,
};
const kept = { id: 'pm_1', card: { brand: 'visa', last4: '4242' } };
const noSecret = { kind: 'unavailable', reason: 'a question for a card without its secret' };
const unread = { kind: 'unavailable', reason: 'an answer that cannot be read' };
const readsSetup = { call: 'GET /v1/setup_intents/seti_1?expand[0]=payment_method' };

describe('a question for a card', () => {
  const asksCustomer = {
    call: 'POST /v1/customers',
    key: 'receipt-1:customer',
    fields: { 'metadata[hotel_id]': '4152' },
  };
  const asksCard = {
    call: 'POST /v1/setup_intents',
    key: 'receipt-1',
    fields: {
      customer: 'cus_1',
      usage: 'off_session',
      'metadata[hotel_id]': '4152',
      'automatic_payment_methods[enabled]': 'true',
    },
  };
  const open = (more: Readonly<Record<string, string>> = {}): Promise<object> =>
    cards().openSetup({ receipt: 'receipt-1', notes: { hotel_id: '4152', ...more } });

  it('is asked for a customer of its own', async () => {
    gateway.answer(200, { id: 'cus_1' });
    gateway.answer(200, setup);
    expect(await open()).toEqual({
      kind: 'opened',
      setupId: 'seti_1',
      customerId: 'cus_1',
      clientSecret: 'seti_1_secret',
    });
    expect(hears()).toEqual([asksCustomer, asksCard]);
  });

  it('is asked for the hotel that has an account of its own', async () => {
    gateway.answer(200, { id: 'cus_1' });
    gateway.answer(200, setup);
    await open({ vendor: 'acct_1' });
    expect(hears()[1]).toMatchObject({ fields: { on_behalf_of: 'acct_1', 'metadata[vendor]': 'acct_1' } });
  });

  it.each([400, 500])('is not asked where there is no customer (%i)', async (status) => {
    gateway.answer(status, stripeError());
    expect(await open()).toEqual(down);
    expect(hears()).toEqual([asksCustomer]);
  });

  it.each([
    [400, stripeError(), down],
    [500, stripeError(), down],
    [200, { ...setup, client_secret: null }, noSecret],
    [200, { ...setup, status: 'unheard_of' }, unread],
  ])('is not open after %i %j', async (status, answer, outcome) => {
    gateway.answer(200, { id: 'cus_1' });
    gateway.answer(status, answer);
    expect(await open()).toEqual(outcome);
  });

  it.each([
    [200, setup, { kind: 'secret', clientSecret: 'seti_1_secret' }],
    [200, { ...setup, client_secret: undefined }, noSecret],
    [404, stripeError(), down],
    [500, stripeError(), down],
  ])('tells its secret, or not, by %i %j', async (status, answer, secret) => {
    gateway.answer(status, answer);
    expect(await cards().setupSecretOf('seti_1')).toEqual(secret);
    expect(hears()).toEqual([readsSetup]);
  });

  const noDigits = { kind: 'kept', methodId: 'pm_1', brand: null, last4: null };
  it.each([
    ['succeeded', { payment_method: kept }, { kind: 'kept', methodId: 'pm_1', brand: 'visa', last4: '4242' }],
    ['succeeded', { payment_method: { id: 'pm_1' } }, noDigits],
    ['succeeded', { payment_method: { id: 'pm_1', card: null } }, noDigits],
    ['succeeded', { payment_method: { id: 'pm_1', card: {} } }, noDigits],
    ['succeeded', { payment_method: 'pm_1' }, { kind: 'open' }],
    ['succeeded', { payment_method: null }, { kind: 'open' }],
    ['succeeded', { payment_method: undefined }, { kind: 'open' }],
    ['canceled', { payment_method: kept }, { kind: 'over' }],
    ['requires_payment_method', {}, { kind: 'open' }],
    ['requires_payment_method', { last_setup_error: undefined }, { kind: 'open' }],
    [
      'requires_payment_method',
      { last_setup_error: { code: 'card_declined', decline_code: 'lost_card' } },
      { kind: 'failed', code: 'lost_card' },
    ],
    ['requires_confirmation', { payment_method: kept }, { kind: 'open' }],
    ['requires_action', { payment_method: kept }, { kind: 'open' }],
    ['processing', { payment_method: kept, last_setup_error: { code: 'card_declined' } }, { kind: 'open' }],
  ])('that is %s, with %j, is %j', async (status, more, outcome) => {
    gateway.answer(200, { ...setup, status, ...more });
    expect(await cards().setupOf('seti_1')).toEqual(outcome);
    expect(hears()).toEqual([readsSetup]);
  });

  it.each([404, 500])('is not known at status %i', async (status) => {
    gateway.answer(status, stripeError());
    expect(await cards().setupOf('seti_1')).toEqual(down);
  });

  it.each([
    [200, { ...setup, status: 'canceled' }, { kind: 'done' }],
    [400, stripeError('setup_intent_unexpected_state'), { kind: 'done' }],
    [404, stripeError('resource_missing'), { kind: 'done' }],
    [500, stripeError(), down],
  ])('is withdrawn, or not, by %i %j', async (status, answer, outcome) => {
    gateway.answer(status, answer);
    expect(await cards().withdrawSetup('seti_1')).toEqual(outcome);
    expect(hears()).toEqual([{ call: 'POST /v1/setup_intents/seti_1/cancel' }]);
  });
});

it.each([
  [200, kept, { kind: 'done' }],
  [400, stripeError(), { kind: 'done' }],
  [404, stripeError(), { kind: 'done' }],
  [500, stripeError(), down],
  [200, {}, unread],
])('a card is let go, or not, by %i %j', async (status, answer, outcome) => {
  gateway.answer(status, answer);
  expect(await cards().letGo('pm_1')).toEqual(outcome);
  expect(hears()).toEqual([{ call: 'POST /v1/payment_methods/pm_1/detach' }]);
});
