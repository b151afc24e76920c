import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../src/database/database.types.ts';
import { migrate } from '../src/database/migrate.ts';
import { migrations } from '../src/database/migrations.ts';
import { openPostgres } from '../src/database/open-database.ts';
import { startPostgres } from '../test/embedded-postgres.ts';

// `node apps/api/scripts/bench-migrations.ts [first step] [bookings]`: brings a database with so many bookings up to date
// from just before a step, while guests write bookings and read them. It tells how long each step takes and how long a
// guest's statement waited at most, beside the time before any step.
const [, , first = '0042', many = '1500000'] = process.argv;
const bookings = Number(many);
const hotels = 1000;
/** Rows that one statement writes: each waits for no other. */
const atOnce = 50_000;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const postgres = await startPostgres(['-c', 'shared_buffers=512MB', '-c', 'max_wal_size=8GB']);
const opened = openPostgres(postgres.url, 8, () => undefined);
try {
  await opened.apart((own) => migrate(own, { migrations: upTo((name) => name < first) }));
  await opened.apart(seed);
  const guests = startGuests(opened.db);
  await pause(5000);
  say(`before any step: ${guests.told()}`);
  for (const name of Object.keys(migrations).filter((one) => one >= first)) {
    const began = performance.now();
    await opened.apart((own) => migrate(own, { migrations: upTo((one) => one <= name), isServed: true }));
    say(`${name}: ${Math.round(performance.now() - began)} ms, meanwhile ${guests.told()}`);
  }
  await guests.stop();
} finally {
  await opened.close();
  await postgres.stop();
}
process.exit(0);

function upTo(isIn: (name: string) => boolean): typeof migrations {
  return Object.fromEntries(Object.entries(migrations).filter(([name]) => isIn(name)));
}

async function seed(to: Database): Promise<void> {
  const began = performance.now();
  for (let from = 0; from < bookings; from += atOnce) {
    const numbers = sql`generate_series(${sql.lit(from)}, ${sql.lit(Math.min(bookings, from + atOnce) - 1)}) n`;
    await insertBookings(to, sql`1000 + n % ${sql.lit(hotels)} as hotel_id, 'old-' || n as booking_id from ${numbers}`);
    await sql`insert into booking_access (hotel_id, booking_id, device_hash, granted_at)
      select 1000 + n % ${sql.lit(hotels)}, 'old-' || n, md5((n / 3)::text), now() from ${numbers}`.execute(to);
    await sql`insert into booking_event (hotel_id, booking_id, sequence, type, actor, at, facts)
      select 1000 + n % ${sql.lit(hotels)}, 'old-' || n, 1, 'held', 'guest', now(), '{}' from ${numbers}`.execute(to);
  }
  await sql`analyze`.execute(to);
  say(`${bookings} bookings of ${hotels} hotels written in ${Math.round((performance.now() - began) / 1000)} s`);
}

/** Writes bookings whose hotel and id some rows give. */
async function insertBookings(to: Database, rows: ReturnType<typeof sql>): Promise<void> {
  await sql`insert into booking (hotel_id, booking_id, reference, status, selection, bill, currency, total, due_now, payment_mode, payment_plan, travellers, language, created_at)
    select hotel_id, booking_id, booking_id, 'confirmed', '{"stay":{"kind":"nights"},"rooms":[{"roomTypeId":"a"}]}', jsonb_build_object('total', 1000, 'lines', repeat('x', 600)), 'INR', 1000, 0, 'at-property', 'full', '[{"fullName":"A Guest","contactNumber":"+919845012345"}]', 'en', now()
    from (select ${rows}) made`.execute(to);
}

/** Three guests, each of whom books, looks at the booking and changes it, again and again. */
function startGuests(to: Database): { told(): string; stop(): Promise<void> } {
  let waits: number[] = [];
  let isOver = false;
  let made = 0;
  const timed = async (run: () => Promise<unknown>): Promise<void> => {
    const began = performance.now();
    await run();
    waits.push(performance.now() - began);
  };
  const walk = async (): Promise<void> => {
    while (!isOver) {
      const [hotel, id] = [1000 + (made % hotels), `new-${(made += 1)}`];
      await timed(() => insertBookings(to, sql`${hotel}::integer as hotel_id, ${id}::text as booking_id`));
      const its = sql`hotel_id = ${hotel} and booking_id = ${id}`;
      await timed(() => sql`select reference, bill, status from booking where ${its}`.execute(to));
      await timed(() => sql`update booking set status = 'cancelled' where ${its}`.execute(to));
    }
  };
  const walks = Array.from({ length: 3 }, walk);
  return {
    told() {
      const sorted = waits.toSorted((one, other) => one - other);
      waits = [];
      const at = (share: number): string => (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(1);
      return `${sorted.length} statements of guests, 99th after ${at(0.99)} ms, slowest after ${at(1)} ms`;
    },
    async stop() {
      isOver = true;
      await Promise.all(walks);
    },
  };
}
