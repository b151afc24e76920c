import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { clientCounts } from './client-counts.ts';
import { readClientReport } from './client-report.ts';

const canary = 'checkout@0123456789ab';
const live = 'checkout@ba9876543210';

test('a canary that fails in clearly more browsers than the live release is worse', () => {
  const counts = clientCounts(new Registry(), () => 1);
  for (let guest = 0; guest < 40; guest++) counts.sent(canary, `10.0.0.${guest}`);
  for (let guest = 0; guest < 40; guest++) counts.sent(live, `10.0.1.${guest}`);
  for (let guest = 0; guest < 4; guest++) counts.failed(canary, `10.0.0.${guest}`);
  expect(counts.isWorse(canary, live)).toBeNull();
  counts.failed(canary, '10.0.0.4');
  expect(counts.isWorse(canary, live)).toBe('failed in the browsers of 5 of 40 guests');
  for (let guest = 0; guest < 4; guest++) counts.failed(live, `10.0.1.${guest}`);
  expect(counts.isWorse(canary, live)).toBeNull();
});

test('one guest who fails for ever, and addresses that never had the release, give nothing up', async () => {
  const registry = new Registry();
  let now = 1;
  const counts = clientCounts(registry, () => now);
  counts.sent(canary, '10.0.0.1');
  for (let times = 0; times < 50; times++) {
    now += 1000;
    counts.failed(canary, '10.0.0.1');
  }
  for (let guest = 0; guest < 50; guest++) counts.failed(canary, `10.9.9.${guest}`);
  expect(counts.isWorse(canary, live)).toBeNull();
  expect(await registry.metrics()).toContain(
    'latchkey_client_failures_total{owner="checkout",release="0123456789ab"} 51',
  );
});

test('times are told by release and name', async () => {
  const registry = new Registry();
  const counts = clientCounts(registry, () => 1);
  counts.took(live, 'LCP', 900);
  counts.took(live, 'CLS', 0.02);
  expect((await registry.metrics()).split('\n')).toEqual(
    expect.arrayContaining([
      'latchkey_web_vital_bucket{le="500",owner="checkout",release="ba9876543210",name="LCP"} 0',
      'latchkey_web_vital_bucket{le="1000",owner="checkout",release="ba9876543210",name="LCP"} 1',
      'latchkey_web_vital_bucket{le="50",owner="checkout",release="ba9876543210",name="CLS"} 1',
    ]),
  );
});

test('a report is one of two shapes, and holds nothing but releases, places in files and numbers', () => {
  const failure = { kind: 'failure', release: canary, name: 'TypeError', at: '/assets/checkout/a.b~1.js:1:20' };
  expect(readClientReport(JSON.stringify({ ...failure, message: 'guest@example.com' }))).toEqual({
    ...failure,
    proof: '',
  });
  expect(readClientReport(JSON.stringify({ ...failure, proof: 'a' }))).toEqual({ ...failure, proof: 'a' });
  expect(readClientReport(JSON.stringify({ ...failure, proof: 5 }))).toBeNull();
  expect(readClientReport(JSON.stringify({ ...failure, at: 'https://hotel.test/bookings/1' }))).toBeNull();
  expect(readClientReport(JSON.stringify({ ...failure, name: 'Anna Muster' }))).toBeNull();
  expect(readClientReport(JSON.stringify({ ...failure, release: 'checkout@"} 1' }))).toBeNull();
  const times = { kind: 'times', release: canary, times: { LCP: 900, CLS: -1, TTFB: 'soon', other: 3 } };
  expect(readClientReport(JSON.stringify(times))).toEqual({ ...times, times: { LCP: 900 } });
  for (const nothing of ['', 'null', '[]', '{', '{"kind":"times"}']) expect(readClientReport(nothing)).toBeNull();
});
