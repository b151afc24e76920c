import { actingNow } from '../../../database/acting.ts';
import { bookingKey } from '../../../database/booking-key.ts';
import { noteBookingChange } from '../../../database/booking-changes.ts';
import type { Transaction } from '../../../database/database.types.ts';
import { noteAct } from '../../../database/journal.ts';
import type { AnswerTable } from '../../../database/tables/answer-tables.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { settleMessages, unsettleMessages } from '../../messaging/messaging.ts';
import { lockBooking } from '../../bookings/bookings.ts';
import { type AnswerKind, type AnswerRow, type AnswersAt, readAnswer } from './answers.queries.ts';
import { lockCare, ownedBy, writeCare } from './care.queries.ts';

/** An inbox item, by its kind and its id within that kind. */
export interface Named {
  readonly kind: AnswerKind;
  readonly id: string;
}

/**
 * Reads an inbox item while nobody else can answer it: the second of two who do it at once finds what the first did.
 * Undefined where the hotel has none of that name.
 */
export async function lockedAnswer(
  tx: Transaction,
  hotel: HotelRecord,
  at: AnswersAt,
  named: Named,
): Promise<AnswerRow | undefined> {
  const before = await readAnswer(tx, hotel.id, at, named);
  if (before === undefined) return undefined;
  if (before.booking_id !== null) await lockBooking(tx, bookingKey(hotel.id, before.booking_id));
  await lockCare(tx, { hotelId: hotel.id, ...named });
  return readAnswer(tx, hotel.id, at, named);
}

/** The line of the journal: the id of the inbox item, and nothing of its words. */
export const noteAnswer = (tx: Transaction, hotel: HotelRecord, row: AnswerRow, after: object): void =>
  noteAct(tx, {
    hotelId: hotel.id,
    bookingId: row.booking_id ?? undefined,
    subject: `${row.kind}:${row.id}`,
    after,
  });

/** Has somebody look after it, or nobody. */
export const takeAnswer = (
  deps: Pick<Deps, 'db'>,
  hotel: HotelRecord,
  at: AnswersAt,
  named: Named,
  owner: 'me' | 'nobody',
): Promise<'done' | 'not_found' | 'already_closed'> =>
  transact(deps.db, async (tx, rollback) => {
    const row = await lockedAnswer(tx, hotel, at, named);
    if (row === undefined) return rollback('not_found');
    if (!row.is_open) return rollback('already_closed');
    const acting = actingNow() ?? null;
    await writeCare(tx, { hotelId: hotel.id, ...named }, ownedBy(owner === 'me' ? acting : null));
    noteAnswer(tx, hotel, row, { owner: owner === 'me' ? (acting?.principal.id ?? null) : null });
    return 'done' as const;
  });

/** Closes it without an answer from here. */
export const closeAnswer = (
  deps: Pick<Deps, 'db'>,
  hotel: HotelRecord,
  at: AnswersAt,
  named: Named,
  reason: NonNullable<AnswerTable['reason']>,
): Promise<'done' | 'not_found' | 'already_closed'> =>
  transact(deps.db, async (tx, rollback) => {
    const row = await lockedAnswer(tx, hotel, at, named);
    if (row === undefined) return rollback('not_found');
    if (!row.is_open) return rollback('already_closed');
    const care = { closed_at: at.now, closed_by: actingNow()?.name ?? null, reason };
    await writeCare(tx, { hotelId: hotel.id, ...named }, care);
    if (row.kind === 'message' && row.booking_id !== null) {
      const key = bookingKey(hotel.id, row.booking_id);
      await settleMessages(tx, key, null, at.now);
      noteBookingChange(tx, key);
    }
    noteAnswer(tx, hotel, row, { closed: reason });
    return 'done' as const;
  });

/** Has what was closed without an answer be owed one again. */
export const reopenAnswer = (
  deps: Pick<Deps, 'db'>,
  hotel: HotelRecord,
  at: AnswersAt,
  named: Named,
): Promise<'done' | 'not_found' | 'not_closed'> =>
  transact(deps.db, async (tx, rollback) => {
    const row = await lockedAnswer(tx, hotel, at, named);
    if (row === undefined) return rollback('not_found');
    if (row.is_open || row.reason === null || row.closed_at === null) return rollback('not_closed');
    await writeCare(tx, { hotelId: hotel.id, ...named }, { closed_at: null, closed_by: null, reason: null });
    if (row.kind === 'message' && row.booking_id !== null) {
      const key = bookingKey(hotel.id, row.booking_id);
      await unsettleMessages(tx, key, row.closed_at);
      noteBookingChange(tx, key);
    }
    noteAnswer(tx, hotel, row, { closed: null });
    return 'done' as const;
  });
