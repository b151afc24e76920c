import { expect, it } from 'vitest';
import { selectionOf } from '../../test/journeys.ts';
import { startTestEngine } from '../../test/test-engine.ts';

it('limits writes and reads of one address apart, and never what an operator watches', async () => {
  const engine = await startTestEngine('pglite', {
    RATE_LIMITS: 'on',
    RATE_LIMIT_WRITES_PER_MINUTE: '2',
    RATE_LIMIT_READS_PER_MINUTE: '3',
  });
  const quote = (address: string): Promise<{ statusCode: number; body: string }> =>
    engine.app.inject({
      method: 'POST',
      url: '/api/quotes',
      headers: { 'x-forwarded-for': address },
      payload: selectionOf(),
    });
  for (const expected of [201, 201, 429]) expect((await quote('203.0.113.1')).statusCode).toBe(expected);
  expect(JSON.parse((await quote('203.0.113.1')).body)).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect((await quote('203.0.113.2')).statusCode).toBe(201);
  for (const expected of [200, 200, 200, 429])
    expect((await engine.app.inject({ url: '/api/hotels/1760' })).statusCode).toBe(expected);
  for (let call = 0; call < 5; call += 1) expect((await engine.app.inject({ url: '/readyz' })).statusCode).toBe(200);
  await engine.close();
});
