import { createHmac } from 'node:crypto';
import { gatewayName } from '@latchkey/api-contract/contract';
import { describe, expect, it } from 'vitest';
import { BadRequest } from '../../../http/bad-request.ts';
import { readSettings, type Settings } from '../../../settings.ts';
import { createGateways } from './create-gateways.ts';
import type { PaymentGateway } from './payment-gateway.ts';

const settingsOf = (env: Record<string, string> = {}): Settings => {
  const read = readSettings(env);
  if ('faults' in read) throw new Error(read.faults.join());
  return read.settings;
};
const gatewaysOf = (env: Record<string, string> = {}): PaymentGateway[] =>
  Object.values(createGateways(settingsOf(env)));

describe('the gateways', () => {
  it('are those of the contract, each under its own name', () => {
    expect(gatewaysOf().map(({ name }) => name)).toEqual(gatewayName.options);
    expect(Object.keys(createGateways(settingsOf()))).toEqual(gatewayName.options);
  });

  it('share nothing by which one could be taken for another', () => {
    const marks = gatewaysOf().flatMap((gateway) => [
      gateway.name,
      gateway.publicSettings().keyId,
      gateway.publicSettings().scriptUrl,
      gateway.webhook.signatureHeader,
      gateway.webhook.secret,
      gateway.webhook.described.operationId,
    ]);
    expect(new Set(marks).size).toBe(marks.length);
  });

  it('read their own events and nobody else’s', () => {
    for (const { name, webhook } of gatewaysOf()) {
      const body = (payload: object): Buffer => Buffer.from(JSON.stringify(payload));
      expect([name, webhook.receive({ body: body(webhook.described.example), headers: {} }).orderId]).toEqual([
        name,
        'order_00000000000001',
      ]);
      for (const other of gatewaysOf().filter((gateway) => gateway.name !== name)) {
        const { example } = other.webhook.described;
        expect(() => webhook.receive({ body: body(example), headers: {} })).toThrow(BadRequest);
        expect(webhook.eventOf(example)).toBeNull();
      }
    }
  });

  it('need the origins of their documents, and of where they are configured to be', () => {
    const real = { RAZORPAY_SCRIPT_URL: 'https://checkout.razorpay.com/v1/checkout.js' };
    expect(createGateways(settingsOf(real)).razorpay.publicSettings().origins).toEqual({
      script: ['https://checkout.razorpay.com'],
      frame: ['https://api.razorpay.com'],
      connect: ['https://api.razorpay.com', 'https://lumberjack.razorpay.com'],
      image: ['https://cdn.razorpay.com', 'https://checkout.razorpay.com'],
    });
    const [script, api] = ['http://localhost:4010', 'http://127.0.0.1:4010'];
    const sandbox = createGateways(settingsOf());
    expect(sandbox.razorpay.publicSettings().origins).toEqual({
      script: [script],
      frame: [api],
      connect: [api],
      image: [script],
    });
    expect(sandbox['card-vault'].publicSettings().origins.frame).toEqual([script, api]);
  });

  it('prove a payment by the signature of its order and payment', async () => {
    const settings = settingsOf();
    const signature = createHmac('sha256', settings.RAZORPAY_KEY_SECRET).update('order_1|pay_1').digest('hex');
    const { razorpay } = createGateways(settings);
    expect(await razorpay.proofOf({ orderId: 'order_1', paymentId: 'pay_1', signature })).toMatchObject({
      kind: 'captured',
    });
    expect(await razorpay.proofOf({ orderId: 'order_2', paymentId: 'pay_1', signature })).toBe('invalid_signature');
  });
});
