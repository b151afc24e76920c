import type { PropertyKey } from '@latchkey/api-contract/types';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  colleagueAtDesk,
  cookiesOf,
  mailedToken,
  operatorHeaders,
  ownerAtDesk,
  signIn,
  type AtDesk,
} from '../../../../test/desk.ts';
import { openEngine } from '../../../../test/open-engine.ts';

// Shows docs/rules.md: People of a hotel (Ends of access, Invitations).
describe('access to a hotel', () => {
  const engine = openEngine();
  let owner: AtDesk;
  let manager: AtDesk;
  beforeEach(async () => {
    owner = await ownerAtDesk(engine);
    manager = await colleagueAtDesk(engine, owner, 'manager');
  });

  const make = async (by: AtDesk, payload: object = { name: 'Channel manager' }) =>
    (await by.call('POST', 'keys', payload)).json<PropertyKey & { key: string }>();
  const opens = async (key: string) =>
    (await engine.app.inject({ url: '/api/property/bookings', headers: { authorization: `Bearer ${key}` } }))
      .statusCode === 200;
  const listed = async () => (await owner.call('GET', 'keys')).json<{ keys: PropertyKey[] }>().keys;
  const at = (cookie: string, method: 'GET' | 'POST' | 'DELETE', path: string) =>
    engine.app.inject({ method, url: `/api/staff/${path}`, headers: { cookie } });
  const whereIn = async (cookie: string) => {
    const { hotels, invitations = [] } = (await at(cookie, 'GET', 'session')).json<{
      hotels: { hotelId: number }[];
      invitations?: { hotelId: number; role: string }[];
    }>();
    return { works: hotels.map(({ hotelId }) => hotelId), invited: invitations.map(({ hotelId }) => hotelId) };
  };

  it('by a key names its maker, and ends after a year unless its maker says when', async () => {
    await make(manager);
    await make(owner, { name: 'Trial', days: 2 });
    expect((await listed()).map(({ name, madeBy }) => [name, madeBy])).toEqual(
      expect.arrayContaining([
        ['Channel manager', { id: manager.personId, name: 'Colleague' }],
        ['Trial', { id: owner.personId, name: 'Owner' }],
      ]),
    );
    const days = (await listed()).map(({ createdAt, expiresAt }) =>
      Math.round((Date.parse(expiresAt ?? '') - Date.parse(createdAt)) / 86_400_000),
    );
    expect(days.toSorted((one, other) => one - other)).toEqual([2, 365]);
  });

  it('by a key ends with the work of its maker, and the answer names it', async () => {
    const [theirs, ours] = [await make(manager), await make(owner, { name: 'Reception' })];
    const removed = await owner.call('DELETE', `people/${manager.personId}`);
    expect(removed.json()).toMatchObject({ endedKeys: [{ keyId: theirs.keyId, name: 'Channel manager' }] });
    expect([await opens(theirs.key), await opens(ours.key)]).toEqual([false, true]);
    const { lines } = (await owner.call('GET', 'journal')).json<{ lines: object[] }>();
    expect(lines).toContainEqual(
      expect.objectContaining({ operation: 'removePerson', subject: theirs.keyId, after: { state: 'revoked' } }),
    );
  });

  it('by a key of before, whose maker the journal alone tells, ends with him too', async () => {
    const { key, keyId } = await make(manager);
    await engine.deps.db.updateTable('property_key').set({ made_by: null }).where('hotel_id', '=', 1760).execute();
    expect((await listed()).map(({ madeBy }) => madeBy)).toEqual([{ id: manager.personId, name: 'Colleague' }]);
    const removed = await owner.call('DELETE', `people/${manager.personId}`);
    expect(removed.json()).toMatchObject({ endedKeys: [{ keyId }] });
    expect(await opens(key)).toBe(false);
  });

  it('by a key ends with the right of its maker to make keys', async () => {
    const { key, keyId } = await make(manager);
    const kept = await owner.call('PUT', `people/${manager.personId}`, { role: 'owner' });
    expect(kept.json()).toMatchObject({ endedKeys: [] });
    expect(await opens(key)).toBe(true);
    const lowered = await owner.call('PUT', `people/${manager.personId}`, { role: 'reception' });
    expect(lowered.json()).toMatchObject({ endedKeys: [{ keyId }] });
    expect(await opens(key)).toBe(false);
  });

  it('by a preview ends with the work of its maker', async () => {
    const made = await manager.call('POST', 'previews', {});
    const url = new URL(made.json<{ url: string }>().url);
    const look = () => engine.app.inject({ url: url.pathname });
    expect((await look()).statusCode).toBe(303);
    await owner.call('DELETE', `people/${manager.personId}`);
    expect((await look()).statusCode).toBe(410);
  });

  it('by an invitation that waits ends with the work of whoever invited', async () => {
    const other = await colleagueAtDesk(engine, owner, 'owner');
    const accomplice = { mail: 'later@example.com', name: 'Later', role: 'owner', language: 'en' };
    const { personId } = (await other.call('POST', 'people', accomplice)).json<{ personId: string }>();
    const token = await mailedToken(engine, accomplice.mail);
    const removed = await owner.call('DELETE', `people/${other.personId}`);
    expect(removed.json()).toMatchObject({ endedInvitations: [{ personId, name: 'Later' }] });
    expect((await signIn(engine, token)).statusCode).toBe(410);
  });

  it('by an invitation that was taken back opens nothing', async () => {
    const someone = { mail: 'night@example.com', name: 'Night', role: 'reception', language: 'en' };
    const { personId } = (await owner.call('POST', 'people', someone)).json<{ personId: string }>();
    const token = await mailedToken(engine, someone.mail);
    await owner.call('DELETE', `people/${personId}`);
    expect((await signIn(engine, token)).statusCode).toBe(410);
  });

  it('is not had by who is invited, before accepting: an ordinary sign-in accepts nothing', async () => {
    const stranger = await ownerAtDesk(engine, 2116);
    const mail = 'manager.colleague@1760.example';
    await stranger.call('POST', 'people', { mail, name: 'Theirs', role: 'reception', language: 'en' });
    // The invitation has come, and stays unread.
    await mailedToken(engine, mail);
    const asked = await engine.app.inject({ method: 'POST', url: '/api/staff/links', payload: { mail } });
    engine.pass(1000);
    const cookie = cookiesOf(await signIn(engine, await mailedToken(engine, mail), cookiesOf(asked)));
    expect(await whereIn(cookie)).toEqual({ works: [1760], invited: [2116] });
    const seen = await manager.call('GET', 'day', undefined, 2116);
    expect(seen.statusCode).toBe(403);
    expect((await at(cookie, 'POST', 'invitations/2116')).statusCode).toBe(200);
    expect(await whereIn(cookie)).toEqual({ works: [1760, 2116], invited: [] });
    expect((await at(cookie, 'POST', 'invitations/2116')).statusCode).toBe(404);
  });

  it('is declined, and left, by the person', async () => {
    const stranger = await ownerAtDesk(engine, 2116);
    const mail = 'manager.colleague@1760.example';
    await stranger.call('POST', 'people', { mail, name: 'Theirs', role: 'owner', language: 'en' });
    expect((await at(manager.cookie, 'DELETE', 'hotels/2116')).statusCode).toBe(404);
    expect((await at(manager.cookie, 'DELETE', 'invitations/2116')).statusCode).toBe(200);
    expect(await whereIn(manager.cookie)).toEqual({ works: [1760], invited: [] });
    const { key } = await make(manager);
    expect((await at(manager.cookie, 'DELETE', 'invitations/1760')).statusCode).toBe(404);
    expect((await at(manager.cookie, 'DELETE', 'hotels/1760')).statusCode).toBe(200);
    expect(await opens(key)).toBe(false);
    const { lines } = (await owner.call('GET', 'journal')).json<{ lines: object[] }>();
    expect(lines).toContainEqual(expect.objectContaining({ operation: 'leaveHotel', subject: manager.personId }));
  });

  it('is never left by the last owner who has come', async () => {
    const invited = { mail: 'heir@example.com', name: 'Heir', role: 'owner', language: 'en' };
    await owner.call('POST', 'people', invited);
    expect((await at(owner.cookie, 'DELETE', 'hotels/1760')).json()).toEqual({ code: 'last_owner' });
    await signIn(engine, await mailedToken(engine, invited.mail));
    expect((await at(owner.cookie, 'DELETE', 'hotels/1760')).statusCode).toBe(200);
  });

  it('by the operator’s link accepts the invitation that it stands for', async () => {
    const people = (url: string, payload?: object) =>
      engine.app.inject({
        method: 'POST',
        url: `/api/property/people${url}`,
        headers: operatorHeaders(engine, 2116),
        ...(payload === undefined ? {} : { payload }),
      });
    const invited = await people('', { mail: 'first@example.com', name: 'First', role: 'owner', language: 'en' });
    const { personId } = invited.json<{ personId: string }>();
    const { url } = (await people(`/${personId}/links`)).json<{ url: string }>();
    const cookie = cookiesOf(await signIn(engine, url.split('token=')[1] ?? ''));
    expect(await whereIn(cookie)).toEqual({ works: [2116], invited: [] });
  });
});
