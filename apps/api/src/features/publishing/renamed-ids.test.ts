import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brokenInvariants } from '../../../test/invariants.ts';
import { book, postBooking, quoteFor, selectionOf } from '../../../test/journeys.ts';
import { openEngine } from '../../../test/open-engine.ts';
import { readHotelFolders } from '../catalogue/hotel-files/read-hotel-folders.ts';
import { faultsAhead } from './faults-ahead.ts';
import { loadHotels, type LoadedHotels } from './load-hotels.ts';
import { databaseKinds } from '../../../test/database-kinds.ts';

type Facts = Record<string, unknown> & {
  rooms: ({ id: string; total: number; prices: Record<string, unknown> } & Record<string, unknown>)[];
  ratePlans: ({ id: string } & Record<string, unknown>)[];
  addons: ({ id: string } & Record<string, unknown>)[];
};
type Words = Record<'rooms' | 'ratePlans' | 'addons', Record<string, unknown>>;

const night = { checkIn: '2026-11-26', checkOut: '2026-11-27' };

describe.each(databaseKinds)('an id that bookings ahead name, on %s', (kind) => {
  const engine = openEngine(kind);
  let ahead = 0;
  /** So far that the directory of hotels looks again, and to a moment at which it never looked. */
  const passOn = (): void => engine.pass((ahead += 2001));
  let kept: string;
  const folder = (): string => join(engine.deps.settings.hotelsDirectory, '1760-sandalwood-courtyard');

  beforeEach(async () => {
    kept = await mkdtemp(join(engine.deps.settings.hotelsDirectory, 'kept'));
    await cp(folder(), kept, { recursive: true });
  });
  afterEach(async () => {
    await engine.reset();
    await rm(folder(), { recursive: true });
    await rename(kept, folder());
    const { db } = engine.deps;
    for (const table of ['inventory', 'rate'] as const)
      await db.deleteFrom(table).where('hotel_id', '=', 1760).execute();
    await db.updateTable('hotel').set({ fingerprint: 'another' }).where('hotel_id', '=', 1760).execute();
    await load();
    passOn();
  });

  const load = (): Promise<LoadedHotels> =>
    loadHotels(engine.deps.db, engine.deps.settings.hotelsDirectory, engine.deps.clock());
  const edit = async (how: (facts: Facts, words: Words) => void): Promise<void> => {
    const file = join(folder(), 'hotel.json');
    const facts = JSON.parse(await readFile(file, 'utf8')) as Facts;
    for (const language of ['en', 'de']) {
      const ofWords = join(folder(), `words.${language}.json`);
      const words = JSON.parse(await readFile(ofWords, 'utf8')) as Words;
      how(language === 'en' ? facts : structuredClone(facts), words);
      await writeFile(ofWords, JSON.stringify(words));
    }
    await writeFile(file, JSON.stringify(facts));
  };
  const renamed =
    (part: 'rooms' | 'ratePlans' | 'addons', from: string, to: string, was?: string | string[]) =>
    (facts: Facts, words: Words): void => {
      for (const one of facts[part]) if (one.id === from) Object.assign(one, { id: to, ...(was && { was }) });
      const { [from]: its, ...others } = words[part];
      words[part] = { ...others, [to]: its };
      if (part === 'ratePlans')
        for (const { prices } of facts.rooms)
          if (from in prices) {
            prices[to] = prices[from];
            delete prices[from];
          }
    };
  const edited = async (how: (facts: Facts, words: Words) => void): Promise<LoadedHotels> => {
    await edit(how);
    const loaded = await load();
    passOn();
    return loaded;
  };
  const twoSuites = (facts: Facts): void => {
    const room = facts.rooms.find(({ id }) => id === 'garden-twin');
    if (room !== undefined) room.total = 2;
    facts['keptBack'] = [];
  };
  const roomsIn = async (roomTypeId: string): Promise<number> => {
    let sold = 0;
    for (;;) {
      const quoted = await engine.app.inject({
        method: 'POST',
        url: '/api/quotes',
        payload: selectionOf({ ...night, roomTypeId }),
      });
      if (quoted.statusCode !== 201) return sold;
      const made = await postBooking(engine, quoted.json<{ quoteToken: string }>().quoteToken);
      expect(made.statusCode).toBe(201);
      sold += 1;
    }
  };

  it('cannot vanish: its hotel goes on with its last facts, and the fault says what has it, and until when', async () => {
    await edited(twoSuites);
    await book(engine, { ...night, roomTypeId: 'garden-twin' });
    const { faults, loaded } = await edited(renamed('rooms', 'garden-twin', 'suite'));
    expect(loaded).toEqual([]);
    expect(faults).toEqual([
      {
        folder: '1760-sandalwood-courtyard',
        file: 'hotel.json',
        path: '',
        message:
          'the room type "garden-twin" is gone, and 1 booking ahead has it, until 2026-11-27. If it was renamed, write "was": "garden-twin" beside the new id in rooms; if it is sold no more, keep it and take its rooms off sale with keptBack on every weekday until then',
      },
    ]);
    const { hotels } = await readHotelFolders(engine.deps.settings.hotelsDirectory);
    expect(await faultsAhead(engine.deps.db, hotels, engine.deps.clock())).toEqual(faults);
    const again = await engine.app.inject({ url: '/api/hotels/1760' });
    expect(again.json<{ HotelRooms: { id: string }[] }>().HotelRooms.map(({ id }) => id)).toContain('garden-twin');
    expect(await roomsIn('garden-twin')).toBe(1);
  });

  it('is renamed by "was": of two suites with one sold exactly one more is', async () => {
    await edited(twoSuites);
    const { bookingId, cookie } = await book(engine, { ...night, roomTypeId: 'garden-twin' });
    const before = await quoteFor(engine, { ...night, roomTypeId: 'garden-twin' });
    const first = await edited(renamed('rooms', 'garden-twin', 'suite', 'garden-twin'));
    expect(first.faults).toEqual([]);
    expect(first.renamed).toEqual([{ hotelId: 1760, ids: ['room type garden-twin is now suite'] }]);
    expect(await load()).toMatchObject({ loaded: [], renamed: [] });
    // A quote that was made before is of the same room.
    const made = await postBooking(engine, before.quoteToken);
    expect(made.statusCode).toBe(201);
    expect(await roomsIn('suite')).toBe(0);
    expect(await brokenInvariants(engine.deps.db, engine.deps.clock())).toEqual({});
    const page = await engine.app.inject({ url: `/api/bookings/${bookingId}`, headers: { cookie } });
    expect(page.body).toContain('"roomTypeId":"suite"');
    expect(page.body).not.toContain('garden-twin');
    const headers = { cookie, 'idempotency-key': 'after-renaming' };
    const url = `/api/bookings/${bookingId}/cancellation`;
    expect((await engine.app.inject({ method: 'POST', url, headers, payload: { refund: 0 } })).statusCode).toBe(200);
    expect(await roomsIn('suite')).toBe(1);
  });

  it('follows a chain of names, and fewer rooms than are sold', async () => {
    await edited(twoSuites);
    await book(engine, { ...night, roomTypeId: 'garden-twin', rooms: 2 });
    await edited(renamed('rooms', 'garden-twin', 'suite', 'garden-twin'));
    await edited(renamed('rooms', 'suite', 'garden-suite', ['garden-twin', 'suite']));
    const { faults } = await edited((facts) => {
      for (const room of facts.rooms) if (room.id === 'garden-suite') room.total = 1;
    });
    expect(faults).toEqual([]);
    expect(await roomsIn('garden-suite')).toBe(0);
    const rows = await engine.deps.db
      .selectFrom('inventory')
      .select(['room_type_id', 'total', 'used'])
      .where('hotel_id', '=', 1760)
      .where('date', '=', night.checkIn as never)
      .where('room_type_id', 'in', ['garden-twin', 'suite', 'garden-suite'])
      .execute();
    expect(rows).toEqual([{ room_type_id: 'garden-suite', total: 2, used: 2 }]);
    // A page that was open all the while still has the first name.
    expect(
      (await quoteFor(engine, { ...night, checkIn: '2027-02-03', checkOut: '2027-02-04', roomTypeId: 'garden-twin' }))
        .bill.rooms[0],
    ).toMatchObject({ roomTypeId: 'garden-suite' });
  });

  it('of a plan is kept or renamed in the same way', async () => {
    const { bookingId, cookie } = await book(engine, { ...night });
    const { faults } = await edited(renamed('ratePlans', 'flexible', 'free'));
    expect(faults.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^the rate plan "flexible" is gone, and 1 booking ahead has it, until 2026-11-27/),
    ]);
    await edited((facts) => {
      for (const plan of facts.ratePlans) if (plan.id === 'free') plan['was'] = 'flexible';
    });
    const quote = await engine.app.inject({
      method: 'POST',
      payload: {},
      url: `/api/bookings/${bookingId}/cancellation-quote`,
      headers: { cookie },
    });
    expect(quote.statusCode).toBe(200);
    const page = await engine.app.inject({ url: `/api/bookings/${bookingId}`, headers: { cookie } });
    expect(page.body).toContain('"ratePlanId":"free"');
    expect((await quoteFor(engine, { ...night, ratePlanId: 'flexible' })).bill.rooms[0]).toMatchObject({
      ratePlanId: 'free',
    });
  });

  it('of an extra is kept or renamed in the same way', async () => {
    const asked = { ...selectionOf({ ...night }), addons: [{ addonId: 'airport-car', quantity: 1 }] };
    const quoted = await engine.app.inject({ method: 'POST', url: '/api/quotes', payload: asked });
    const made = await postBooking(engine, quoted.json<{ quoteToken: string }>().quoteToken);
    const cookie = String(made.headers['set-cookie']).split(';')[0] ?? '';
    const { bookingId } = made.json<{ bookingId: string }>();
    const { faults } = await edited(renamed('addons', 'airport-car', 'car'));
    expect(faults.map(({ message }) => message)).toEqual([
      'the add-on "airport-car" is gone, and 1 booking ahead has it, until 2026-11-27. If it was renamed, write "was": "airport-car" beside the new id in addons; if it is sold no more, keep it until then',
    ]);
    await edited((facts) => {
      for (const addon of facts.addons) if (addon.id === 'car') addon['was'] = ['airport-car'];
    });
    const page = await engine.app.inject({ url: `/api/bookings/${bookingId}`, headers: { cookie } });
    expect(page.body).toContain('"addonId":"car"');
    const again = await engine.app.inject({ method: 'POST', url: '/api/quotes', payload: asked });
    expect(again.json<{ bill: { addons: object[] } }>().bill.addons).toMatchObject([{ addonId: 'car' }]);
  });

  it('is counted once where the room was already sold under both names', async () => {
    await edited(twoSuites);
    await book(engine, { ...night, roomTypeId: 'garden-twin' });
    const { db } = engine.deps;
    // As an older version left it: the new type beside the old one.
    await edited((facts, words) => {
      const room = facts.rooms.find(({ id }) => id === 'garden-twin');
      facts.rooms.push({ ...structuredClone(room as Facts['rooms'][number]), id: 'suite' });
      words.rooms['suite'] = words.rooms['garden-twin'];
    });
    await book(engine, { ...night, roomTypeId: 'suite', rooms: 2 });
    const { faults } = await edited((facts) => {
      facts.rooms = facts.rooms.filter(({ id }) => id !== 'garden-twin');
      for (const room of facts.rooms) if (room.id === 'suite') room['was'] = 'garden-twin';
    });
    expect(faults).toEqual([]);
    expect(await roomsIn('suite')).toBe(0);
    expect(await brokenInvariants(db, engine.deps.clock())).toEqual({});
  });

  it('that is gone without bookings takes its rooms along, and one that is over does not count', async () => {
    await book(engine, { ...night, roomTypeId: 'garden-twin' });
    engine.pass(5 * 86_400_000);
    const { faults } = await edited((facts, words) => {
      facts.rooms = facts.rooms.filter(({ id }) => id !== 'garden-twin');
      delete words.rooms['garden-twin'];
      facts['keptBack'] = [];
      facts['packages'] = [];
    });
    expect(faults).toEqual([]);
    const { count } = await engine.deps.db
      .selectFrom('inventory')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('hotel_id', '=', 1760)
      .where('room_type_id', '=', 'garden-twin')
      .where('date', '>', '2026-11-28' as never)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(0);
  });
});
