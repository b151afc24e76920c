import type { LocalDate } from '@latchkey/booking-core/dates';
import type { Kysely, Selectable } from 'kysely';
import type { NewRow, Transaction } from '../../database/database.types.ts';
import type { Tables } from '../../database/tables.ts';

export type ClosureRow = Selectable<Tables['unit_closure']>;

/** Closures that hold on some dates. */
export function closuresOf(
  db: Kysely<Tables>,
  hotelId: number,
  first: LocalDate,
  last: LocalDate,
): Promise<ClosureRow[]> {
  return db
    .selectFrom('unit_closure')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('ended_at', 'is', null)
    .where('first', '<=', last)
    .where('last', '>=', first)
    .orderBy('first')
    .execute();
}

export async function insertClosure(tx: Transaction, row: NewRow<'unit_closure'>): Promise<void> {
  await tx.insertInto('unit_closure').values(row).execute();
}

/** A closure that has not ended, locked. */
export function lockClosure(tx: Transaction, hotelId: number, closureId: string): Promise<ClosureRow | undefined> {
  return tx
    .selectFrom('unit_closure')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('closure_id', '=', closureId)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function endClosure(tx: Transaction, { hotel_id, closure_id }: ClosureRow, at: Date): Promise<void> {
  await tx
    .updateTable('unit_closure')
    .set({ ended_at: at })
    .where('hotel_id', '=', hotel_id)
    .where('closure_id', '=', closure_id)
    .execute();
}
