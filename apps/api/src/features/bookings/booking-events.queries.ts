import { sql, type Insertable, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import type { BookingKey } from '../../database/booking-key.ts';
import { noteBookingChange } from '../../database/booking-changes.ts';
import type { BookingEventType } from '../../database/booking-event-type.ts';
import type { Database, Transaction } from '../../database/database.types.ts';
import { noteAct, type NotedAct } from '../../database/journal.ts';
import { insertRows } from '../../database/rows-in-json.ts';
import type { Tables } from '../../database/tables.ts';
import type { CauseOf } from '../outbox/outbox.ts';

/** An event, by one who can cause it. */
export type NewEvent = {
  readonly [Type in BookingEventType]: {
    readonly type: Type;
    readonly actor: CauseOf<Type>;
    readonly at: Date;
    readonly facts?: object;
  };
}[BookingEventType];

/** Appends an event to the history of a locked booking; its sequence number. */
export async function insertEvent(tx: Transaction, booking: BookingKey, event: NewEvent): Promise<number> {
  const last = await tx
    .selectFrom('booking_event')
    .select((expression) => expression.fn.max('sequence').as('sequence'))
    .where('hotel_id', '=', booking.hotel_id)
    .where('booking_id', '=', booking.booking_id)
    .executeTakeFirst();
  const sequence = (last?.sequence ?? 0) + 1;
  noteBookingChange(tx, booking);
  if (event.actor === 'property') noteAct(tx, actOf(booking, event));
  await tx
    .insertInto('booking_event')
    .values({ ...eventRow(booking, event, sequence), facts: JSON.stringify(event.facts ?? {}) })
    .execute();
  return sequence;
}

/** A property's act as its journal tells it; words to a guest stay with the booking, which can forget them. */
function actOf({ hotel_id, booking_id }: BookingKey, { facts = {} }: NewEvent): NotedAct {
  const told = Object.entries(facts).filter(([name, value]) => name !== 'words' && typeof value !== 'object');
  return { hotelId: hotel_id, bookingId: booking_id, after: Object.fromEntries(told) };
}

/** The statement that writes events of several bookings. */
export const insertEvents = (
  events: readonly { readonly booking: BookingKey; readonly event: NewEvent; readonly sequence: number }[],
): RawBuilder<unknown> =>
  insertRows(
    'booking_event',
    events.map(({ booking, event, sequence }) => eventRow(booking, event, sequence)),
  );

type EventRow = Omit<Insertable<Tables['booking_event']>, 'facts'> & { readonly facts: object };

/** An event as its row, with its facts as an object. */
function eventRow(booking: BookingKey, { type, actor, at, facts = {} }: NewEvent, sequence: number): EventRow {
  return { hotel_id: booking.hotel_id, booking_id: booking.booking_id, sequence, type, actor, at, facts };
}

/** What has happened to a booking, as its history has it. */
export interface PastEvent {
  readonly at: Date;
  readonly type: BookingEventType;
  readonly actor: string;
  /** What the property wrote to the guest with it; null where it wrote nothing. */
  readonly words: string | null;
}

/** The history of a booking, oldest event first. */
export async function eventsOf(
  db: Kysely<Tables>,
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
): Promise<PastEvent[]> {
  return db
    .selectFrom('booking_event')
    .select(['at', 'type', 'actor', sql<string | null>`facts ->> 'words'`.as('words')])
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .orderBy('sequence')
    .execute();
}

/** How a gateway ends what the desk asked of a deposit, or holds one on its day: nothing that whoever acts has to see first. */
const answersOfGateway: readonly BookingEventType[] = ['deposit_held', 'deposit_captured', 'deposit_let_go'];

/** The number of what last happened to a booking by anybody's doing; what the engine sends or pays by itself follows from it. */
export async function lastEventNumber(db: Kysely<Tables>, booking: BookingKey): Promise<number> {
  const last = await db
    .selectFrom('booking_event')
    .select(({ fn }) => fn.max('sequence').as('sequence'))
    .where('hotel_id', '=', booking.hotel_id)
    .where('booking_id', '=', booking.booking_id)
    .where('actor', '!=', 'system')
    .where('type', 'not in', answersOfGateway)
    .executeTakeFirst();
  return last?.sequence ?? 0;
}

/** Whether a booking's history has an event of a type, with some facts. */
export async function hasEvent(
  tx: Transaction,
  booking: BookingKey,
  type: BookingEventType,
  facts: object,
): Promise<boolean> {
  const found = await tx
    .selectFrom('booking_event')
    .select('sequence')
    .where('hotel_id', '=', booking.hotel_id)
    .where('booking_id', '=', booking.booking_id)
    .where('type', '=', type)
    .where(sql<boolean>`facts @> ${JSON.stringify(facts)}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The amount that one event of a booking is about, in minor units; undefined where it names none. */
export async function eventAmount(db: Database, booking: BookingKey, sequence: number): Promise<number | undefined> {
  const event = await db
    .selectFrom('booking_event')
    .select(sql<number | null>`(facts ->> 'amount')::float8`.as('amount'))
    .where('hotel_id', '=', booking.hotel_id)
    .where('booking_id', '=', booking.booking_id)
    .where('sequence', '=', sequence)
    .executeTakeFirst();
  return event?.amount ?? undefined;
}

/** When the last event of any booking happened; null where there is none. */
export async function lastEventAt(db: Database): Promise<Date | null> {
  const last = await db
    .selectFrom('booking_event')
    .select(({ fn }) => fn.max('at').as('at'))
    .executeTakeFirst();
  return last?.at ?? null;
}

/** When the property last put another mailbox or number into a booking; undefined where it never did. */
export async function contactChangedAt(
  db: Kysely<Tables>,
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
  field: 'email' | 'contactNumber',
): Promise<Date | undefined> {
  const last = await db
    .selectFrom('booking_event')
    .select('at')
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .where('type', '=', 'contact_changed')
    .where(sql`facts ->> 'changed'`, 'like', `%${field}%`)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.at;
}

/** The last event of a type in the history of a booking. */
export function lastEvent(
  db: Kysely<Tables>,
  booking: BookingKey,
  type: BookingEventType,
): Promise<Selectable<Tables['booking_event']> | undefined> {
  return db
    .selectFrom('booking_event')
    .selectAll()
    .where('hotel_id', '=', booking.hotel_id)
    .where('booking_id', '=', booking.booking_id)
    .where('type', '=', type)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The acts with which a property may write to its guest. */
const withPropertyWords = [
  'accepted',
  'confirmed',
  'confirmed_late',
  'rejected',
  'cancelled',
] as const satisfies readonly BookingEventType[];

/** Takes out of a booking's history what the property wrote to its guest, who may be named there. */
export async function forgetPropertyWords(tx: Transaction, booking: BookingKey): Promise<void> {
  await tx
    .updateTable('booking_event')
    .set({ facts: sql`facts - 'words'` })
    .where('hotel_id', '=', booking.hotel_id)
    .where('booking_id', '=', booking.booking_id)
    .where('type', 'in', withPropertyWords)
    .execute();
}
