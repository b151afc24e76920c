import { expect, it } from 'vitest';
import { selectionOf } from '../../test/journeys.ts';
import { signedKeyOf } from '../features/property/routes/property-key.ts';
import type { PropertyKeyRow } from '../features/identity/team/property-keys.queries.ts';
import { makeKey, revokeKey } from '../features/property/routes/property-keys.ts';
import { startTestEngine, type TestEngine } from '../../test/test-engine.ts';

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

it('counts what a page for many plans in the origin’s own name against nobody, and a guest’s own plan as a write', async () => {
  const engine = await startTestEngine('postgresql', { RATE_LIMITS: 'on', RATE_LIMIT_WRITES_PER_MINUTE: '2' });
  const plan = async (headers: Record<string, string>, remoteAddress = '127.0.0.1'): Promise<number> => {
    const payload = { hotelId: 1760, days: 1, purpose: 'leisure', language: 'en' };
    const asked = { method: 'POST' as const, url: '/api/itineraries', headers, remoteAddress, payload };
    return (await engine.app.inject(asked)).statusCode;
  };
  for (let page = 0; page < 5; page += 1) expect(await plan({})).toBe(200);
  for (const expected of [200, 200, 429]) expect(await plan({ 'x-forwarded-for': '203.0.113.1' })).toBe(expected);
  // An untrusted address counts under its own name, whatever it leaves out.
  for (const expected of [200, 200, 429]) expect(await plan({}, '198.51.100.9')).toBe(expected);
  await engine.close();
});

it.each([
  ['/api/hotel-search?checkIn=2026-12-08&checkOut=2026-12-10', 3],
  ['/images/1760/courtyard-day-160-20.webp', 30],
  ['/api/hotels/1760', 30],
])('counts every spelling of %s as one', async (url, most) => {
  const engine = await startTestEngine('postgresql', { RATE_LIMITS: 'on', RATE_LIMIT_READS_PER_MINUTE: '30' });
  const at = 5;
  const spellings = [
    url,
    url.replace(url[at] ?? '', `%${url.charCodeAt(at).toString(16)}`),
    url.replace('-', '%2d').replace('.', '%2e'),
    url.replace(/^\/(.)/, (_, first: string) => `/%${first.charCodeAt(0).toString(16)}`),
  ];
  const call = async (spelt: string, address: string): Promise<number> =>
    (await engine.app.inject({ url: spelt, headers: { 'x-forwarded-for': address } })).statusCode;
  for (let calls = 0; calls < most; calls += 1)
    expect(await call(spellings[calls % spellings.length] ?? '', '203.0.113.1')).toBe(200);
  for (const spelt of spellings) expect(await call(spelt, '203.0.113.1'), `as ${spelt}`).toBe(429);
  await engine.close();
});

it('counts writes and a property’s calls by their route too, however they are spelt', async () => {
  const engine = await startTestEngine('postgresql', { RATE_LIMITS: 'on', RATE_LIMIT_WRITES_PER_MINUTE: '2' });
  const call = async (url: string, address: string): Promise<number> =>
    (await engine.app.inject({ method: 'POST', url, headers: { 'x-forwarded-for': address }, payload: {} })).statusCode;
  const spellings = (path: string): string[] => [path, path.replace('/api/', '/%61pi/'), path.replace('s', '%73')];
  for (const [at, [path, most]] of (
    [
      ['/api/quotes', 2],
      ['/api/property/bookings/BK1/confirmation', 2],
    ] as const
  ).entries()) {
    const spelt = spellings(path);
    const answers: number[] = [];
    for (let calls = 0; calls < most + 3; calls += 1)
      answers.push(await call(spelt[calls % spelt.length] ?? path, `203.0.113.${at}`));
    expect(
      answers.map((status) => status === 429),
      `as ${path}`,
    ).toEqual(answers.map((_, calls) => calls >= most));
  }
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

it('counts a property by its key: its price sync locks out no guest and no other hotel behind one address', async () => {
  const engine = await startTestEngine('postgresql', {
    RATE_LIMITS: 'on',
    RATE_LIMIT_WRITES_PER_MINUTE: '2',
    RATE_LIMIT_PROPERTY_WRITES_PER_MINUTE: '5',
  });
  const lobby = { 'x-forwarded-for': '203.0.113.1' };
  const set = async (authorization: string, headers: Record<string, string> = lobby): Promise<number> => {
    const payload = { roomTypeId: 'courtyard-king', from: '2026-12-02', to: '2026-12-02', minStay: 1 };
    const url = '/api/property/restrictions';
    return (await engine.app.inject({ method: 'PUT', url, headers: { ...headers, authorization }, payload }))
      .statusCode;
  };
  const keyOf = (hotelId: number): string =>
    `Bearer ${signedKeyOf(hotelId, engine.deps.settings.propertyKeySecret ?? '')}`;
  const quote = async (): Promise<number> =>
    (await engine.app.inject({ method: 'POST', url: '/api/quotes', headers: lobby, payload: selectionOf() }))
      .statusCode;
  for (const expected of [200, 200, 200, 200, 200, 429]) expect(await set(keyOf(1760))).toBe(expected);
  expect(await set(keyOf(1760), { 'x-forwarded-for': '198.51.100.7' })).toBe(429);
  expect(await set(keyOf(2116))).toBe(200);
  for (const expected of [201, 201, 429]) expect(await quote()).toBe(expected);
  expect(await set(keyOf(2116))).toBe(200);

  // Invalid keys count for their address, and take nothing from its guests.
  const guesses = { 'x-forwarded-for': '198.51.100.9' };
  for (const [at, expected] of [401, 401, 429, 429].entries())
    expect(await set(`Bearer 1760.abcdefgh.${'x'.repeat(42)}${at}`, guesses)).toBe(expected);
  expect(await set('', guesses)).toBe(429);
  expect(await set(keyOf(2116), guesses)).toBe(200);
  await engine.close();
});

it('counts a key for its address alone from when it is revoked', async () => {
  const engine = await startTestEngine('postgresql', { RATE_LIMITS: 'on', RATE_LIMIT_WRITES_PER_MINUTE: '1' });
  const { key, row } = await madeKey(engine);
  const call = async (): Promise<number> => {
    const headers = { authorization: `Bearer ${key}`, 'x-forwarded-for': '203.0.113.1' };
    const payload = { roomTypeId: 'courtyard-king', from: '2026-12-02', to: '2026-12-02', minStay: 1 };
    return (await engine.app.inject({ method: 'PUT', url: '/api/property/restrictions', headers, payload })).statusCode;
  };
  for (const expected of [200, 200]) expect(await call()).toBe(expected);
  await revokeKey(engine.deps, 1760, row.key_id);
  expect(await call()).toBe(401);
  engine.pass(11_000);
  for (const expected of [401, 429]) expect(await call()).toBe(expected);
  await engine.close();
});

async function madeKey(engine: TestEngine): Promise<{ key: string; row: PropertyKeyRow }> {
  const made = await makeKey(
    engine.deps,
    { hotelId: 1760, kind: 'operator', id: 'operator', role: null },
    { name: 'Channel manager' },
  );
  if (typeof made === 'string') throw new Error('no key');
  return made;
}
