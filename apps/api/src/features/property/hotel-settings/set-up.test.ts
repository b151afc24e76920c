import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { colleagueAtDesk, ownerAtDesk, type AtDesk } from '../../../../test/desk.ts';
import { filesOf, loadFiles } from '../../../../test/edit-hotel.ts';
import { postBooking, quoteFor } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { exportHotel } from '../../images/images.ts';
import { readHotelFolder } from '../../catalogue/hotel-files/read-hotel-folder.ts';
import { loadHotels } from '../../publishing/publishing.ts';
import { publishPlanned } from './publish-planned.ts';

interface Draft {
  readonly version: number;
  readonly changes: readonly { path: string; value?: unknown }[];
}
interface SetUp {
  readonly kept: string;
  readonly live: { readonly number: number; readonly by: string | null };
  readonly draft: Draft;
  readonly planned: readonly { from: string; refused: string[] | null; differences: unknown[] }[];
  readonly documents: Readonly<Record<string, { readonly id?: number; readonly headline?: string }>>;
  readonly differences: readonly { path: string; before?: unknown; after?: unknown }[];
  readonly findings: readonly { rank: string; file: string; path: string; kind: string }[];
  readonly conflicts: readonly { path: string; now?: unknown }[];
}

const words = (path: string, value: unknown) => ({ file: 'words.en.json', path, value });
const fact = (path: string, value?: unknown) => ({
  file: 'hotel.json',
  path,
  ...(value === undefined ? {} : { value }),
});
const king = 'rooms.courtyard-king.prices.flexible.priceForPax';
const priced = (price: number) => fact(king, [{ pax: 2, price }]);
const dayMs = 86_400_000;

