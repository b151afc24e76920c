import { expect, it } from 'vitest';
import { selectionOf } from '../../test/journeys.ts';
import { startTestEngine } from '../../test/test-engine.ts';

it('limits writes and reads of one address apart, and never what an operator watches', async () => {
  const engine = await startTestEngine('postgresql', {
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
  const read = (headers: Record<string, string>, remoteAddress = '127.0.0.1'): Promise<{ statusCode: number }> =>
    engine.app.inject({ url: '/api/hotels/1760', headers, remoteAddress });
  for (const expected of [201, 201, 429]) expect((await quote('203.0.113.1')).statusCode).toBe(expected);
  expect(JSON.parse((await quote('203.0.113.1')).body)).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect((await quote('203.0.113.2')).statusCode).toBe(201);
  for (const expected of [200, 200, 200, 429])
    expect((await read({ 'x-forwarded-for': '203.0.113.1' })).statusCode).toBe(expected);
  // One IPv6 connection has 2⁶⁴ addresses.
  for (const [at, expected] of [200, 200, 200, 429].entries())
    expect((await read({ 'x-forwarded-for': `2001:db8:1:2::${at}` })).statusCode).toBe(expected);
  for (const expected of [200, 200, 200, 429]) expect((await read({}, '198.51.100.9')).statusCode).toBe(expected);
  for (let call = 0; call < 5; call += 1) expect((await engine.app.inject({ url: '/readyz' })).statusCode).toBe(200);
  await engine.close();
});

it('counts a form once, as the operation it asks for, and leads a guest who is over the limit back to the page', async () => {
  const engine = await startTestEngine('postgresql', { RATE_LIMITS: 'on', RATE_LIMIT_WRITES_PER_MINUTE: '2' });
  const lookUp = async (): Promise<string> => {
    const { statusCode, headers } = await engine.app.inject({
      method: 'POST',
      url: '/api/booking-forms/look-ups/cancel?lang=en',
      headers: { 'x-forwarded-for': '203.0.113.7', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'identifier=%2B919845012345&hotelId=1760',
    });
    expect(statusCode).toBe(303);
    return String(headers['location']);
  };
  for (const place of [1, 2]) expect(await lookUp(), `form ${place}`).not.toContain('notice');
  expect(await lookUp()).toContain('notice=too-many');
  await engine.close();
});

it('counts calls of several processes on one PostgreSQL together', async () => {
  const engine = await startTestEngine('postgresql', { RATE_LIMITS: 'on', RATE_LIMIT_READS_PER_MINUTE: '1000' });
  const answer = await engine.app.inject({ url: '/api/hotels/1760', headers: { 'x-forwarded-for': '203.0.113.1' } });
  expect(answer.statusCode).toBe(200);
  await expect
    .poll(() => engine.deps.db.selectFrom('call_count').select('calls').execute(), { timeout: 5000 })
    .toEqual([{ calls: 1 }]);
  await engine.close();
});

it('does not count what the origin asks in its own name against any visitor, with the limits of production', async () => {
  const engine = await startTestEngine('postgresql', { RATE_LIMITS: 'on', RATE_LIMIT_READS_PER_MINUTE: '600' });
  const site = (host: string): Promise<{ statusCode: number }> =>
    engine.app.inject({ url: `/api/site?host=${host}&lang=en` });
  for (let name = 0; name < 640; name += 1)
    expect((await site(`no-such-hotel-${name}.localhost`)).statusCode).toBe(404);
  expect((await site('sandalwood.localhost')).statusCode).toBe(200);
  await engine.close();
});

it('limits searches for hotels to a tenth of the reads, apart from them', async () => {
  const engine = await startTestEngine('postgresql', { RATE_LIMITS: 'on', RATE_LIMIT_READS_PER_MINUTE: '30' });
  const call = async (url: string): Promise<number> =>
    (await engine.app.inject({ url, headers: { 'x-forwarded-for': '203.0.113.1' } })).statusCode;
  const search = '/api/hotel-search?checkIn=2026-12-08&checkOut=2026-12-10';
  for (const expected of [200, 200, 200, 429]) expect(await call(search)).toBe(expected);
  expect(await call('/api/hotels/1760')).toBe(200);
  await engine.close();
});
