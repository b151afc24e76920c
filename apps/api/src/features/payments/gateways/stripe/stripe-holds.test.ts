import { describe, expect, it } from 'vitest';
import { answeringGateway } from '../../../../../test/answering-gateway.ts';
import { stripeRequests, down, stripeError, stripeSettingsAt } from '../../../../../test/stripe-requests.ts';
import type { CardHolds } from '../card-holds.ts';
import { stripeClient } from './stripe-client.ts';
import { stripeHolds } from './stripe-holds.ts';

const gateway = answeringGateway();
const holds = (): CardHolds => stripeHolds(stripeClient(stripeSettingsAt(gateway.url)));
const hears = (): readonly object[] => stripeRequests(gateway.asked);

const charge = {
  id: 'ch_1',
  amount_captured: 0,
  amount_refunded: 0,
  currency: 'eur',
  captured: false,
  status: 'succeeded',
  payment_method_details: { card: { capture_before: 1_782_907_200 } },
};
const intent = { id: 'pi_1', amount: 20_000, currency: 'eur', status: 'requires_capture', latest_charge: charge };
const held = { kind: 'held', endsAt: 1_782_907_200_000 };
const reads = { call: 'GET /v1/payment_intents/pi_1?expand[0]=latest_charge' };

describe('a hold', () => {
  const noEnd = { kind: 'held', endsAt: null };
  it.each([
    ['held', {}, held],
    ['held', { latest_charge: { ...charge, payment_method_details: { card: { capture_before: null } } } }, noEnd],
    ['held', { latest_charge: { ...charge, payment_method_details: { card: null } } }, noEnd],
    ['held', { latest_charge: { ...charge, payment_method_details: null } }, noEnd],
    ['held', { latest_charge: 'ch_1' }, noEnd],
    ['held', { latest_charge: null }, noEnd],
    ['held', { latest_charge: undefined }, noEnd],
    [
      'captured by its charge',
      { status: 'succeeded', amount_received: 5000 },
      { kind: 'captured', amount: 5000, gatewayPaymentId: 'ch_1' },
    ],
    [
      'captured by a charge that is named',
      { status: 'succeeded', latest_charge: 'ch_2' },
      { kind: 'captured', amount: 20_000, gatewayPaymentId: 'ch_2' },
    ],
    [
      'captured for nothing by an unknown charge',
      { status: 'succeeded', amount_received: 0, latest_charge: null },
      { kind: 'captured', amount: 0, gatewayPaymentId: null },
    ],
    [
      'captured in Icelandic crowns',
      { status: 'succeeded', currency: 'isk', amount_received: null },
      { kind: 'captured', amount: 200, gatewayPaymentId: 'ch_1' },
    ],
    ['over by the bank', { status: 'canceled', cancellation_reason: 'automatic' }, { kind: 'over', byBank: true }],
    ['over by us', { status: 'canceled', cancellation_reason: 'abandoned' }, { kind: 'over', byBank: false }],
    ['over', { status: 'canceled' }, { kind: 'over', byBank: false }],
    ['open', { status: 'requires_payment_method' }, { kind: 'open' }],
    ['open', { status: 'requires_payment_method', last_payment_error: null }, { kind: 'open' }],
    [
      'refused by the bank',
      { status: 'requires_payment_method', last_payment_error: { decline_code: 'lost_card' } },
      { kind: 'failed', code: 'lost_card' },
    ],
    ['under way', { status: 'requires_confirmation' }, { kind: 'open' }],
    ['under way', { status: 'requires_action', last_payment_error: { code: 'card_declined' } }, { kind: 'open' }],
    ['under way', { status: 'processing' }, { kind: 'open' }],
  ])('is %s: %j', async (_, more, outcome) => {
    gateway.answer(200, { ...intent, ...more });
    expect(await holds().holdOf('pi_1')).toEqual(outcome);
    expect(hears()).toEqual([reads]);
  });

  it.each([404, 500])('is not known at status %i', async (status) => {
    gateway.answer(status, stripeError());
    expect(await holds().holdOf('pi_1')).toEqual(down);
  });
});

describe('an order that holds a sum', () => {
  const notes = { vendor: 'acct_1', super_vendor: 'acct_0' };
  const open = (customerId: string | null): Promise<object> =>
    holds().openHold({ receipt: 'hold-1', money: { amount: 20_000, currency: 'EUR' }, notes, customerId });
  const fields = {
    amount: '20000',
    currency: 'eur',
    'metadata[vendor]': 'acct_1',
    'metadata[super_vendor]': 'acct_0',
    'automatic_payment_methods[enabled]': 'true',
    'transfer_data[destination]': 'acct_1',
    on_behalf_of: 'acct_1',
    capture_method: 'manual',
  };
  it.each([
    ['cus_1', { ...fields, customer: 'cus_1' }],
    [null, fields],
  ])('is opened for %s to be captured by us, and the provider keeps no part', async (customerId, asked) => {
    gateway.answer(200, { ...intent, status: 'requires_payment_method' });
    expect(await open(customerId)).toEqual({ kind: 'opened', orderId: 'pi_1' });
    expect(hears()).toEqual([{ call: 'POST /v1/payment_intents', key: 'hold-1', fields: asked }]);
  });
  it.each([400, 500])('is not opened at status %i', async (status) => {
    gateway.answer(status, stripeError());
    expect(await open(null)).toEqual(down);
  });
});

describe.each([
  {
    what: 'holding',
    ask: () => holds().hold({ orderId: 'pi_1', methodId: 'pm_1', returnUrl: 'https://hotel.example/booking' }),
    request: {
      call: 'POST /v1/payment_intents/pi_1/confirm',
      key: 'hold-pi_1',
      fields: {
        payment_method: 'pm_1',
        off_session: 'true',
        return_url: 'https://hotel.example/booking',
        'expand[0]': 'latest_charge',
      },
    },
  },
  {
    what: 'capturing',
    ask: () => holds().captureHold('pi_1', 50, 'ISK'),
    request: {
      call: 'POST /v1/payment_intents/pi_1/capture',
      key: 'capture-pi_1',
      fields: { amount_to_capture: '5000', 'expand[0]': 'latest_charge' },
    },
  },
  {
    what: 'letting go',
    ask: () => holds().letHoldGo('pi_1'),
    request: {
      call: 'POST /v1/payment_intents/pi_1/cancel',
      key: 'let-go-pi_1',
      fields: { 'expand[0]': 'latest_charge' },
    },
  },
])('$what', ({ ask, request }) => {
  it('is asked under a key of its order', async () => {
    gateway.answer(200, intent);
    expect(await ask()).toEqual(held);
    expect(hears()).toEqual([request]);
  });

  it('is asked again later where the gateway is down', async () => {
    gateway.answer(500, stripeError());
    expect(await ask()).toEqual(down);
    expect(hears()).toEqual([request]);
  });

  it.each([
    ['card_declined', 200, intent, held],
    ['card_declined', 200, { ...intent, status: 'canceled' }, { kind: 'over', byBank: false }],
    [
      'authentication_required',
      200,
      { ...intent, status: 'requires_action' },
      { kind: 'failed', code: 'authentication_required' },
    ],
    [null, 200, { ...intent, status: 'processing' }, { kind: 'failed', code: 'FAILED' }],
    ['card_declined', 404, stripeError(), down],
    ['card_declined', 500, stripeError(), down],
  ])('that is refused with %s has come to what the intent says: %i %j', async (code, status, answer, outcome) => {
    gateway.answer(402, stripeError(code));
    gateway.answer(status, answer);
    expect(await ask()).toEqual(outcome);
    expect(hears()).toEqual([request, reads]);
  });
});
