import type { LocalDate } from '@latchkey/booking-core/dates';
import type { Kysely, Selectable } from 'kysely';
import type { Database, NewRow, Transaction } from '../../../database/database.types.ts';
import { ofThese, readByServer } from '../../../database/read-by-server.ts';
import type { Tables } from '../../../database/tables.ts';
import type { KeptChange } from '../../catalogue/catalogue.ts';

export type DraftRow = Selectable<Tables['hotel_draft']>;
export type PlannedRow = Selectable<Tables['hotel_planned']>;

export function draftOf(db: Kysely<Tables>, hotelId: number): Promise<DraftRow | undefined> {
  return db.selectFrom('hotel_draft').selectAll().where('hotel_id', '=', hotelId).executeTakeFirst();
}

/** The draft of a hotel, held until the transaction ends; one that was never saved is made, with version 0. */
export async function lockDraft(tx: Transaction, hotelId: number, at: Date): Promise<DraftRow> {
  await tx
    .insertInto('hotel_draft')
    .values({ hotel_id: hotelId, version: 0, changes: '[]', saved_at: at, by_name: null })
    .onConflict((conflict) => conflict.column('hotel_id').doNothing())
    .execute();
  return tx.selectFrom('hotel_draft').selectAll().where('hotel_id', '=', hotelId).forUpdate().executeTakeFirstOrThrow();
}

export async function writeDraft(
  tx: Transaction,
  hotelId: number,
  {
    version,
    changes,
    at,
    byName,
  }: Pick<DraftRow, 'version'> & {
    readonly changes: readonly KeptChange[];
    readonly at: Date;
    readonly byName: string | null;
  },
): Promise<DraftRow> {
  return tx
    .updateTable('hotel_draft')
    .set({ version, changes: JSON.stringify(changes), saved_at: at, by_name: byName })
    .where('hotel_id', '=', hotelId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Empties a draft whose changes are in force; one that was never saved is left so. */
export async function clearDraft(tx: Transaction, hotelId: number, at: Date, byName: string | null): Promise<void> {
  await tx
    .updateTable('hotel_draft')
    .set(({ eb }) => ({ version: eb('version', '+', 1), changes: '[]', saved_at: at, by_name: byName }))
    .where('hotel_id', '=', hotelId)
    .execute();
}

/** What is planned of a hotel, the next day first. */
export function plannedOf(db: Kysely<Tables>, hotelId: number): Promise<PlannedRow[]> {
  return db.selectFrom('hotel_planned').selectAll().where('hotel_id', '=', hotelId).orderBy('from_day').execute();
}

export function lockPlanned(tx: Transaction, hotelId: number, from: LocalDate): Promise<PlannedRow | undefined> {
  return tx
    .selectFrom('hotel_planned')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('from_day', '=', from)
    .forUpdate()
    .executeTakeFirst();
}

/** Writes what comes in force on a day, in place of what was planned for it. */
export async function writePlanned(tx: Transaction, row: NewRow<'hotel_planned'>): Promise<void> {
  await tx
    .insertInto('hotel_planned')
    .values(row)
    .onConflict((conflict) => conflict.columns(['hotel_id', 'from_day']).doUpdateSet(row))
    .execute();
}

export async function deletePlanned(tx: Transaction, hotelId: number, from: LocalDate): Promise<void> {
  await tx.deleteFrom('hotel_planned').where('hotel_id', '=', hotelId).where('from_day', '=', from).execute();
}

/** What is due, the earliest first. */
export function duePlanned(db: Database, now: Date, limit: number): Promise<readonly PlannedRow[]> {
  return readByServer(db, (hotelIds) =>
    db
      .selectFrom('hotel_planned')
      .selectAll()
      .where('due_at', '<=', now)
      .where(ofThese(hotelIds))
      .orderBy('due_at')
      .orderBy('hotel_id')
      .limit(limit)
      .execute(),
  );
}

/** Notes why what was due could not come in force: it is not tried again by itself. */
export async function refusePlanned(
  db: Database,
  { hotel_id, from_day }: Pick<PlannedRow, 'hotel_id' | 'from_day'>,
  places: readonly string[],
): Promise<void> {
  await db
    .updateTable('hotel_planned')
    .set({ due_at: null, refused: JSON.stringify(places) })
    .where('hotel_id', '=', hotel_id)
    .where('from_day', '=', from_day)
    .execute();
}

/** Has what is due be tried again later. */
export async function postponePlanned(
  db: Database,
  { hotel_id, from_day }: Pick<PlannedRow, 'hotel_id' | 'from_day'>,
  dueAt: Date,
): Promise<void> {
  await db
    .updateTable('hotel_planned')
    .set({ due_at: dueAt })
    .where('hotel_id', '=', hotel_id)
    .where('from_day', '=', from_day)
    .execute();
}
