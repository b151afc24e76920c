import type { Gateway } from '@latchkey/api-contract/types';
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { BookingKey } from '../../database/booking-key.ts';
import type { Database, Transaction } from '../../database/database.types.ts';
import { laterBy } from '../../database/later-by.ts';
import { ofThese, readByServer } from '../../database/read-by-server.ts';
import type { KeptCardTable } from '../../database/tables/payment-tables.ts';
import type { Tables } from '../../database/tables.ts';

const hourMs = 3_600_000;

export type StoredCardRow = Selectable<KeptCardTable>;

/** The card of a booking; undefined where none was asked for. */
export function findCard(
  db: Kysely<Tables>,
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
): Promise<StoredCardRow | undefined> {
  return db
    .selectFrom('kept_card')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
}

/** The card that a gateway's question asks for. */
export function findCardOfSetup(
  db: Kysely<Tables>,
  hotelId: number,
  gateway: Gateway,
  setupId: string,
): Promise<StoredCardRow | undefined> {
  return db
    .selectFrom('kept_card')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('gateway', '=', gateway)
    .where('setup_id', '=', setupId)
    .executeTakeFirst();
}

/** Notes that a card is asked for; once, whoever asks. */
export async function insertCard(tx: Transaction, card: Insertable<KeptCardTable>): Promise<void> {
  await tx
    .insertInto('kept_card')
    .values(card)
    .onConflict((conflict) => conflict.columns(['hotel_id', 'booking_id']).doNothing())
    .execute();
}

/** Forgets the brand and last digits of a guest's card, and has it let go. */
export async function forgetCard(tx: Transaction, booking: BookingKey, at: Date): Promise<void> {
  await writeCard(tx, booking, { brand: null, last4: null, check_at: at });
}

export async function writeCard(
  db: Kysely<Tables>,
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
  fields: Updateable<KeptCardTable>,
): Promise<void> {
  await db
    .updateTable('kept_card')
    .set(fields)
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .execute();
}

/** Cards that are to be asked about or let go, the longest due first. */
export function cardsToTend(db: Database, now: Date, limit: number): Promise<readonly StoredCardRow[]> {
  return readByServer(db, (hotelIds) =>
    db
      .selectFrom('kept_card')
      .selectAll()
      .where('check_at', '<=', now)
      .where(ofThese(hotelIds))
      .orderBy('check_at')
      .limit(limit)
      .execute(),
  );
}

/** Moves when a card is looked at next; false where another instance was first. */
export async function moveCardCheck(db: Kysely<Tables>, card: StoredCardRow, next: Date | null): Promise<boolean> {
  const moved = await db
    .updateTable('kept_card')
    .set({ check_at: next })
    .where('hotel_id', '=', card.hotel_id)
    .where('booking_id', '=', card.booking_id)
    .where((row) => (card.check_at === null ? row('check_at', 'is', null) : row('check_at', '=', card.check_at)))
    .returning('booking_id')
    .executeTakeFirst();
  return moved !== undefined;
}

/** The fee already taken for a stay that did not take place, in minor units. */
export async function takenOfCard(
  tx: Transaction,
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
): Promise<number> {
  const rows = await tx
    .selectFrom('payment')
    .select('amount')
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .where('purpose', '=', 'penalty')
    .where('status', '=', 'captured')
    .execute();
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

/** Has cards be asked about now that a clock that was ahead has put off. Answers how many. */
export async function setCardsDue(db: Database, now: Date, reconcileMs: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('kept_card')
    .set({ check_at: now })
    .where('status', '=', 'asked')
    .where('check_at', '>', laterBy(now, Math.max(hourMs, reconcileMs)))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
