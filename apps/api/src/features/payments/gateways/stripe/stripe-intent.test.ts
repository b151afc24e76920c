import { describe, expect, it } from 'vitest';
import { charge } from '../../../../../test/stripe-requests.ts';
import { refundStanding, toldDispute, toldRefund } from './stripe-account.ts';
import { chargeId, codeOf, outcomeOfIntent, stripeIntent } from './stripe-intent.ts';
import { fromStripe, toStripe } from './stripe-money.ts';

const outcomeOf = (more: object): object =>
  outcomeOfIntent(stripeIntent.parse({ id: 'pi_1', amount: 53_600, currency: 'eur', status: 'succeeded', ...more }));
const failed = (gatewayPaymentId: string, code: string): object => ({ kind: 'failed', gatewayPaymentId, code });
const open = { kind: 'open' };

describe('an intent', () => {
  it.each([
    ['by its charge', charge, 53_600],
    ['less what went back', { ...charge, amount_refunded: 600 }, 53_000],
    ['down to the last unit', { ...charge, amount_refunded: 53_599 }, 1],
  ])('that succeeded is captured %s', (_, latest, amount) => {
    expect(outcomeOf({ latest_charge: latest })).toEqual({
      kind: 'captured',
      gatewayPaymentId: 'ch_1',
      gatewayTransactionId: null,
      amount,
      currency: 'EUR',
    });
  });

  it('counts Icelandic crowns whole, of which the gateway counts hundredths', () => {
    const crowns = { ...charge, currency: 'isk', amount_captured: 12_300_00 };
    expect(outcomeOf({ latest_charge: crowns })).toMatchObject({ amount: 12_300, currency: 'ISK' });
  });

  it.each([53_600, 53_601])('that succeeded and was given back (%i) has failed', (gone) => {
    expect(outcomeOf({ latest_charge: { ...charge, amount_refunded: gone } })).toEqual(failed('ch_1', 'refunded'));
  });

  it.each([null, undefined, 'ch_1'])('that succeeded by a charge that is not told (%s) is open', (latest) => {
    expect(outcomeOf({ latest_charge: latest })).toEqual(open);
  });

  it.each([
    [charge, 'ch_1'],
    ['ch_2', 'ch_2'],
    [null, 'pi_1'],
    [undefined, 'pi_1'],
  ])('that was canceled has failed, by the charge %j as %s', (latest, id) => {
    expect(outcomeOf({ status: 'canceled', latest_charge: latest })).toEqual(failed(id, 'canceled'));
  });

  it.each([
    [null, open],
    [undefined, open],
    [{ decline_code: 'lost_card', code: 'card_declined', charge: 'ch_9' }, failed('ch_9', 'lost_card')],
    [{ code: 'card_declined', type: 'card_error' }, failed('pi_1', 'card_declined')],
    [{ charge: null }, failed('pi_1', 'FAILED')],
  ])('that wants a way to pay, after the failure %j, is %j', (failure, outcome) => {
    expect(outcomeOf({ status: 'requires_payment_method', last_payment_error: failure })).toEqual(outcome);
  });

  it.each(['requires_confirmation', 'requires_action', 'requires_capture', 'processing'])(
    'that is %s is open',
    (status) => {
      const failure = { code: 'card_declined', charge: 'ch_1' };
      expect(outcomeOf({ status, latest_charge: charge, last_payment_error: failure })).toEqual(open);
    },
  );
});

it.each([
  [{ decline_code: 'lost_card', code: 'card_declined', type: 'card_error' }, 'lost_card'],
  [{ decline_code: null, code: 'card_declined', type: 'card_error' }, 'card_declined'],
  [{ type: 'api_error' }, 'api_error'],
  [{}, 'FAILED'],
])('a failure %j is named by the word that says most: %s', (failure, code) => {
  expect(codeOf(failure)).toBe(code);
});

it.each([
  [stripeIntent.shape.latest_charge.parse(charge), 'ch_1'],
  ['ch_2', 'ch_2'],
  [null, undefined],
  [undefined, undefined],
])('the id of the charge %j is %s', (latest, id) => {
  expect(chargeId(latest) ?? undefined).toBe(id);
});

it.each([
  ['succeeded', 'processed'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
  ['pending', 'pending'],
  ['requires_action', 'pending'],
  [null, 'pending'],
  [undefined, 'pending'],
])('a refund that is %s is %s', (status, standing) => {
  expect(refundStanding(status)).toBe(standing);
});

describe('what is told of a refund', () => {
  const refund = { id: 're_1', amount: 200_00, currency: 'EUR', status: 'succeeded' };
  const told = { gatewayRefundId: 're_1', refundId: null, amount: 200_00, status: 'processed' };
  it.each([
    ['without notes', {}, told],
    ['with none', { metadata: null }, told],
    ['with notes of others', { metadata: { order: '7' } }, told],
    ['with our note', { metadata: { refund_id: 'ours' } }, { ...told, refundId: 'ours' }],
    ['in Ugandan shillings', { currency: 'UGX' }, { ...told, amount: 200 }],
    ['that did not come', { status: 'failed' }, { ...told, status: 'failed' }],
  ])('%s', (_, more, expected) => {
    expect(toldRefund({ ...refund, ...more })).toEqual(expected);
  });
});

it.each([
  ['won', 'won'],
  ['lost', 'lost'],
  ['warning_closed', 'closed'],
  ['prevented', 'closed'],
  ['warning_needs_response', 'open'],
  ['warning_under_review', 'open'],
  ['needs_response', 'open'],
  ['under_review', 'open'],
  ['charge_refunded', 'open'],
])('a dispute that is %s is %s', (status, standing) => {
  const dispute = { id: 'du_1', amount: 390_00, currency: 'ISK', charge: 'ch_1', status };
  expect(toldDispute(dispute)).toEqual({ gatewayDisputeId: 'du_1', amount: 390, status: standing });
});

it.each([
  ['EUR', 1234, 1234],
  ['JPY', 1234, 1234],
  ['ISK', 1234, 123_400],
  ['UGX', 1234, 123_400],
] as const)('of %s %i the gateway counts %i', (currency, ours, its) => {
  expect(toStripe(ours, currency)).toBe(its);
  expect(fromStripe(its, currency)).toBe(ours);
});

it('rounds what the gateway counts to a whole unit', () => {
  expect([149, 150, 151].map((its) => fromStripe(its, 'ISK'))).toEqual([1, 2, 2]);
});
