import { describe, expect, it } from 'vitest';
import type { GatewayWebhook } from '../gateway-webhook.ts';
import { stripeWebhook } from './stripe-webhook.ts';

const webhook = (): GatewayWebhook => stripeWebhook('whsec_1');
const event = (type: string, object: object): object => ({ id: 'evt_1', object: 'event', type, data: { object } });
const eventOf = (type: string, object: object): unknown => webhook().eventOf(event(type, object));

const intent = {
  id: 'pi_1',
  object: 'payment_intent',
  amount: 60_000,
  amount_received: 53_600,
  currency: 'eur',
  status: 'succeeded',
  latest_charge: 'ch_1',
};
const captured = {
  about: 'payment',
  orderId: 'pi_1',
  result: {
    kind: 'captured',
    gatewayPaymentId: 'ch_1',
    gatewayTransactionId: null,
    amount: 53_600,
    currency: 'EUR',
  },
};

describe('an event of a payment that came', () => {
  it.each([
    ['in euros', {}, captured],
    ['of nothing', { amount_received: 0 }, { ...captured, result: { ...captured.result, amount: 0 } }],
    [
      'in Icelandic crowns',
      { currency: 'isk' },
      { ...captured, result: { ...captured.result, amount: 536, currency: 'ISK' } },
    ],
    ['without its charge', { latest_charge: undefined }, null],
    ['with no charge', { latest_charge: null }, null],
    ['with a charge of no name', { latest_charge: '' }, null],
    ['without what was received', { amount_received: undefined }, null],
    ['without its currency', { currency: undefined }, null],
    ['with an amount that is none', { amount_received: '53600' }, null],
    ['of an intent without its id', { id: undefined }, null],
  ])('%s', (_, more, told) => {
    expect(eventOf('payment_intent.succeeded', { ...intent, ...more })).toEqual(told);
  });
});

describe('an event of a payment that did not come', () => {
  const failed = (gatewayPaymentId: string, code: string): object => ({
    about: 'payment',
    orderId: 'pi_1',
    result: { kind: 'failed', gatewayPaymentId, code },
  });
  const failure = { code: 'card_declined', decline_code: 'lost_card', type: 'card_error', charge: 'ch_9' };
  it.each([
    ['payment_failed', { last_payment_error: failure }, failed('ch_9', 'lost_card')],
    ['payment_failed', { last_payment_error: { code: 'expired_card' } }, failed('ch_1', 'expired_card')],
    ['payment_failed', { last_payment_error: null }, failed('ch_1', 'FAILED')],
    ['payment_failed', { latest_charge: null }, failed('pi_1', 'FAILED')],
    ['payment_failed', { latest_charge: undefined }, failed('pi_1', 'FAILED')],
    ['canceled', {}, failed('ch_1', 'canceled')],
    ['canceled', { latest_charge: null }, failed('pi_1', 'canceled')],
    ['canceled', { last_payment_error: failure }, failed('ch_9', 'canceled')],
  ])('%s, with %j', (type, more, told) => {
    expect(eventOf(`payment_intent.${type}`, { ...intent, ...more })).toEqual(told);
  });
});

describe('an event of a refund', () => {
  const refund = {
    id: 're_1',
    object: 'refund',
    amount: 20_000,
    currency: 'eur',
    status: 'succeeded',
    charge: 'ch_1',
    payment_intent: 'pi_1',
    metadata: { refund_id: 'ours' },
  };
  const told = { gatewayRefundId: 're_1', refundId: 'ours', amount: 20_000, status: 'processed' };
  const about = {
    about: 'account',
    gatewayPaymentId: 'ch_1',
    orderId: 'pi_1',
    told: { refunds: [told], disputes: [] },
  };
  it.each(['refund.created', 'refund.updated', 'refund.failed', 'charge.refund.updated'])('is read of %s', (type) => {
    expect(eventOf(type, refund)).toEqual(about);
  });
  it.each([
    [
      'that failed',
      { status: 'failed' },
      { ...about, told: { refunds: [{ ...told, status: 'failed' }], disputes: [] } },
    ],
    ['of a charge without an intent', { payment_intent: null }, { ...about, orderId: null }],
    ['without its charge', { charge: null }, null],
    ['that names no charge', { charge: undefined }, null],
    ['without an amount', { amount: undefined }, null],
  ])('%s', (_, more, expected) => {
    expect(eventOf('refund.updated', { ...refund, ...more })).toEqual(expected);
  });
});

describe('an event of a dispute', () => {
  const dispute = {
    id: 'du_1',
    object: 'dispute',
    amount: 39_000,
    currency: 'eur',
    status: 'needs_response',
    charge: 'ch_1',
    payment_intent: 'pi_1',
  };
  const told = { gatewayDisputeId: 'du_1', amount: 39_000, status: 'open' };
  const about = {
    about: 'account',
    gatewayPaymentId: 'ch_1',
    orderId: 'pi_1',
    told: { refunds: [], disputes: [told] },
  };
  it.each(['created', 'updated', 'closed', 'funds_withdrawn', 'funds_reinstated'])('is read of %s', (type) => {
    expect(eventOf(`charge.dispute.${type}`, dispute)).toEqual(about);
  });
  it.each([
    ['that is won', { status: 'won' }, { ...about, told: { refunds: [], disputes: [{ ...told, status: 'won' }] } }],
    ['without its intent', { payment_intent: undefined }, { ...about, orderId: null }],
    ['without its charge', { charge: undefined }, null],
    ['without how it stands', { status: null }, null],
  ])('%s', (_, more, expected) => {
    expect(eventOf('charge.dispute.closed', { ...dispute, ...more })).toEqual(expected);
  });
});

it.each([
  ['payment_intent.amount_capturable_updated', { about: 'hold', orderId: 'pi_1' }],
  ['setup_intent.succeeded', { about: 'card', setupId: 'pi_1' }],
  ['setup_intent.setup_failed', { about: 'card', setupId: 'pi_1' }],
  ['payment_intent.created', null],
  ['charge.refunded', null],
  ['', null],
])('the event %s says %j', (type, told) => {
  expect(eventOf(type, intent)).toEqual(told);
});

it.each([null, 'evt_1', {}, { ...event('payment_intent.succeeded', intent), object: 'charge' }])(
  'nothing is read of %j',
  (payload) => {
    expect(webhook().eventOf(payload)).toBeNull();
  },
);
