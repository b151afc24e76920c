import { afterAll, beforeAll, expect, it } from 'vitest';
import { metricsIn, metricsNamed } from '../../../../../deploy/observability/metrics-named.ts';
import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts';

let engine: TestEngine;
beforeAll(async () => {
  engine = await startTestEngine();
});
afterAll(() => engine.close());

/** Names of the text format of Prometheus: a sample's line begins with its metric's. */
const exported = (text: string): ReadonlySet<string> =>
  new Set(text.split('\n').flatMap((line) => /^([a-zA-Z_:][\w:]*)[ {]/.exec(line)?.[1] ?? []));

it('exports every metric of the engine that the dashboard and the alert rules name', async () => {
  await engine.app.inject({ url: '/api/hotels/1760' });
  await engine.deps.db
    .insertInto('outbox')
    .values({
      hotel_id: 1760,
      outbox_id: 'given-up',
      kind: 'voucher-mail',
      dedupe_key: 'given-up',
      payload: '{}',
      created_at: new Date(0),
      available_at: new Date(0),
      given_up_at: new Date(1),
      done_at: new Date(1),
    })
    .execute();
  const event = { hotel_id: 0, gateway: 'razorpay', event_id: 'given-up', payload: '{}' } as const;
  await engine.deps.db
    .insertInto('webhook_inbox')
    .values({ ...event, received_at: new Date(0), given_up_at: new Date(1) })
    .execute();
  await engine.deps.db
    .insertInto('lost_payment')
    .values({
      hotel_id: 1760,
      gateway: 'razorpay',
      gateway_payment_id: 'lost',
      order_id: 'lost',
      amount: 1,
      currency: 'INR',
      noticed_at: new Date(0),
      refund_id: 'lost',
      refund_status: 'none',
      gateway_refund_id: null,
    })
    .execute();
  const names = exported((await engine.app.inject({ url: '/metrics' })).body);
  const own = metricsNamed().filter((name) => !name.startsWith('latchkey_'));
  expect(own.length).toBeGreaterThan(2);
  expect(own.filter((name) => !names.has(name))).toEqual([]);
});

it('reads expressions by Prometheus’ grammar, and refuses what is none', () => {
  expect(metricsIn('sum by (a) (rate(one_total{b="two"}[5m])) / three > 0.5')).toEqual(['one_total', 'three']);
  expect(() => metricsIn('sum by (a (rate(one[5m])')).toThrow(/no PromQL/);
});
