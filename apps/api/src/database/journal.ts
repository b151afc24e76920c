import { secretText } from '../secret-text.ts';
import { actingNow, type Acting } from './acting.ts';
import { changedFields } from './changed-fields.ts';
import type { BookingId, BookingKey } from './booking-key.ts';
import type { NewRow, Work } from './database.types.ts';

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

const ofWork = new WeakMap<Work, Noted>();

const notedIn = (tx: Work): Noted => {
  const noted = ofWork.get(tx) ?? { locked: new Map(), acts: [] };
  ofWork.set(tx, noted);
  return noted;
};

/** Remembers a booking as it is before an act. */
export function noteLocked(tx: Work, row: BookingKey): void {
  if (actingNow() === undefined) return;
  const { locked } = notedIn(tx);
  if (!locked.has(row.booking_id)) locked.set(row.booking_id, row);
}

/** Notes an act of whoever acts; what it changes of a locked booking's state and money is found by itself. */
export function noteAct(tx: Work, act: NotedAct): void {
  if (actingNow() !== undefined) notedIn(tx).acts.push(act);
}

/** Writes the acts of a transaction into the hotel's journal, at its end: all of one booking are one line. */
export async function recordActs(tx: Work): Promise<void> {
  const acting = actingNow();
  const { locked, acts } = ofWork.get(tx) ?? { acts: [] };
  if (acting === undefined || acts.length === 0) return;
  const bySubject = Map.groupBy(acts, ({ bookingId, subject }) => bookingId ?? subject ?? '');
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

const rowOf = (tx: Work, { hotel_id, booking_id }: BookingKey): Promise<BookingKey> =>
  tx
    .selectFrom('booking')
    .selectAll()
    .where('hotel_id', '=', hotel_id)
    .where('booking_id', '=', booking_id)
    .executeTakeFirstOrThrow();

/** Writes a line, and answers its id. */
export async function insertLine(
  db: Work,
  { principal, name, device, operation, now }: Acting,
  outcome: 'done' | 'refused',
  { hotelId, bookingId, subject, before, after, why }: NotedAct,
): Promise<string> {
  const line: NewRow<'journal_line'> = {
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
    before: jsonOf(before),
    after: jsonOf(after),
    why: why ?? null,
  };
  await db.insertInto('journal_line').values(line).execute();
  return line.line_id;
}

const jsonOf = (fields: object | undefined): string | null =>
  fields === undefined || Object.keys(fields).length === 0 ? null : JSON.stringify(fields);
