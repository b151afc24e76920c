import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { addDays, type LocalDate, nightsOf } from '@latchkey/booking-core/dates';
import { sql } from 'kysely';
import { ownFolder } from '../../../scripts/run/own-folder.ts';
import type { Database } from '../src/database/database.types.ts';
import { migrate } from '../src/database/migrate.ts';
import { openPostgres } from '../src/database/open-database.ts';
import { transact } from '../src/database/transact.ts';
import { hotelFacts, type HotelFacts } from '@latchkey/hotel-document/facts';
import { createHotelDirectory } from '../src/features/catalogue/hotels/hotel-directory.ts';
import type { AriChange, AriOutcome } from '../src/features/property/ari-edits/ari-change.types.ts';
import { changeAri } from '../src/features/property/ari-edits/change-ari.ts';
import { stockHotel } from '../src/features/stock/stocking/stock-hotel.ts';
import { startPostgres } from '../test/embedded-postgres.ts';

// `node apps/api/scripts/bench-ari.ts [days] [turns]`: a channel sets a price and a minimum stay of its own for every
// night of 20 room types with 4 plans each, in messages of 20,000 nights. Beside it, in turns, what PostgreSQL alone
// needs to take the same rows in by COPY and to merge them in one statement.
const days = Number(process.argv[2] ?? 500);
const turns = Number(process.argv[3] ?? 5);
const [roomTypes, plans, hotelId, mostCells] = [20, 4, 100_000, 20_000];
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const files = resolve(import.meta.dirname, '../hotels/1760-sandalwood-courtyard');
const folder = ownFolder('bench');
// The server may run as another user.
await chmod(folder, 0o755);
const postgres = await startPostgres(['-c', 'shared_buffers=512MB', '-c', 'max_wal_size=4GB']);
const opened = openPostgres(postgres.url, 2, () => undefined);
try {
  await opened.apart((own) => migrate(own));
  const { db } = opened;
  const now = new Date();
  const first = now.toISOString().slice(0, 10) as LocalDate;
  const facts = await makeHotel(db);
  await stockHotel(db, facts, first, true);
  await sql`analyze`.execute(db);
  const hotel = await createHotelDirectory(db, () => now, 64_000_000).byId(hotelId);
  if (hotel === undefined) throw new Error('no hotel');
  const dates = nightsOf(first, addDays(first, days));
  const rates = facts.rooms.flatMap(({ id, prices }) =>
    Object.keys(prices).flatMap((ratePlanId) => dates.map((date) => ({ roomTypeId: id, ratePlanId, date }))),
  );
  say(`${rates.length} nights of plans; ${turns} turns, milliseconds`);
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let turn = 1; turn <= turns; turn += 1) {
    const changes = rates.map(({ date, ...plan }, place): AriChange => {
      const price = 4000 + ((place * 37 + turn * 101) % 4000);
      const priceForPax = [
        { pax: 1, price: price - 400 },
        { pax: 2, price },
      ];
      return { ...plan, from: date, to: date, priceForPax, minStay: 1 + ((place + turn) % 3) };
    });
    ours.push(
      await timed(async () => {
        for (let from = 0; from < changes.length; from += mostCells) {
          const outcome = await transact<AriOutcome>(db, (tx) =>
            changeAri(tx, hotel, { changes: changes.slice(from, from + mostCells), force: true }, new Date()),
          );
          if (!('done' in outcome)) throw new Error(JSON.stringify(outcome).slice(0, 500));
        }
      }),
    );
    const file = join(folder, `rates-${turn}.csv`);
    await writeFile(file, changes.map(csvOf).join('\n'), { mode: 0o644 });
    theirs.push(await timed(() => merge(db, file)));
    say(`changeAri ${Math.round(ours.at(-1) ?? 0)}, COPY and one merge ${Math.round(theirs.at(-1) ?? 0)}`);
  }
  say(
    `median: ${Math.round(median(ours))} beside ${Math.round(median(theirs))}, ${(median(ours) / median(theirs)).toFixed(2)} times`,
  );
} finally {
  await opened.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit(0);

/** A hotel of one demo hotel's mould with many room types and plans. */
async function makeHotel(db: Database): Promise<HotelFacts> {
  const read = async <T>(name: string): Promise<T> => JSON.parse(await readFile(join(files, name), 'utf8')) as T;
  const mould = await read<{ rooms: { id: string; prices: Record<string, object> }[]; ratePlans: { id: string }[] }>(
    'hotel.json',
  );
  const words = await read<{ rooms: Record<string, object>; ratePlans: Record<string, object> }>('words.en.json');
  const [room, plan] = [mould.rooms[0], mould.ratePlans[0]];
  if (room === undefined || plan === undefined) throw new Error('the mould has no room');
  const planIds = Array.from({ length: plans }, (_, at) => `plan-${at + 1}`);
  const roomIds = Array.from({ length: roomTypes }, (_, at) => `room-${at + 1}`);
  const prices = Object.fromEntries(planIds.map((id) => [id, room.prices[plan.id] ?? {}]));
  const facts = hotelFacts.parse({
    ...mould,
    id: hotelId,
    slug: 'bench',
    hosts: ['bench.localhost'],
    daysOnSale: 730,
    addons: [],
    packages: [],
    promotions: [],
    advertisedOffers: [],
    keptBack: [],
    ratePlans: planIds.map((id) => ({ ...plan, id })),
    rooms: roomIds.map((id) => ({ ...room, id, hourly: null, prices })),
  });
  await sql`insert into hotel (hotel_id, slug, facts, images, fingerprint) values (${hotelId}, 'bench', ${JSON.stringify(facts)}::jsonb, '[]', 'bench')`.execute(
    db,
  );
  const named = {
    ...words,
    rooms: Object.fromEntries(roomIds.map((id) => [id, words.rooms[room.id]])),
    ratePlans: Object.fromEntries(planIds.map((id) => [id, words.ratePlans[plan.id]])),
  };
  await sql`insert into hotel_words (hotel_id, language, words) values (${hotelId}, 'en', ${JSON.stringify(named)}::jsonb)`.execute(
    db,
  );
  return facts;
}

function csvOf({ from, roomTypeId, ratePlanId, priceForPax, minStay }: AriChange): string {
  return `${from},${roomTypeId},${ratePlanId ?? ''},"${JSON.stringify(priceForPax).replaceAll('"', '""')}",${minStay}`;
}

/** The same rows as PostgreSQL takes them fastest, with the marks that they are set by hand and by whom. */
async function merge(db: Database, file: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`create temporary table given (date date, room_type_id text, rate_plan_id text, price_for_pax jsonb, min_stay integer) on commit drop`.execute(
      tx,
    );
    await sql`copy given from ${sql.lit(file)} with (format csv)`.execute(tx);
    await sql`merge into rate using given
      on rate.hotel_id = ${sql.lit(hotelId)} and rate.date = given.date and rate.room_type_id = given.room_type_id and rate.rate_plan_id = given.rate_plan_id
      when matched then update set price_for_pax = given.price_for_pax, min_stay = given.min_stay, by_property = true,
        by_hand = array['price_for_pax', 'min_stay'], set_at = '{"price_for_pax": {"meant": 1, "kept": 1, "by": "channel:one"}, "min_stay": {"meant": 1, "kept": 1, "by": "channel:one"}}'`.execute(
      tx,
    );
  });
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function median(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;
}
