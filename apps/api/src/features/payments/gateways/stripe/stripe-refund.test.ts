import { describe, expect, it } from 'vitest';
import { answeringGateway } from '../../../../../test/answering-gateway.ts';
import { stripeRequests, down, stripeError, stripeSettingsAt } from '../../../../../test/stripe-requests.ts';
import { stripeApi, type StripeApi } from './stripe-api.ts';

const gateway = answeringGateway();
const api = (): StripeApi => stripeApi(stripeSettingsAt(gateway.url));
const hears = (): readonly object[] => stripeRequests(gateway.asked);
const refund = { id: 're_1', amount: 20_000, currency: 'eur', status: 'succeeded', charge: 'ch_1', metadata: {} };

describe('a refund', () => {
  const give = (): Promise<object> =>
    api().refund({ hotelId: 4152, refundId: 'ours', gatewayPaymentId: 'ch_1', amount: 20_000 });
  const readsCharge = { call: 'GET /v1/charges/ch_1' };
  const asks = (more: object): object => ({
    call: 'POST /v1/refunds',
    key: 'ours',
    fields: { charge: 'ch_1', amount: '20000', 'metadata[hotel_id]': '4152', 'metadata[refund_id]': 'ours', ...more },
  });
  const transfer = { transfer_data: { destination: 'acct_1' } };
  it.each([
    ['the provider’s account', {}, {}],
    ['the provider’s account, which took no fee of itself', { transfer_data: null, application_fee_amount: 100 }, {}],
    ['the hotel’s account', transfer, { reverse_transfer: 'true' }],
    ['the hotel’s account, of no fee', { ...transfer, application_fee_amount: 0 }, { reverse_transfer: 'true' }],
    [
      'the hotel’s account and the provider’s part',
      { ...transfer, application_fee_amount: 100 },
      { reverse_transfer: 'true', refund_application_fee: 'true' },
    ],
    ['an account in Icelandic crowns', { currency: 'isk' }, { amount: '2000000' }],
  ])('comes from %s', async (_, paid, fields) => {
    gateway.answer(200, { currency: 'eur', ...paid });
    gateway.answer(200, refund);
    expect(await give()).toEqual({ kind: 'processed', gatewayRefundId: 're_1' });
    expect(hears()).toEqual([readsCharge, asks(fields)]);
  });

  it.each([
    ['pending', 200, { ...refund, status: 'pending' }, { kind: 'pending', gatewayRefundId: 're_1' }],
    ['failed', 200, { ...refund, status: 'failed' }, { kind: 'failed', gatewayRefundId: 're_1' }],
    ['refused', 400, stripeError(), { kind: 'refused', reason: 'It cannot be done.', code: null }],
    ['asked for again', 500, stripeError(), down],
  ])('is %s', async (_, status, answer, outcome) => {
    gateway.answer(200, { currency: 'eur' });
    gateway.answer(status, answer);
    expect(await give()).toEqual(outcome);
  });

  it.each([404, 500])('is not asked for where what was paid is not known (%i)', async (status) => {
    gateway.answer(status, stripeError());
    expect(await give()).toEqual(down);
    expect(hears()).toEqual([readsCharge]);
  });

  it.each([
    [200, refund, { kind: 'processed', gatewayRefundId: 're_1' }],
    [200, { ...refund, status: 'canceled' }, { kind: 'failed', gatewayRefundId: 're_1' }],
    [404, stripeError(), down],
    [500, stripeError(), down],
  ])('stands as the gateway says by %i %j', async (status, answer, outcome) => {
    gateway.answer(status, answer);
    expect(await api().refundState({ gatewayPaymentId: 'ch_1', gatewayRefundId: 're_1' })).toEqual(outcome);
    expect(hears()).toEqual([{ call: 'GET /v1/refunds/re_1' }]);
  });
});

describe('the account of a payment', () => {
  const paid = {
    id: 'ch_1',
    amount_captured: 53_600,
    amount_refunded: 20_000,
    currency: 'eur',
    captured: true,
    status: 'succeeded',
  };
  const dispute = { id: 'du_1', amount: 39_000, currency: 'eur', status: 'lost', charge: 'ch_1' };
  const parts = { '/v1/charges/ch_1': paid, '/v1/refunds': { data: [refund] }, '/v1/disputes': { data: [dispute] } };
  const ask = (): Promise<object> => api().accountOf({ gatewayPaymentId: 'ch_1', since: new Date(0) });
  const answers = (other: Readonly<Record<string, object>> = {}): void => {
    for (const [path, body] of Object.entries({ ...parts, ...other })) gateway.answer(200, body, path);
  };
  const known = {
    kind: 'known',
    captured: 53_600,
    givenBack: 20_000,
    refunds: [{ gatewayRefundId: 're_1', refundId: null, amount: 20_000, status: 'processed' }],
    disputes: [{ gatewayDisputeId: 'du_1', amount: 39_000, status: 'lost' }],
  };

  it('is its charge with the lists of its refunds and disputes', async () => {
    answers();
    expect(await ask()).toEqual(known);
    expect(hears()).toHaveLength(3);
    expect(hears()).toEqual(
      expect.arrayContaining([
        { call: 'GET /v1/charges/ch_1' },
        { call: 'GET /v1/refunds?charge=ch_1&limit=100' },
        { call: 'GET /v1/disputes?charge=ch_1&limit=100' },
      ]),
    );
  });

  it('has nothing captured of what is only held', async () => {
    answers({ '/v1/charges/ch_1': { ...paid, captured: false } });
    expect(await ask()).toEqual({ ...known, captured: 0 });
  });

  it('is counted in whole Icelandic crowns', async () => {
    answers({ '/v1/charges/ch_1': { ...paid, currency: 'isk' } });
    expect(await ask()).toMatchObject({ captured: 536, givenBack: 200 });
  });

  it.each(Object.keys(parts).flatMap((path) => [404, 500].map((status) => ({ path, status }))))(
    'is not known where $path answers $status',
    async ({ path, status }) => {
      gateway.answer(status, stripeError(), path);
      answers();
      expect(await ask()).toEqual(down);
    },
  );
});
