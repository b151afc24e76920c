import { describe, expect, it } from 'vitest';
import { BadRequest } from '../../../../http/bad-request.ts';
import { hashOf } from '../../../../hash-of.ts';
import { razorpayWebhook } from './razorpay-webhook.ts';

const webhook = razorpayWebhook('secret');
const said = (event: string, payload: object) => webhook.eventOf({ event, payload });

const payment = { id: 'pay_1', order_id: 'order_1', amount: 500, currency: 'INR' };
const paid = (more: object = {}) => ({ payment: { entity: { ...payment, ...more } } });
const without = (name: keyof typeof payment) => {
  const { [name]: _, ...rest } = payment;
  return { payment: { entity: rest } };
};

describe('an event of a payment', () => {
  const captured = {
    about: 'payment',
    orderId: 'order_1',
    result: { kind: 'captured', gatewayPaymentId: 'pay_1', gatewayTransactionId: null, amount: 500, currency: 'INR' },
  };
  it.each(['payment.captured', 'order.paid'])('%s tells of money', (event) => {
    expect(said(event, paid())).toEqual(captured);
    expect(said(event, paid({ captured: true, amount_refunded: 0 }))).toEqual(captured);
    expect(said(event, paid({ captured: null, amount_refunded: null }))).toEqual(captured);
  });
  it.each([
    ['no order', without('order_id')],
    ['an order without a name', paid({ order_id: null })],
    ['no amount', without('amount')],
    ['no currency', without('currency')],
    ['money that is not captured', paid({ captured: false })],
    ['money of which some went back', paid({ amount_refunded: 1 })],
    ['nothing of a payment', {}],
  ])('that tells of %s is left to asking', (_, payload) => {
    expect(said('payment.captured', payload)).toBeNull();
    expect(said('order.paid', payload)).toBeNull();
  });
  it('of one that failed says why, as far as it is said', () => {
    const failed = (more: object) => said('payment.failed', paid(more));
    const told = (code: string) => ({
      about: 'payment',
      orderId: 'order_1',
      result: { kind: 'failed', gatewayPaymentId: 'pay_1', code },
    });
    expect(failed({ error_reason: 'payment_declined', error_code: 'BAD' })).toEqual(told('payment_declined'));
    expect(failed({ error_reason: null, error_code: 'BAD' })).toEqual(told('BAD'));
    expect(failed({})).toEqual(told('FAILED'));
    expect(failed({ order_id: null })).toBeNull();
    expect(said('payment.failed', {})).toBeNull();
  });
});

describe('an event of a refund', () => {
  const refund = { id: 'rfnd_1', payment_id: 'pay_1', amount: 200, status: 'pending', notes: [] };
  const told = (event: string, more: object = {}, beside: object = {}) =>
    said(event, { refund: { entity: { ...refund, ...more } }, ...beside });
  const account = (more: object, orderId: string | null = null) => ({
    about: 'account',
    gatewayPaymentId: 'pay_1',
    orderId,
    told: {
      refunds: [{ gatewayRefundId: 'rfnd_1', refundId: null, amount: 200, status: 'pending', ...more }],
      disputes: [],
    },
  });
  it('stands as the event says, or else as the refund does', () => {
    expect(told('refund.processed')).toEqual(account({ status: 'processed' }));
    expect(told('refund.failed')).toEqual(account({ status: 'failed' }));
    expect(told('refund.created')).toEqual(account({ status: 'pending' }));
    expect(told('refund.created', { status: 'processed' })).toEqual(account({ status: 'processed' }));
    expect(told('refund.created', { status: 'failed' })).toEqual(account({ status: 'failed' }));
    expect(told('refund.created', { status: null })).toEqual(account({ status: 'pending' }));
  });
  it('is ours by our note, or by the receipt that we gave', () => {
    expect(told('refund.created', { notes: { refund_id: 'r1' }, receipt: 'r2' })).toEqual(account({ refundId: 'r1' }));
    expect(told('refund.created', { receipt: 'r2' })).toEqual(account({ refundId: 'r2' }));
    expect(told('refund.created', { notes: { refund_id: 7 } })).toEqual(account({}));
    expect(told('refund.created', { notes: null })).toEqual(account({}));
  });
  it('names its order where its payment is told beside it, and its amount where that is said', () => {
    expect(told('refund.created', {}, paid())).toEqual(account({}, 'order_1'));
    expect(told('refund.created', {}, paid({ order_id: null }))).toEqual(account({}));
    expect(told('refund.created', { amount: null })).toEqual(account({ amount: null }));
  });
  it.each(['refund.created', 'refund.processed', 'refund.failed'])('%s without a refund says nothing', (event) =>
    expect(said(event, paid())).toBeNull(),
  );
});

