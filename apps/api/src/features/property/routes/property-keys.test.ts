import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { PropertyKey } from '@latchkey/api-contract/types';
import { openEngine } from '../../../../test/open-engine.ts';
import { operatorKeyOf, signedKeyOf } from './property-key.ts';

const hour = 3_600_000;

describe('keys of a property', () => {
  const engine = openEngine();
  const secret = (): string => engine.deps.settings.propertyKeySecret ?? '';
  const operator = (request: InjectOptions, hotelId = 1760): Promise<LightMyRequestResponse> =>
    engine.app.inject({
      ...request,
      headers: { authorization: `Bearer ${operatorKeyOf(hotelId, secret(), engine.deps.clock())}` },
    });
  const make = async (payload: object): Promise<PropertyKey & { key: string }> => {
    const response = await operator({ method: 'POST', url: '/api/property/keys', payload });
    expect(response.statusCode).toBe(201);
    engine.pass(1000);
    return response.json();
  };
  const revoke = (keyId: string): Promise<LightMyRequestResponse> =>
    operator({ method: 'DELETE', url: `/api/property/keys/${keyId}` });
  const opens = async (key: string): Promise<boolean> => {
    const response = await engine.app.inject({
      url: '/api/property/bookings',
      headers: { authorization: `Bearer ${key}` },
    });
    expect([200, 401]).toContain(response.statusCode);
    return response.statusCode === 200;
  };
  const listed = async (): Promise<PropertyKey[]> =>
    (await operator({ url: '/api/property/keys' })).json<{ keys: PropertyKey[] }>().keys;

  it('are several at a time, each with a name, an end and a revocation of its own', async () => {
    const [channel, desk, trial] = [
      await make({ name: 'Channel manager' }),
      await make({ name: 'Reception' }),
      await make({ name: 'Trial', days: 2 }),
    ];
    expect(await Promise.all([channel, desk, trial].map(({ key }) => opens(key)))).toEqual([true, true, true]);
    expect((await revoke(desk.keyId)).json()).toMatchObject({ name: 'Reception', state: 'revoked' });
    engine.pass(49 * hour);
    expect(await Promise.all([channel, desk, trial].map(({ key }) => opens(key)))).toEqual([true, false, false]);
    expect((await listed()).map(({ name, state }) => [name, state])).toEqual([
      ['Channel manager', 'live'],
      ['Reception', 'revoked'],
      ['Trial', 'expired'],
    ]);
  });

  it('are kept as hashes, and open their own hotel alone', async () => {
    const { key } = await make({ name: 'Channel manager' });
    const rows = await engine.deps.db.selectFrom('property_key').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(key.split('.')[2]);
    expect(await opens(key.replace('1760.', '2116.'))).toBe(false);
    expect(await opens(`${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`)).toBe(false);
  });

  it('change over with an overlap', async () => {
    const before = await make({ name: 'Channel manager' });
    const after = await make({ name: 'Channel manager, new', replaces: before.keyId, overlapHours: 6 });
    engine.pass(5 * hour);
    expect([await opens(before.key), await opens(after.key)]).toEqual([true, true]);
    engine.pass(2 * hour);
    expect([await opens(before.key), await opens(after.key)]).toEqual([false, true]);
    const unknown = { name: 'Channel manager', replaces: 'aaaaaaaa' };
    expect((await operator({ method: 'POST', url: '/api/property/keys', payload: unknown })).statusCode).toBe(404);
  });

  it('say when they were last used, to a minute', async () => {
    const { key, lastUsedAt } = await make({ name: 'Channel manager' });
    expect(lastUsedAt).toBeNull();
    engine.pass(hour);
    const at = engine.deps.clock().toISOString();
    await opens(key);
    engine.pass(30_000);
    await opens(key);
    expect((await listed())[0]?.lastUsedAt).toBe(at);
    engine.pass(60_000);
    await opens(key);
    expect((await listed())[0]?.lastUsedAt).toBe(engine.deps.clock().toISOString());
  });

  it('of before go on until they are revoked, by themselves', async () => {
    const signed = signedKeyOf(1760, secret());
    const [, other] = [await opens(signed), await make({ name: 'Channel manager' })];
    expect((await listed()).map(({ keyId, state }) => [keyId, state])).toContainEqual(['signed', 'live']);
    expect((await revoke('signed')).statusCode).toBe(200);
    expect([await opens(signed), await opens(other.key), await opens(signedKeyOf(2116, secret()))]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('of before can be revoked though they were never used', async () => {
    expect((await revoke('signed')).json()).toMatchObject({ state: 'revoked', lastUsedAt: null });
    expect(await opens(signedKeyOf(1760, secret()))).toBe(false);
  });

  it('cannot be made by a key, nor by the operator’s proof once it is over', async () => {
    const { key } = await make({ name: 'Channel manager' });
    const post = (authorization: string): Promise<LightMyRequestResponse> =>
      engine.app.inject({
        method: 'POST',
        url: '/api/property/keys',
        headers: { authorization },
        payload: { name: 'Another' },
      });
    expect((await post(`Bearer ${key}`)).json()).toEqual({ code: 'operator_only' });
    const proof = operatorKeyOf(1760, secret(), engine.deps.clock());
    engine.pass(6 * 60_000);
    expect((await post(`Bearer ${proof}`)).json()).toEqual({ code: 'invalid_key' });
  });
});
