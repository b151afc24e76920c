import { sql } from 'kysely';
import { secretText } from '../secret-text.ts';
import { actingNow, type Acting } from './acting.ts';
import { changedFields } from './changed-fields.ts';
import type { BookingId, BookingKey } from './booking-key.ts';
import type { Transaction } from './database.types.ts';
import { asKept, contentOf, hashAfter, sealsOf, type ChainedLine } from './journal-chain.ts';

/** What an act was done to, and what it changed there. */
export interface NotedAct {
  readonly hotelId: number;
  readonly bookingId?: BookingId | undefined;
  /** Where it is no booking. */
  readonly subject?: string | undefined;
  readonly before?: object | undefined;
  readonly after?: object | undefined;
  /** In words of whoever did it. */
  readonly why?: string | undefined;
}

interface Noted {
  /** Rows of bookings as they were when they were locked. */
  readonly locked: Map<BookingId, BookingKey>;
  readonly acts: NotedAct[];
}

const ofWork = new WeakMap<Transaction, Noted>();

const notedIn = (tx: Transaction): Noted => {
  const noted = ofWork.get(tx) ?? { locked: new Map(), acts: [] };
  ofWork.set(tx, noted);
  return noted;
};

/** Remembers a booking as it is before an act. */
export function noteLocked(tx: Transaction, row: BookingKey): void {
  if (actingNow() === undefined) return;
  const { locked } = notedIn(tx);
  if (!locked.has(row.booking_id)) locked.set(row.booking_id, row);
}

/** Notes an act of whoever acts; what it changes of a locked booking's state and money is found by itself. */
export function noteAct(tx: Transaction, act: NotedAct): void {
  if (actingNow() !== undefined) notedIn(tx).acts.push(act);
}

/** Writes the acts of a transaction into the hotel's journal, at its end: all of one booking are one line. */
export async function recordActs(tx: Transaction): Promise<void> {
  const acting = actingNow();
  const { locked, acts } = ofWork.get(tx) ?? { acts: [] };
  if (acting === undefined || acts.length === 0) return;
  // Hotels in the order of their ids, as everywhere: the last line of each is locked.
  const bySubject = Map.groupBy(
    acts.toSorted((one, other) => one.hotelId - other.hotelId),
    ({ bookingId, subject }) => bookingId ?? subject ?? '',
  );
  for (const [, same] of bySubject) {
    const act: NotedAct = same.reduce((one, other) => ({
      ...one,
      ...other,
      before: { ...one.before, ...other.before },
      after: { ...one.after, ...other.after },
    }));
    const before = act.bookingId === undefined ? undefined : locked?.get(act.bookingId);
    const changed = before === undefined ? null : changedFields(before, await rowOf(tx, before));
    await insertLine(tx, acting, 'done', {
      ...act,
      before: { ...changed?.before, ...act.before },
      after: { ...changed?.after, ...act.after },
    });
  }
}

const rowOf = (tx: Transaction, { hotel_id, booking_id }: BookingKey): Promise<BookingKey> =>
  tx
    .selectFrom('booking')
    .selectAll()
    .where('hotel_id', '=', hotel_id)
    .where('booking_id', '=', booking_id)
    .executeTakeFirstOrThrow();

/**
 * Writes a line after the hotel's last one, and answers its id. The row of the hotel's last line stays locked until the
 * commit: it comes after everything that a guest waits for, and before what numbers a hotel's changes.
 */
export async function insertLine(
  db: Transaction,
  { principal, name, device, operation, now }: Acting,
  outcome: 'done' | 'refused',
  { hotelId, bookingId, subject, before, after, why }: NotedAct,
): Promise<string> {
  const line: ChainedLine = {
    hotel_id: hotelId,
    line_id: secretText(),
    at: now(),
    kind: principal.kind,
    actor_id: principal.id,
    actor_name: name,
    device,
    operation,
    outcome,
    booking_id: bookingId ?? null,
    subject: subject ?? null,
    before: plainOf(before),
    after: plainOf(after),
    why: why ?? null,
  };
  const seals = sealsOf(line);
  const content = contentOf(line, seals);
  const row = asKept({ ...line, at: line.at.toISOString(), seals }) as object;
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
  await sql`with head as (
      insert into journal_head (hotel_id, lines, hash) values (${hotelId}, 1, ${hashAfter('', content)})
      on conflict (hotel_id) do update set lines = journal_head.lines + 1,
        hash = encode(sha256(convert_to(journal_head.hash || ${content}, 'UTF8')), 'hex')
      returning lines, hash
    )
    insert into journal_line (${columns}, number, hash)
    select ${columns}, head.lines, head.hash
    from head cross join jsonb_populate_record(null::journal_line, ${JSON.stringify(row)}::jsonb) as line`.execute(db);
  return line.line_id;
}

/** Takes the reasons that somebody typed out of the lines of a booking; the chain holds without them. */
export async function forgetReasons(tx: Transaction, { hotel_id, booking_id }: BookingKey): Promise<void> {
  await tx
    .updateTable('journal_line')
    .set({ why: null, seals: sql`jsonb_set(seals, '{why,salt}', 'null')` })
    .where('hotel_id', '=', hotel_id)
    .where('booking_id', '=', booking_id)
    .where('why', 'is not', null)
    .execute();
}

/** Fields as JSON has them; null where there are none. */
const plainOf = (fields: object | undefined): object | null =>
  fields === undefined || Object.keys(fields).length === 0 ? null : (JSON.parse(JSON.stringify(fields)) as object);