describe('an event of a dispute', () => {
  const dispute = { id: 'disp_1', payment_id: 'pay_1', amount: 300 };
  const told = (end: string, more: object = {}, beside: object = {}) =>
    said(`payment.dispute.${end}`, { dispute: { entity: { ...dispute, ...more } }, ...beside });
  const account = (status: string, amount = 300, orderId: string | null = null) => ({
    about: 'account',
    gatewayPaymentId: 'pay_1',
    orderId,
    told: { refunds: [], disputes: [{ gatewayDisputeId: 'disp_1', amount, status }] },
  });
  it.each([
    ['created', 'open'],
    ['under_review', 'open'],
    ['action_required', 'open'],
    ['won', 'won'],
    ['lost', 'lost'],
    ['closed', 'closed'],
  ])('%s is told as %s', (end, status) => {
    expect(told(end)).toEqual(account(status));
    expect(told(end, {}, paid())).toEqual(account(status, 300, 'order_1'));
    expect(said(`payment.dispute.${end}`, paid())).toBeNull();
  });
  it('took what was deducted, which a dispute that is closed may have been lost by', () => {
    expect(told('lost', { amount_deducted: 250 })).toEqual(account('lost', 250));
    expect(told('closed', { amount_deducted: 250 })).toEqual(account('lost', 250));
    expect(told('closed', { amount_deducted: 0 })).toEqual(account('closed'));
    expect(told('lost', { amount_deducted: 0 })).toEqual(account('lost'));
    expect(told('won', { amount_deducted: 250 })).toEqual(account('won'));
    expect(told('created', { amount_deducted: 250 })).toEqual(account('open'));
  });
});

it('of other kinds, and what is no event, is left alone', () => {
  expect(said('payment.authorized', paid())).toBeNull();
  expect(said('', paid())).toBeNull();
  expect(webhook.eventOf({ event: 'payment.captured' })).toBeNull();
});

describe('a request', () => {
  const receive = (payload: object, headers: Record<string, string> = {}) => {
    const body = Buffer.from(JSON.stringify(payload));
    return { body, received: webhook.receive({ body, headers }) };
  };
  const event = (payload: object) => ({ event: 'payment.captured', payload });
  it('is known by its header, and without one by its body', () => {
    expect(receive(event(paid()), { 'x-razorpay-event-id': 'evt_1' }).received.eventId).toBe('evt_1');
    expect(receive(event(paid()), { 'x-razorpay-event-id': 'e'.repeat(200) }).received.eventId).toBe('e'.repeat(128));
    for (const headers of [{}, { 'x-razorpay-event-id': '' }] as Record<string, string>[]) {
      const { body, received } = receive(event(paid()), headers);
      expect(received.eventId).toBe(hashOf(body));
    }
  });
  it('names hotel, order and payment by what it has', () => {
    const notes = (hotel_id: unknown) => ({ hotel_id });
    expect(receive(event(paid({ notes: notes('1760') }))).received).toMatchObject({
      hotelId: 1760,
      orderId: 'order_1',
      gatewayPaymentId: 'pay_1',
    });
    const refund = { entity: { id: 'rfnd_1', payment_id: 'pay_2', notes: notes('2116') } };
    expect(receive(event({ refund })).received).toMatchObject({
      hotelId: 2116,
      orderId: null,
      gatewayPaymentId: 'pay_2',
    });
    const dispute = { entity: { id: 'disp_1', payment_id: 'pay_3', amount: 1 } };
    expect(receive(event({ dispute })).received).toMatchObject({
      hotelId: null,
      orderId: null,
      gatewayPaymentId: 'pay_3',
    });
    expect(receive(event({})).received).toMatchObject({ hotelId: null, orderId: null, gatewayPaymentId: null });
    for (const wrong of ['x1760', '1760x', '1234567890', '', 1760])
      expect(receive(event(paid({ notes: notes(wrong) }))).received.hotelId).toBeNull();
  });
  it('that is none of this gateway is refused by its field', () => {
    expect(() => receive({ event: 'payment.captured' })).toThrow(BadRequest);
    expect(() => webhook.receive({ body: Buffer.from('{'), headers: {} })).toThrow(BadRequest);
  });
});
