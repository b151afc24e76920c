import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  book,
  completeByRazorpay,
  openOrder,
  postBooking,
  quoteFor,
  selectionOf,
  statusOf,
} from '../../../test/journeys.ts';
import { openEngine } from '../../../test/open-engine.ts';
import { loadHotels, type LoadedHotels } from './load-hotels.ts';
import { tellOfLoading } from './tell-of-loading.ts';
import { databaseKinds } from '../../../test/database-kinds.ts';

const folderName = '1760-sandalwood-courtyard';

describe.each(databaseKinds)('a hotel that is closed, on %s', (kind) => {
  const engine = openEngine(kind);
  let ahead = 0;
  /** So far that the directory of hotels looks again, and to a moment at which it never looked. */
  const passOn = (): void => engine.pass((ahead += 2001));
  let aside: string;
  const folder = (): string => join(engine.deps.settings.hotelsDirectory, folderName);
  const load = async (directory = engine.deps.settings.hotelsDirectory): Promise<LoadedHotels> => {
    const loaded = await loadHotels(engine.deps.db, directory, engine.deps.clock());
    passOn();
    return loaded;
  };
  beforeEach(async () => {
    aside = await mkdtemp(join(tmpdir(), 'latchkey-aside-'));
    await cp(folder(), join(aside, 'kept'), { recursive: true });
  });
  afterEach(async () => {
    await engine.reset();
    await rm(folder(), { recursive: true, force: true });
    await rename(join(aside, 'kept'), folder());
    await load();
    await rm(aside, { recursive: true });
  });

  const remove = (): Promise<void> => rm(folder(), { recursive: true });
  const giveBack = (): Promise<void> => cp(join(aside, 'kept'), folder(), { recursive: true });
  const logOf = (loaded: LoadedHotels): string[] => {
    const lines: string[] = [];
    const keep = (facts: unknown, text: unknown): void => void lines.push(`${JSON.stringify(facts)} ${String(text)}`);
    // The other hotels of the tests are made from this one, and look wrong.
    tellOfLoading({ ...loaded, doubts: [] }, { error: keep, warn: keep, info: keep } as never);
    return lines;
  };
  const get = async <T>(url: string): Promise<T> => (await engine.app.inject({ url })).json<T>();
  const quoted = () => engine.app.inject({ method: 'POST', url: '/api/quotes', payload: selectionOf() });

  it('because its folder is gone sells nothing, keeps its bookings, and is open again once the folder is back', async () => {
    const { bookingId, cookie } = await book(engine);
    const paid = await completeByRazorpay(engine, bookingId, await openOrder(engine, bookingId));
    expect(paid.statusCode).toBe(200);
    const { quoteToken } = await quoteFor(engine);
    await remove();
    const loaded = await load();
    expect(loaded.gone).toEqual([{ hotelId: 1760, slug: 'sandalwood-courtyard' }]);
    expect(logOf(loaded)).toEqual([
      '{"hotelId":1760,"slug":"sandalwood-courtyard"} a hotel’s folder is gone: it is closed and keeps its bookings until the folder is back',
    ]);

    expect([(await quoted()).statusCode, (await quoted()).json()]).toEqual([409, { code: 'hotel_closed' }]);
    const held = await postBooking(engine, quoteToken);
    expect([held.statusCode, held.json()]).toEqual([409, { code: 'hotel_closed' }]);
    const search = 'checkIn=2026-12-02&checkOut=2026-12-04&adults=2';
    const { rooms } = await get<{ rooms: { availableRooms: number }[] }>(`/api/hotels/1760/availability?${search}`);
    expect(new Set(rooms.map((room) => room.availableRooms))).toEqual(new Set([0]));
    const calendar = await get<{ days: { availability: string }[] }>(
      '/api/hotels/1760/calendar?from=2026-12-01&days=9',
    );
    expect(new Set(calendar.days.map((day) => day.availability))).toEqual(new Set(['closed']));
    const site = await get<{ hotel: { closed?: object } }>('/api/site?host=sandalwood.localhost');
    expect(site.hotel.closed).toEqual({ says: null });
    const { hotels } = await get<{ hotels: { id: number }[] }>('/api/hotels');
    expect(hotels.map(({ id }) => id)).not.toContain(1760);
    const found = await get<{ hotels: { id: number }[]; total: number }>(`/api/hotel-search?${search}`);
    expect(found.hotels.map(({ id }) => id)).not.toContain(1760);
    const { count } = await engine.deps.db
      .selectFrom('hotel_page')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('hotel_id', '=', 1760)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(0);

    expect(await statusOf(engine, bookingId)).toBe('confirmed');
    const asked = {
      method: 'POST',
      url: `/api/bookings/${bookingId}/cancellation-quote`,
      headers: { cookie },
    } as const;
    const { refund } = (await engine.app.inject({ ...asked, payload: {} })).json<{ refund: number }>();
    expect(refund).toBeGreaterThan(0);
    const cancelled = await engine.app.inject({
      method: 'POST',
      url: `/api/bookings/${bookingId}/cancellation`,
      headers: { cookie, 'idempotency-key': 'while-closed' },
      payload: { refund },
    });
    expect(cancelled.statusCode).toBe(200);

    expect(logOf(await load()), 'it is named at every start').toHaveLength(1);
    await giveBack();
    expect((await load()).loaded).toEqual([1760]);
    expect((await quoted()).statusCode).toBe(201);
    expect((await get<{ hotels: { id: number }[] }>('/api/hotels')).hotels.map(({ id }) => id)).toContain(1760);
  });

  it('by its file says so in its words, and what was held before is still paid for', async () => {
    const { bookingId } = await book(engine);
    const unpaid = await book(engine, { roomTypeId: 'garden-twin' });
    for (const [file, more] of [
      ['hotel.json', { state: 'closed' }],
      ['words.en.json', { closed: 'We are back on 1 March.' }],
    ] as const) {
      const content = JSON.parse(await readFile(join(folder(), file), 'utf8')) as object;
      await writeFile(join(folder(), file), JSON.stringify({ ...content, ...more }));
    }
    const { loaded, faults, gone } = await load();
    expect([loaded, faults, gone]).toEqual([[1760], [], []]);
    expect((await quoted()).json()).toEqual({ code: 'hotel_closed' });
    const site = await get<{ hotel: { closed?: object } }>('/api/site?host=sandalwood.localhost');
    expect(site.hotel.closed).toEqual({ says: 'We are back on 1 March.' });
    const paid = await completeByRazorpay(engine, bookingId, await openOrder(engine, bookingId));
    expect([paid.statusCode, await statusOf(engine, bookingId)]).toEqual([200, 'confirmed']);
    expect(await statusOf(engine, unpaid.bookingId)).toBe('payment_pending');
    expect((await load()).loaded, 'a second time changes nothing').toEqual([]);
  });

  it('is never closed because no folder can be found at all', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'latchkey-empty-'));
    for (const directory of [empty, join(empty, 'nowhere')]) {
      const loaded = await load(directory);
      expect(loaded).toMatchObject({ loaded: [], faults: [], gone: [] });
      expect(logOf(loaded)).toEqual([expect.stringMatching(/no hotel files were found: nothing is closed/)]);
    }
    await rm(empty, { recursive: true });
    expect((await quoted()).statusCode).toBe(201);
  });

  it('is not closed by a folder that is there and cannot be read', async () => {
    await writeFile(join(folder(), 'hotel.json'), '{');
    expect((await load()).gone).toEqual([]);
    expect((await quoted()).statusCode).toBe(201);
  });

  it('gives its host and its name to the hotel that takes its place', async () => {
    await remove();
    await cp(join(aside, 'kept'), join(engine.deps.settings.hotelsDirectory, '1761-sandalwood-courtyard'), {
      recursive: true,
    });
    const file = join(engine.deps.settings.hotelsDirectory, '1761-sandalwood-courtyard', 'hotel.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace('"id": 1760', '"id": 1761'));
    expect(await load()).toMatchObject({ loaded: [1761], faults: [], gone: [{ hotelId: 1760 }] });
    expect((await get<{ hotel: { id: number } }>('/api/site?host=sandalwood.localhost')).hotel.id).toBe(1761);
    await rm(join(engine.deps.settings.hotelsDirectory, '1761-sandalwood-courtyard'), { recursive: true });
    const { db } = engine.deps;
    for (const table of [
      'inventory',
      'rate',
      'hotel_host',
      'hotel_words',
      'hotel_listing',
      'hotel_term',
      'hotel_page',
      'hotel',
    ] as const)
      await db.deleteFrom(table).where('hotel_id', '=', 1761).execute();
  });
});
