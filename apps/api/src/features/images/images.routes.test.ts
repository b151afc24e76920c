import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts';

let engine: TestEngine;
beforeAll(async () => {
  engine = await startTestEngine('postgresql', { RATE_LIMITS: 'on', RATE_LIMIT_READS_PER_MINUTE: '400' });
});
afterAll(() => engine.close());

it('makes one size for all who wait for it, without filling the queue', async () => {
  const ask = (size: string): Promise<{ statusCode: number; headers: Record<string, unknown> }> =>
    engine.app.inject(`/images/1760/${size}`);
  const same = await Promise.all(Array.from({ length: 150 }, () => ask('courtyard-day-640-60.webp')));
  expect(new Set(same.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});

it('counts pictures from one address, apart from other reads', async () => {
  const ask = async (url: string): Promise<number> =>
    (await engine.app.inject({ url, headers: { 'x-forwarded-for': '203.0.113.9' } })).statusCode;
  const asked: number[] = [];
  for (let at = 0; at < 410; at += 1) asked.push(await ask('/images/1760/no-such-picture.jpg'));
  expect([asked.slice(0, 400), asked.slice(400)].map((part) => [...new Set(part)])).toEqual([[404], [429]]);
  expect(await ask('/api/hotels/1760')).toBe(200);
});
