import { describe, expect, it } from 'vitest';
import { answeringGateway } from '../../../../../test/answering-gateway.ts';
import {
  stripeRequests,
  captured,
  charge,
  down,
  stripeError,
  stripeSettingsAt,
} from '../../../../../test/stripe-requests.ts';
import { stripeApi, type StripeApi } from './stripe-api.ts';

const gateway = answeringGateway();
const api = (): StripeApi => stripeApi(stripeSettingsAt(gateway.url));
const hears = (): readonly object[] => stripeRequests(gateway.asked);

const intent = {
  id: 'pi_1',
  amount: 53_600,
  currency: 'eur',
  status: 'succeeded',
  client_secret: 'pi_1_secret',
  latest_charge: charge,
};
const money = { amount: 53_600, currency: 'EUR' } as const;
const readsIntent = { call: 'GET /v1/payment_intents/pi_1?expand[0]=latest_charge' };

describe('an order', () => {
  const notes = { hotel_id: '4152', vendor: 'acct_1', super_vendor: 'acct_0' };
  const open = (): Promise<object> => api().openOrder({ receipt: 'receipt-1', notes, ...money });
  it('is opened under its receipt, with the part that the provider keeps', async () => {
    gateway.answer(200, { ...intent, status: 'requires_payment_method', latest_charge: null });
    expect(await open()).toEqual({ kind: 'opened', orderId: 'pi_1', clientSecret: 'pi_1_secret' });
    expect(hears()).toEqual([
      {
        call: 'POST /v1/payment_intents',
        key: 'receipt-1',
        fields: {
          amount: '53600',
          currency: 'eur',
          'metadata[hotel_id]': '4152',
          'metadata[vendor]': 'acct_1',
          'metadata[super_vendor]': 'acct_0',
          'automatic_payment_methods[enabled]': 'true',
          'transfer_data[destination]': 'acct_1',
          on_behalf_of: 'acct_1',
          application_fee_amount: '1340',
        },
      },
    ]);
  });
  it.each([
    ['is opened without a secret', 200, { ...intent, client_secret: null }, { kind: 'opened', orderId: 'pi_1' }],
    [
      'is for another amount',
      200,
      { ...intent, amount: 1 },
      { kind: 'unavailable', reason: 'order pi_1 is for EUR 1, which was not asked' },
    ],
    [
      'is for another currency',
      200,
      { ...intent, currency: 'usd' },
      { kind: 'unavailable', reason: 'order pi_1 is for USD 53600, which was not asked' },
    ],
    [
      'is refused',
      400,
      stripeError('parameter_missing'),
      { kind: 'unavailable', reason: 'order refused: It cannot be done.' },
    ],
    ['is asked for again', 500, stripeError(), down],
  ])('%s', async (_, status, answer, outcome) => {
    gateway.answer(status, answer);
    expect(await open()).toEqual(outcome);
  });
  it('of Icelandic crowns is held against the sum that was asked', async () => {
    gateway.answer(200, { ...intent, amount: 12_300_00, currency: 'isk', client_secret: null });
    const asked = { receipt: 'receipt-1', notes: {}, amount: 12_300, currency: 'ISK' } as const;
    expect(await api().openOrder(asked)).toEqual({ kind: 'opened', orderId: 'pi_1' });
  });

  it.each([
    [200, intent, captured],
    [200, { ...intent, status: 'processing' }, { kind: 'open' }],
    [404, stripeError('resource_missing'), down],
    [500, stripeError(), down],
  ])('stands, and has ended, as the gateway says by %i %j', async (status, answer, outcome) => {
    gateway.answer(status, answer);
    expect(await api().outcomeOf('pi_1')).toEqual(outcome);
    gateway.answer(status, answer);
    const ended = outcome.kind === 'open' ? [] : [outcome];
    expect(await api().endedOf('pi_1')).toEqual(outcome === down ? down : { kind: 'known', ended });
    expect(hears()).toEqual([readsIntent, readsIntent]);
  });

  it.each([
    [200, intent, { kind: 'secret', clientSecret: 'pi_1_secret' }],
    [200, { ...intent, client_secret: null }, { kind: 'unavailable', reason: 'an intent without its secret' }],
    [404, stripeError(), down],
    [500, stripeError(), down],
  ])('tells its secret, or not, by %i %j', async (status, answer, secret) => {
    gateway.answer(status, answer);
    expect(await api().clientSecretOf('pi_1')).toEqual(secret);
    expect(hears()).toEqual([readsIntent]);
  });
});

describe('a payment that a page says is made', () => {
  const capture = (asked: { amount: number; currency: 'EUR' | 'USD' } = money): Promise<object> =>
    api().capturePayment({ orderId: 'pi_1', paymentId: 'ch_1' }, asked);
  const held = { ...intent, status: 'requires_capture', latest_charge: { ...charge, captured: false } };
  const failed = (code: string, gatewayPaymentId = 'pi_1'): object => ({ kind: 'failed', gatewayPaymentId, code });

  it.each([
    ['succeeded', captured],
    ['processing', { kind: 'open' }],
    ['requires_payment_method', { kind: 'open' }],
    ['canceled', failed('canceled', 'ch_1')],
    ['requires_action', failed('authentication_required')],
    ['requires_confirmation', failed('authentication_required')],
  ])('and is %s is %j, and is not captured', async (status, outcome) => {
    gateway.answer(200, { ...intent, status });
    // Also where it is of other money.
    expect(await capture({ amount: 1, currency: 'USD' })).toEqual(outcome);
    expect(hears()).toEqual([readsIntent]);
  });

  it('and is only authorised is captured', async () => {
    gateway.answer(200, held);
    gateway.answer(200, intent);
    expect(await capture()).toEqual(captured);
    expect(hears()).toEqual([
      readsIntent,
      { call: 'POST /v1/payment_intents/pi_1/capture', fields: { 'expand[0]': 'latest_charge' } },
    ]);
  });

  it.each([{ amount: 53_599 }, { currency: 'usd' }, { amount: 1, currency: 'usd' }])(
    'and is authorised for other money, %j, is not captured',
    async (other) => {
      gateway.answer(200, { ...held, ...other });
      expect(await capture()).toEqual(failed('other_amount'));
      expect(hears()).toEqual([readsIntent]);
    },
  );

  it.each([400, 500])('is asked for again where capturing it comes to %i', async (status) => {
    gateway.answer(200, held);
    gateway.answer(status, stripeError());
    expect(await capture()).toEqual(down);
  });

  it.each([404, 500])('is asked for again where it is not known (%i)', async (status) => {
    gateway.answer(status, stripeError());
    expect(await capture()).toEqual(down);
  });
});
