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

describe('payments since a moment', () => {
  const since = new Date('2026-07-01T12:00:00.999Z');
  const listed = {
    captured,
    orderId: 'pi_1',
    hotelId: null,
  };
  const list = async (...data: readonly object[]): Promise<object> => {
    gateway.answer(200, { data, has_more: false });
    return api().paymentsSince(since, null);
  };

  it('are listed a hundred at a time, each page after the last of the one before', async () => {
    gateway.answer(200, { data: [charge, { ...charge, id: 'ch_2' }], has_more: true });
    gateway.answer(200, { data: [], has_more: true });
    gateway.answer(200, { data: [charge], has_more: false });
    expect(await api().paymentsSince(since, null)).toEqual({
      kind: 'known',
      payments: [listed, { ...listed, captured: { ...captured, gatewayPaymentId: 'ch_2' } }],
      next: 'ch_2',
    });
    expect(await api().paymentsSince(since, 'ch_2')).toEqual({ kind: 'known', payments: [], next: null });
    expect(await api().paymentsSince(since, null)).toMatchObject({ payments: [listed], next: null });
    const first = 'GET /v1/charges?created[gte]=1782907200&limit=100';
    expect(hears()).toEqual([{ call: first }, { call: `${first}&starting_after=ch_2` }, { call: first }]);
  });

  it.each([404, 500])('are not known at status %i', async (status) => {
    gateway.answer(status, stripeError());
    expect(await api().paymentsSince(since, null)).toEqual(down);
  });

  it.each([
    ['not captured', { captured: false }],
    ['given back', { amount_refunded: 53_600 }],
    ['given back more than was taken', { amount_refunded: 53_601 }],
    ['of no order', { payment_intent: null }],
    ['of an order without a name', { payment_intent: '' }],
  ])('leave out what is %s', async (_, more) => {
    expect(await list({ ...charge, ...more })).toEqual({ kind: 'known', payments: [], next: null });
  });

  it('count what was not given back', async () => {
    const crowns = { ...charge, currency: 'isk', amount_captured: 300_00, amount_refunded: 100_00 };
    expect(await list({ ...charge, amount_refunded: 53_599 }, crowns)).toMatchObject({
      payments: [{ captured: { ...captured, amount: 1 } }, { captured: { ...captured, amount: 200, currency: 'ISK' } }],
    });
  });

  it.each([
    [{ hotel_id: '4152' }, 4152],
    [{ hotel_id: '123456789' }, 123_456_789],
    [{ hotel_id: '1234567890' }, null],
    [{ hotel_id: 'x1' }, null],
    [{ hotel_id: '1x' }, null],
    [{}, null],
    [null, null],
  ])('are of the hotel of their notes %j: %s', async (metadata, hotelId) => {
    expect(await list({ ...charge, metadata })).toMatchObject({ payments: [{ hotelId }] });
  });
});
