import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { BadRequest } from '../../../../http/bad-request.ts';
import type { GatewayWebhook } from '../gateway-webhook.ts';
import { stripeWebhook } from './stripe-webhook.ts';

const webhook = (): GatewayWebhook => stripeWebhook('whsec_1');
const event = (type: string, object: object): object => ({ id: 'evt_1', object: 'event', type, data: { object } });
const intent = { id: 'pi_1', object: 'payment_intent', currency: 'eur', latest_charge: 'ch_1' };

describe('an event as it is received', () => {
  const receive = (payload: unknown): unknown =>
    webhook().receive({ body: Buffer.from(JSON.stringify(payload)), headers: {} });
  const charge = { id: 'dp_1', object: 'dispute', charge: 'ch_1', payment_intent: 'pi_1', latest_charge: 'ch_0' };
  it.each([
    ['an intent', intent, { orderId: 'pi_1', gatewayPaymentId: 'ch_1' }],
    ['an intent without a charge', { ...intent, latest_charge: null }, { orderId: 'pi_1', gatewayPaymentId: null }],
    [
      'an intent that names another charge',
      { ...intent, charge: 'ch_7' },
      { orderId: 'pi_1', gatewayPaymentId: 'ch_1' },
    ],
    ['what is about a charge', charge, { orderId: 'pi_1', gatewayPaymentId: 'ch_1' }],
    ['what is about neither', { id: 'cus_1', object: 'customer' }, { orderId: null, gatewayPaymentId: null }],
    ['nulls', { ...charge, charge: null, payment_intent: null }, { orderId: null, gatewayPaymentId: null }],
  ])('names its order and its payment: %s', (_, object, named) => {
    expect(receive(event('any', object))).toMatchObject({ eventId: 'evt_1', hotelId: null, ...named });
  });

  it.each([
    [{ hotel_id: '4152' }, 4152],
    [{ hotel_id: '123456789' }, 123_456_789],
    [{ hotel_id: '1234567890' }, null],
    [{ hotel_id: '4152x' }, null],
    [{ hotel_id: 'x4152' }, null],
    [{ hotel_id: '' }, null],
    [{ other: '4152' }, null],
    [{}, null],
    [null, null],
    [undefined, null],
  ])('names the hotel of its notes %j: %s', (metadata, hotelId) => {
    expect(receive(event('any', { ...intent, metadata }))).toMatchObject({ hotelId });
  });

  it('is kept as far as it is read', () => {
    const more = { ...event('any', { ...intent, description: 'a stay' }), livemode: false };
    expect(receive(more)).toMatchObject({ payload: event('any', { ...intent, currency: 'EUR' }) });
  });

  it.each([
    ['data.object.id', event('any', { object: 'charge' })],
    ['object', { ...event('any', intent), object: 'charge' }],
    ['id', { ...event('any', intent), id: '' }],
    ['id', { ...event('any', intent), id: 'x'.repeat(129) }],
    ['type', { ...event('any', intent), type: undefined }],
  ])('is refused by its field %s where it is none', (field, payload) => {
    expect(() => receive(payload)).toThrow(
      new BadRequest([{ in: 'body', field, reason: 'invalid', message: 'is not as described' }]),
    );
  });
});

describe('the signature of an event', () => {
  const now = new Date('2026-07-01T12:00:00Z');
  const body = Buffer.from(JSON.stringify(event('any', intent)));
  const signed = (of: Buffer, { secret = 'whsec_1', secondsAgo = 0 } = {}): string => {
    const second = now.getTime() / 1000 - secondsAgo;
    return `t=${second},v1=${createHmac('sha256', secret).update(`${second}.`).update(of).digest('hex')}`;
  };
  const isSigned = (signature: string, of = body, by = webhook()): boolean => by.isSigned({ body: of, signature, now });

  it('is looked for in its header, and made by the secret', () => {
    expect(webhook()).toMatchObject({ signatureHeader: 'stripe-signature', secret: 'whsec_1' });
    expect(isSigned(signed(body))).toBe(true);
  });

  it.each([
    ['by another secret', signed(body, { secret: 'whsec_2' })],
    ['of other words', signed(Buffer.from('{}'))],
    ['of no form', 'v1'],
    ['that is empty', ''],
  ])('is none %s', (_, signature) => {
    expect(isSigned(signature)).toBe(false);
  });

  it.each([
    [299, true],
    [300, true],
    [301, false],
  ])('is taken for five minutes: after %i seconds %s', (secondsAgo, isTaken) => {
    expect(isSigned(signed(body, { secondsAgo }))).toBe(isTaken);
  });

  it('is none where there is no secret, also by no secret', () => {
    expect(isSigned(signed(body, { secret: '' }), body, stripeWebhook(''))).toBe(false);
  });

  it('of what is no JSON is one: reading it refuses it', () => {
    const noJson = Buffer.from('no JSON');
    expect(isSigned(signed(noJson), noJson)).toBe(true);
    expect(() => webhook().receive({ body: noJson, headers: {} })).toThrow(BadRequest);
  });

  it('is not judged by a defect', () => {
    const noTime = undefined as unknown as Date;
    expect(() => webhook().isSigned({ body, signature: signed(body), now: noTime })).toThrow(TypeError);
  });
});

it('describes an example that it can read, and says of it all that is required', () => {
  const { described } = webhook();
  expect(described).toMatchObject({
    operationId: 'receiveStripeEvent',
    summary: expect.stringContaining('any number of times'),
    optionalHeaders: {},
    schema: {
      type: 'object',
      properties: {
        id: { type: 'string' },
        object: { type: 'string', const: 'event' },
        type: { type: 'string' },
        data: { type: 'object' },
      },
      required: ['id', 'object', 'type', 'data'],
    },
  });
  expect(webhook().eventOf(described.example)).toEqual({
    about: 'payment',
    orderId: 'order_00000000000001',
    result: {
      kind: 'captured',
      gatewayPaymentId: 'ch_00000000000001',
      gatewayTransactionId: null,
      amount: 53_600,
      currency: 'EUR',
    },
  });
  expect(webhook().receive({ body: Buffer.from(JSON.stringify(described.example)), headers: {} })).toMatchObject({
    eventId: 'evt_00000000000001',
    orderId: 'order_00000000000001',
  });
});
