import { afterEach, describe, expect, it } from 'vitest';
import { openEngine } from '../../../../test/open-engine.ts';
import { mailsTo, operatorOf } from '../../../../test/operators.ts';
import { photoOf } from '../../../../test/photo.ts';
import { forgetStarted, guestHouse, newcomer, twelveRooms } from '../../../../test/onboarding.ts';

const [ops, other] = ['ops@latchkey.example', 'other@latchkey.example'];
const dayMs = 24 * 3_600_000;

// Shows docs/rules.md: People of a hotel (Changes of young hotels).
describe('what a young hotel changes once guests see it', () => {
  const engine = openEngine('postgresql', { OPERATORS: `${ops},${other}` });
  afterEach(() => forgetStarted(engine));

  /** A hotel that guests see, with a German name too, its owner, and somebody of the provider. */
  const opened = async () => {
    const asha = await newcomer(engine);
    const start = (await asha.call('POST', '', { language: 'de', house: guestHouse })).json<{ version: number }>();
    const hotelId = (start as unknown as { hotelId: number }).hotelId;
    await asha.call('PUT', `/${hotelId}`, { version: start.version, language: 'de', rooms: { typed: twelveRooms } });
    engine.pass(1000);
    await asha.asOwner(hotelId, 'POST', 'opening', {});
    const operator = await operatorOf(engine, ops);
    const listed = async () => (await operator.list('marigold')).hotels.find((one) => one.hotelId === hotelId);
    const { revision = '' } = (await listed()) ?? {};
    expect((await operator.call('POST', `/${hotelId}/approval`, { revision })).statusCode).toBe(200);
    engine.pass(1000);
    const publish = async (file: string, path: string, value: unknown) => {
      const { draft } = (await asha.asOwner(hotelId, 'GET', 'set-up')).json<{ draft: { version: number } }>();
      const changes = [{ file, path, value }];
      await asha.asOwner(hotelId, 'PUT', 'set-up/draft', { version: draft.version, changes });
      const published = await asha.asOwner(hotelId, 'POST', 'set-up/publications', { version: draft.version + 1 });
      expect(published.json()).not.toHaveProperty('code');
      engine.pass(1000);
    };
    const settle = async (how: 'approval' | 'reversal', of?: string, by = operator) =>
      by.call('POST', `/${hotelId}/changes/${how}`, of === undefined ? {} : { revision: of });
    const seen = async (language = 'en') => {
      engine.pass(1000);
      return (await engine.app.inject({ url: `/api/hotels/${hotelId}?lang=${language}` })).json<{
        name: string;
        headline: string;
        images: unknown[];
      }>();
    };
    return { asha, hotelId, operator, listed, publish, settle, seen };
  };
  const told = () => mailsTo(engine, ops, 'Marigold Guest House has changed');

  it('is told with what was before, and taken back by one press, with nothing else', async () => {
    const { hotelId, listed, publish, settle, seen } = await opened();
    const already = (await told()).length;
    expect(await listed()).not.toHaveProperty('changes');
    await publish('words.de.json', 'name', 'Bank Erstattung');
    await publish('words.de.json', 'lead', 'Zimmer am See.');
    const mails = await told();
    expect(mails).toHaveLength(already + 1);
    expect(mails.at(-1)?.text).toContain('Marigold Guest House → Bank Erstattung');
    const change = { fact: 'name', language: 'de', before: 'Marigold Guest House', after: 'Bank Erstattung' };
    const now = await listed();
    expect(now).toMatchObject({ state: 'live', changes: [change] });
    expect((await settle('reversal', 'a'.repeat(64))).json()).toEqual({ code: 'changed' });
    expect((await settle('reversal', now?.revision)).statusCode).toBe(200);
    expect((await seen('de')).name).toBe('Marigold Guest House');
    const words = await engine.deps.db
      .selectFrom('hotel_words')
      .select('words')
      .where('hotel_id', '=', hotelId)
      .where('language', '=', 'de')
      .executeTakeFirstOrThrow();
    expect(words.words).toMatchObject({ name: 'Marigold Guest House', lead: 'Zimmer am See.' });
    expect(await listed()).not.toHaveProperty('changes');
    expect((await settle('reversal')).json()).toEqual({ code: 'not_changed' });
    expect((await settle('approval')).json()).toEqual({ code: 'not_changed' });
    const lines = await engine.deps.db
      .selectFrom('journal_line')
      .select(['operation', 'actor_name', 'after'])
      .where('hotel_id', '=', hotelId)
      .where('operation', '=', 'takeBackChanges')
      .execute();
    expect(lines).toMatchObject([{ actor_name: 'ops', after: { changes: 'taken back', facts: 'name' } }]);
  });

  it('is told of own hosts, which are given up again', async () => {
    const { asha, hotelId, listed, settle } = await opened();
    await asha.asOwner(hotelId, 'PUT', 'own-domain', { host: 'stay.bank.example' });
    expect((await listed())?.changes).toMatchObject([
      { fact: 'host', after: expect.stringContaining('stay.bank.example') },
    ]);
    expect((await settle('reversal')).statusCode).toBe(200);
    expect((await asha.asOwner(hotelId, 'GET', 'own-domain')).json()).toMatchObject({ domain: null });
    expect(await listed()).not.toHaveProperty('changes');
  });

  it('is told of pictures that were swapped a few at a time, and brings back those that were looked at', async () => {
    const { asha, hotelId, listed, publish, settle, seen } = await opened();
    const before = (await asha.asOwner(hotelId, 'GET', 'set-up')).json<{
      documents: Record<string, { images: string[]; rooms: { id: string; images: string[] }[] }>;
    }>().documents['hotel.json'];
    const content = (await photoOf({ width: 1700, height: 1200 })).toString('base64');
    const { name } = (await asha.asOwner(hotelId, 'POST', 'set-up/images', { content })).json<{ name: string }>();
    for (const { id } of before?.rooms ?? []) await publish('hotel.json', `rooms.${id}.images`, [name]);
    expect(await listed()).not.toHaveProperty('changes');
    await publish('hotel.json', 'images', [name]);
    expect((await listed())?.changes).toMatchObject([{ fact: 'pictures', after: name }]);
    expect(JSON.stringify(await seen())).toContain(name);
    expect((await settle('reversal')).statusCode).toBe(200);
    expect(JSON.stringify(await seen())).not.toContain(name);
    const { documents } = (await asha.asOwner(hotelId, 'GET', 'set-up')).json<{ documents: Record<string, object> }>();
    expect(documents['hotel.json']).toMatchObject({ images: before?.images, rooms: before?.rooms });
  });

  it('may stay, once, as it was looked at, whoever presses', async () => {
    const { listed, publish, settle, seen } = await opened();
    await publish('words.en.json', 'name', 'Marigold Rooms');
    const first = await listed();
    await publish('words.en.json', 'name', 'Bank Refunds');
    expect((await settle('approval', first?.revision)).json()).toEqual({ code: 'changed' });
    await publish('words.en.json', 'name', 'Marigold Rooms');
    const second = await operatorOf(engine, other);
    const { revision } = (await listed()) ?? {};
    expect((await settle('approval', revision, second)).statusCode).toBe(200);
    expect((await settle('reversal', revision)).json()).toEqual({ code: 'not_changed' });
    expect((await seen()).name).toBe('Marigold Rooms');
    await publish('words.en.json', 'name', 'Marigold House');
    expect((await listed())?.changes).toMatchObject([{ before: 'Marigold Rooms', after: 'Marigold House' }]);
    // Its owner takes it back before anybody has looked.
    await publish('words.en.json', 'name', 'Marigold Rooms');
    expect(await listed()).not.toHaveProperty('changes');
  });

  it('is told from the next change on where an older version did not write down what was looked at', async () => {
    const { hotelId, listed, publish } = await opened();
    const unknown = { looked_revision: null, looked_beside: null };
    await engine.deps.db.updateTable('hotel_start').set(unknown).where('hotel_id', '=', hotelId).execute();
    await publish('words.en.json', 'name', 'Marigold Rooms');
    expect(await listed()).not.toHaveProperty('changes');
    await publish('words.en.json', 'name', 'Marigold House');
    expect((await listed())?.changes).toMatchObject([{ before: 'Marigold Rooms', after: 'Marigold House' }]);
  });

  it('is nobody’s business once the hotel is known', async () => {
    const { hotelId, listed, publish } = await opened();
    const opened_at = new Date(engine.deps.clock().getTime() - 800 * dayMs);
    await engine.deps.db.updateTable('hotel_start').set({ opened_at }).where('hotel_id', '=', hotelId).execute();
    await publish('words.en.json', 'name', 'Marigold Rooms');
    expect(await listed()).not.toHaveProperty('changes');
  });
});