// Shows docs/rules.md: People of a hotel (In files or at the desk, Publishing, What the hotel says of itself).
describe('what a hotel says of itself', () => {
  const engine = openEngine();
  const folder = mkdtemp(join(tmpdir(), 'latchkey-set-up-'));
  afterAll(async () => rm(await folder, { recursive: true }));
  let owner: AtDesk;
  beforeEach(async () => {
    const { db, clock, settings } = engine.deps;
    await db.deleteFrom('hotel_publication').execute();
    const only = (await readdir(settings.hotelsDirectory)).filter((name) => name.startsWith('1760-'));
    await loadHotels(db, settings.hotelsDirectory, clock(), { only });
    await db.deleteFrom('hotel_publication').execute();
    await look();
    owner = await ownerAtDesk(engine);
  });

  /** Lets every process see what is in force: they ask twice a second. */
  const look = async (): Promise<void> => {
    engine.pass(2500);
    await engine.deps.hotels.byId(1760);
  };
  const setUp = async (): Promise<SetUp> => (await owner.call('GET', 'set-up')).json<SetUp>();
  const save = (version: number, ...changes: object[]) => owner.call('PUT', 'set-up/draft', { version, changes });
  const publish = (version: number, from?: string) =>
    owner.call('POST', 'set-up/publications', { version, ...(from === undefined ? {} : { from }) });
  const headline = async (): Promise<string> => {
    await look();
    return (await engine.deps.hotels.byId(1760))?.wordsIn('en').words.headline ?? '';
  };

  it('is read whole, of one hotel, by those who manage it', async () => {
    const read = await setUp();
    expect(read).toMatchObject({
      kept: 'files',
      live: { number: 1, source: 'files', isLive: true },
      draft: { version: 0, changes: [] },
      planned: [],
      differences: [],
      conflicts: [],
    });
    expect(read.documents['hotel.json']?.id).toBe(1760);
    expect(Object.keys(read.documents).toSorted()).toEqual(['hotel.json', 'words.de.json', 'words.en.json']);
    expect(read.findings.filter(({ rank }) => rank === 'must')).toEqual([]);
    const reception = await colleagueAtDesk(engine, owner, 'reception');
    expect((await reception.call('GET', 'set-up')).json()).toEqual({ code: 'not_allowed' });
  });

  it.each([
    ['a text', words('headline', 'x'.repeat(20_001))],
    ['a line of a list', words('highlights', ['Pool', 'x'.repeat(20_001)])],
    ['a text of an entry', words('questions.parking', { question: 'Parking?', answer: 'x'.repeat(20_001) })],
  ])('takes no longer text than its fields do: %s', async (_, change) => {
    const refused = await save(0, change);
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { field: 'changes.0.value' }]);
    expect((await save(0, words('headline', 'x'.repeat(20_000)))).json()).toMatchObject({ version: 1 });
  });

  it('is changed in a draft that guests do not see, then published, and brought back', async () => {
    const before = await headline();
    expect((await save(0, words('headline', 'Rooms around one quiet pool'))).json()).toMatchObject({ version: 1 });
    expect(await headline()).toBe(before);
    expect((await setUp()).differences).toEqual([
      { file: 'words.en.json', path: 'headline', before, after: 'Rooms around one quiet pool' },
    ]);
    expect((await publish(1)).json()).toEqual({ number: 2, from: null });
    expect(await headline()).toBe('Rooms around one quiet pool');
    expect(await setUp()).toMatchObject({ kept: 'desk', live: { number: 2, by: 'Owner' }, draft: { changes: [] } });

    expect((await owner.call('POST', 'set-up/publications/1/revert')).json()).toEqual({ number: 3 });
    expect(await headline()).toBe(before);
    expect((await owner.call('POST', 'set-up/publications/1/revert')).json()).toEqual({ code: 'nothing_to_publish' });
    const history = (await owner.call('GET', 'set-up/publications')).json<{
      publications: { number: number; reverts: number | null; isLive: boolean; differences: unknown[] | null }[];
    }>();
    expect(history.publications.map(({ number, reverts, isLive }) => [number, reverts, isLive])).toEqual([
      [3, 1, true],
      [2, null, false],
      [1, null, false],
    ]);
    expect(history.publications[1]?.differences).toMatchObject([{ path: 'headline', before }]);
  });

  it('is changed by one person at a time: who has read an older draft is shown the newer', async () => {
    await save(0, words('headline', 'One'));
    const late = await save(0, words('lead', 'Other'));
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: 'changed', newer: { version: 1, changes: [{ value: 'One' }] } });
    expect((await publish(0)).json()).toMatchObject({ code: 'changed' });
    expect((await publish(1)).statusCode).toBe(200);
    expect((await save(1, words('lead', 'Other'))).json()).toMatchObject({ code: 'changed', newer: { version: 2 } });
    expect((await publish(2)).json()).toEqual({ code: 'nothing_to_publish' });
  });

  it('says beside each place what is wrong, and keeps that from guests', async () => {
    await save(0, fact('phone', 'call us'), fact('checkOutTime', 'noon'), fact('theme.brand', '#ffffff'), {
      file: 'words.de.json',
      path: 'rooms.courtyard-king',
    });
    const { findings } = await setUp();
    const found = findings.map(({ rank, file, path, kind }) => [rank, file, path, kind].join(' '));
    expect(found).toEqual(
      expect.arrayContaining([
        'must hotel.json checkOutTime wrong_form',
        'must hotel.json theme.brand unreadable_colour',
        'must words.de.json rooms.courtyard-king no_words',
        'should hotel.json phone phone',
      ]),
    );
    const refused = await publish(1);
    expect([refused.statusCode, refused.json<{ findings: { rank: string }[] }>().findings.length]).toEqual([422, 3]);
    expect((await setUp()).live.number).toBe(1);
  });

  it('is not changed where the provider or nobody keeps it, and takes texts as they are', async () => {
    for (const path of ['slug', 'hosts.0', 'currency', 'payment', 'payment.others', 'reviews.list'])
      expect([path, (await save(0, fact(path, 'x'))).json()]).toEqual([path, { code: 'not_here', paths: [path] }]);
    expect((await save(0, fact('rooms.attic.total', 3))).json()).toEqual({
      code: 'no_place',
      paths: ['rooms.attic.total'],
    });
    const text = `<b>\u202Ebold\u0007 =cmd() ${'ä'.repeat(10_000)}`;
    expect((await save(0, words('lead', text))).statusCode).toBe(200);
    expect((await setUp()).documents['words.en.json']).toMatchObject({ lead: `<b>bold =cmd() ${'ä'.repeat(10_000)}` });
  });

  it('prices new nights by what is published, and honours a quote that is open', async () => {
    const quote = await quoteFor(engine);
    const price = quote.bill.total;
    await save(0, priced(99_000));
    expect((await publish(1)).statusCode).toBe(200);
    await look();
    expect((await quoteFor(engine)).bill.total).toBeGreaterThan(price * 2);
    const booked = await postBooking(engine, quote.quoteToken, { mode: 'at-property' });
    expect(booked.statusCode).toBe(201);
    const stay = await owner.call('GET', `bookings/${booked.json<{ bookingId: string }>().bookingId}`);
    expect(stay.json<{ total: number }>().total).toBe(price);
  });

  it('keeps a room type that guests have booked, and names it to whoever takes it out', async () => {
    const { quoteToken } = await quoteFor(engine, { roomTypeId: 'garden-twin' });
    expect((await postBooking(engine, quoteToken, { mode: 'at-property' })).statusCode).toBe(201);
    const files = Object.keys((await setUp()).documents).filter((file) => file.startsWith('words.'));
    const gone = [fact('rooms.garden-twin'), ...files.map((file) => ({ file, path: 'rooms.garden-twin' }))];
    expect((await save(0, ...gone)).statusCode).toBe(200);
    const refused = await publish(1);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      { code: 'not_ready', findings: [{ rank: 'must', kind: 'booked_ahead', path: 'rooms.garden-twin' }] },
    ]);
    expect((await setUp()).live.number).toBe(1);
  });

  it('comes in force on the day that was said, over what was published in between', async () => {
    await save(0, words('headline', 'Spring'), fact('checkInTime', '15:30'));
    expect((await publish(1, '2026-01-01')).json()).toEqual({ code: 'in_the_past' });
    expect((await publish(1, '2027-03-01')).json()).toEqual({ number: null, from: '2027-03-01' });
    expect(await setUp()).toMatchObject({ draft: { version: 2, changes: [] }, planned: [{ from: '2027-03-01' }] });
    await save(2, words('lead', 'Meanwhile'));
    await publish(3);
    await publishPlanned(engine.deps);
    expect(await headline()).not.toBe('Spring');
    engine.pass(Date.parse('2027-02-28T18:31:00Z') - engine.deps.clock().getTime());
    await publishPlanned(engine.deps);
    expect(await headline()).toBe('Spring');
    const hotel = await engine.deps.hotels.byId(1760);
    expect([hotel?.sale.checkInTime, hotel?.wordsIn('en').words.lead]).toEqual(['15:30', 'Meanwhile']);
    engine.pass(-90 * dayMs);
  });

  it('is taken back before its day, into the draft; and stays, said, where it cannot be used any more', async () => {
    await save(0, words('headline', 'Spring'));
    await publish(1, '2027-03-01');
    await save(2, words('lead', 'Also'));
    const back = (await owner.call('DELETE', 'set-up/planned/2027-03-01')).json<Draft>();
    expect(back.changes.map(({ path }) => path)).toEqual(['headline', 'lead']);
    await publish(back.version, '2027-03-01');
    await save(back.version + 1, words('headline', 'Another'));
    await publish(back.version + 2);
    engine.pass(Date.parse('2027-03-01T00:00:00Z') - engine.deps.clock().getTime());
    await publishPlanned(engine.deps);
    expect(await headline()).toBe('Another');
    const [line] = await engine.deps.db.selectFrom('hotel_planned').selectAll().execute();
    expect(line).toMatchObject({ due_at: null, refused: ['changed_meanwhile'] });
    engine.pass(-90 * dayMs);
  });

  it('is kept in files or at the desk, one of the two, and changes over either way without losing a booking', async () => {
    const { db, clock, settings, images } = engine.deps;
    const { quoteToken } = await quoteFor(engine);
    const booked = await postBooking(engine, quoteToken, { mode: 'at-property' });
    await save(0, words('headline', 'Kept at the desk'));
    await publish(1);
    expect(await loadHotels(db, settings.hotelsDirectory, clock())).toMatchObject({
      loaded: [],
      atDesk: [1760],
      gone: [],
    });
    expect(await headline()).toBe('Kept at the desk');
    const hotel = await engine.deps.hotels.byId(1760);
    if (hotel === undefined) throw new Error('no hotel');
    const into = await folder;
    await exportHotel({ db, images }, hotel, into);
    expect(await loadHotels(db, into, clock(), { only: [hotel.folder] })).toMatchObject({ loaded: [], faults: [] });
    expect(await setUp()).toMatchObject({ kept: 'files', live: { number: 2 } });
    await loadHotels(db, settings.hotelsDirectory, clock());
    expect(await headline()).not.toBe('Kept at the desk');
    expect((await setUp()).live.number).toBe(3);
    const read = await owner.call('GET', `bookings/${booked.json<{ bookingId: string }>().bookingId}`);
    expect(read.json()).toMatchObject({ status: 'confirmed' });
  });

  it('does not let go of a room that a guest has', async () => {
    const { quoteToken } = await quoteFor(engine, { roomTypeId: 'garden-twin' });
    await postBooking(engine, quoteToken, { mode: 'at-property' });
    const before = (await setUp()).documents['hotel.json'] as { packages?: { id: string }[] };
    await save(0, fact('rooms.garden-twin'), ...(before.packages ?? []).map(({ id }) => fact(`packages.${id}`)));
    const refused = await publish(1);
    expect(refused.statusCode).toBe(422);
    const kinds = refused.json<{ findings: { path: string; kind: string }[] }>().findings;
    expect(kinds.some(({ path }) => path.includes('garden-twin') || path.startsWith('restrictions'))).toBe(true);
  });

  it('is given back as it was imported, whatever was published: any words and prices, to the byte', async () => {
    const { db, images } = engine.deps;
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }).filter((one) => one.trim() !== '');
    let version = 0;
    await fc.assert(
      fc.asyncProperty(
        text,
        text,
        fc.integer({ min: 2000, max: 9000 }),
        fc.integer({ min: 8, max: 20 }),
        async (lead, story, price, total) => {
          const asked = [
            words('lead', `${lead}.`),
            words('story', `${story}.`),
            priced(price),
            fact('rooms.courtyard-king.total', total),
          ];
          const saved = (await save(version, ...asked)).json<Draft>();
          const published = await publish(saved.version);
          version = published.statusCode === 200 ? saved.version + 1 : saved.version;
          expect([200, 409]).toContain(published.statusCode);
          await look();
          const hotel = await engine.deps.hotels.byId(1760);
          if (hotel === undefined) throw new Error('no hotel');
          const into = await mkdtemp(join(await folder, 'random-'));
          await exportHotel({ db, images }, hotel, into);
          const read = await readHotelFolder(join(into, hotel.folder));
          if (!('hotel' in read)) throw new Error(JSON.stringify(read.faults));
          expect(read.hotel.fingerprint).toBe(hotel.fingerprint);
          expect(read.hotel.words.en.lead.length).toBeGreaterThan(0);
          expect(await readFile(join(into, hotel.folder, 'words.en.json'), 'utf8')).toBe(
            read.hotel.texts['words.en.json'],
          );
        },
      ),
      { numRuns: 6 },
    );
  });

  it('is there for a hotel that an older version wrote, which kept no texts', async () => {
    const files = await filesOf(engine, 2116);
    await loadFiles(engine, { ...files, fingerprint: 'older' });
    const palace = await ownerAtDesk(engine, 2116);
    const change = words('headline', 'Written anew');
    expect((await palace.call('PUT', 'set-up/draft', { version: 0, changes: [change] })).statusCode).toBe(200);
    expect((await palace.call('POST', 'set-up/publications', { version: 1 })).json()).toMatchObject({ from: null });
    await loadFiles(engine, files);
  });
});
