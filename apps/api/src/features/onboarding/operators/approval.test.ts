import { afterEach, describe, expect, it } from 'vitest';
import { mailsTo, operatorOf } from '../../../../test/operators.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { forgetStarted, guestHouse, newcomer, twelveRooms } from '../../../../test/onboarding.ts';
import { publishPlanned } from '../../property/property.ts';

const [ops, other] = ['ops@latchkey.example', 'other@latchkey.example'];

// Shows docs/rules.md: People of a hotel (Opening).
describe('what the provider has approved', () => {
  const engine = openEngine('postgresql', { OPERATORS: `${ops},${other}` });
  afterEach(() => forgetStarted(engine));

  /** A hotel that waits, its owner, and somebody of the provider. */
  const waiting = async () => {
    const asha = await newcomer(engine);
    const begun = (await asha.call('POST', '', { language: 'de', house })).json<{
      hotelId: number;
      version: number;
    }>();
    const { hotelId } = (
      await asha.call('PUT', `/${begun.hotelId}`, {
        version: begun.version,
        language: 'de',
        rooms: { typed: twelveRooms },
      })
    ).json<{ hotelId: number }>();
    engine.pass(1000);
    expect((await asha.asOwner(hotelId, 'POST', 'opening', {})).json()).toMatchObject({ state: 'waiting' });
    engine.pass(1000);
    const operator = await operatorOf(engine, ops);
    const shown = async () => (await operator.list()).hotels.find((one) => one.hotelId === hotelId);
    const publish = async (file: string, path: string, value: unknown, more: object = {}) => {
      const { draft } = (await asha.asOwner(hotelId, 'GET', 'set-up')).json<{ draft: { version: number } }>();
      const changes = [{ file, path, value }];
      const saved = await asha.asOwner(hotelId, 'PUT', 'set-up/draft', { version: draft.version, changes });
      expect(saved.json()).not.toHaveProperty('code');
      return asha.asOwner(hotelId, 'POST', 'set-up/publications', { version: draft.version + 1, ...more });
    };
    const opening = async () =>
      (await asha.asOwner(hotelId, 'GET', 'opening')).json<{ state: string; withdrawn?: string[] }>();
    const approve = (revision?: string, by = operator) =>
      by.call('POST', `/${hotelId}/approval`, revision === undefined ? {} : { revision });
    return { asha, hotelId, operator, shown, publish, opening, approve };
  };
  const house = { ...guestHouse, name: 'Uferhaus Wiese' };

  it('is not another name that was published meanwhile: the request is taken back, and can be made again', async () => {
    const { asha, hotelId, shown, publish, opening, approve } = await waiting();
    const seen = await shown();
    expect(seen).toMatchObject({ state: 'waiting', name: 'Uferhaus Wiese' });
    const attack = await publish('words.en.json', 'name', 'Marriott Bank Refunds evil.co/x');
    expect(attack.json()).toMatchObject({ code: 'not_ready' });
    expect((await publish('words.en.json', 'name', 'Bank Refunds')).statusCode).toBe(200);
    engine.pass(1000);
    expect(await opening()).toMatchObject({ state: 'draft', withdrawn: ['name'] });
    expect(await shown()).toMatchObject({ state: 'new', name: 'Bank Refunds' });
    expect((await approve()).json()).toEqual({ code: 'not_waiting' });
    expect((await approve(seen?.revision)).json()).toEqual({ code: 'not_waiting' });
    await asha.asOwner(hotelId, 'POST', 'opening', {});
    engine.pass(1000);
    expect((await opening()).withdrawn).toBeUndefined();
    expect((await approve(seen?.revision)).json()).toEqual({ code: 'changed' });
    const again = await shown();
    expect(again).toMatchObject({ state: 'waiting', name: 'Bank Refunds' });
    expect((await engine.app.inject({ url: `/api/hotels/${hotelId}` })).statusCode).toBe(404);
    expect((await approve(again?.revision)).statusCode).toBe(200);
    engine.pass(1000);
    expect((await engine.app.inject({ url: `/api/hotels/${hotelId}` })).json()).toMatchObject({ name: 'Bank Refunds' });
  });

  it.each([
    ['its name in German alone', 'words.de.json', 'name', 'Bank Erstattung', 'name'],
    ['its street', 'words.en.json', 'street', 'Bank Street 1', 'address'],
    ['its place on the map', 'hotel.json', 'latitude', 27.71, 'address'],
  ])('is not %s, nor planned or reverted', async (_, file, path, value, fact) => {
    const { asha, hotelId, shown, publish, opening, approve } = await waiting();
    const planned = await publish(file, path, value, { from: '2099-01-01' });
    expect(planned.statusCode).toBe(200);
    expect((await opening()).state).toBe('waiting');
    await engine.deps.db.updateTable('hotel_planned').set({ due_at: engine.deps.clock() }).execute();
    await publishPlanned(engine.deps);
    expect(await opening()).toMatchObject({ state: 'draft', withdrawn: [fact] });
    engine.pass(1000);
    await asha.asOwner(hotelId, 'POST', 'opening', {});
    const seen = await shown();
    const reverted = await asha.asOwner(hotelId, 'POST', 'set-up/publications/1/revert', {});
    expect(reverted.statusCode).toBe(200);
    expect(await opening()).toMatchObject({ state: 'draft', withdrawn: [fact] });
    expect((await approve(seen?.revision)).json()).toEqual({ code: 'not_waiting' });
  });

  it('is not a host that was named, given up or proved meanwhile', async () => {
    const { asha, hotelId, shown, opening, approve } = await waiting();
    const seen = await shown();
    expect(seen).toMatchObject({ ownHost: null });
    const named = await asha.asOwner(hotelId, 'PUT', 'own-domain', { host: 'stay.uferhaus.example' });
    expect(named.statusCode).toBe(200);
    expect(await opening()).toMatchObject({ state: 'draft', withdrawn: ['host'] });
    await asha.asOwner(hotelId, 'POST', 'opening', {});
    expect((await approve(seen?.revision)).json()).toEqual({ code: 'changed' });
    expect(await shown()).toMatchObject({ state: 'waiting', ownHost: 'stay.uferhaus.example' });
  });

  it('is what was looked at, though little was changed: who looked at another sees the present one', async () => {
    const { shown, publish, opening, approve } = await waiting();
    const seen = await shown();
    expect((await publish('words.en.json', 'lead', 'Rooms by the lake.')).statusCode).toBe(200);
    engine.pass(1000);
    expect((await opening()).state).toBe('waiting');
    expect((await approve(seen?.revision)).json()).toEqual({ code: 'changed' });
    expect((await approve()).json()).toEqual({ code: 'changed' });
    expect((await approve((await shown())?.revision)).statusCode).toBe(200);
  });

  it('is approved once, whoever of the provider’s people presses', async () => {
    const { hotelId, shown, approve } = await waiting();
    const second = await operatorOf(engine, other);
    const seen = await shown();
    const both = await Promise.all([approve(seen?.revision), approve(seen?.revision, second)]);
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    expect((await approve(seen?.revision)).statusCode).toBe(409);
    expect(await mailsTo(engine, 'asha@marigold.example', 'Guests see')).toHaveLength(1);
    const lines = await engine.deps.db
      .selectFrom('journal_line')
      .select('operation')
      .where('hotel_id', '=', hotelId)
      .where('kind', '=', 'operator')
      .execute();
    expect(lines.map(({ operation }) => operation)).toEqual(['openHotel']);
  });
});
