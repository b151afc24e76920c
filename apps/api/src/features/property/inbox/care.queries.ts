import type { Principal } from '@latchkey/booking-core/staff';
import type { Database, Transaction } from '../../../database/database.types.ts';
import type { AnswerTable } from '../../../database/tables/answer-tables.ts';

/** An inbox item, by its kind and its id within that kind. */
export interface AnswerKey {
  readonly hotelId: number;
  readonly kind: AnswerTable['kind'];
  readonly id: string;
}

/** Locks the row of an inbox item until the transaction ends, made where there was none: it settles who answers. */
export async function lockCare(
  tx: Transaction,
  { hotelId, kind, id }: AnswerKey,
): Promise<{ readonly closed_at: Date | null; readonly reason: string | null }> {
  await tx
    .insertInto('answer')
    .values({ hotel_id: hotelId, kind, subject_id: id })
    .onConflict((conflict) => conflict.columns(['hotel_id', 'kind', 'subject_id']).doNothing())
    .execute();
  return tx
    .selectFrom('answer')
    .select(['closed_at', 'reason'])
    .where('hotel_id', '=', hotelId)
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

type Care = Partial<Pick<AnswerTable, 'owner_kind' | 'owner_id' | 'owner_name' | 'closed_by' | 'reason' | 'text'>> & {
  readonly closed_at?: Date | null;
};

export async function writeCare(tx: Transaction, { hotelId, kind, id }: AnswerKey, care: Care): Promise<void> {
  await tx
    .updateTable('answer')
    .set(care)
    .where('hotel_id', '=', hotelId)
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .execute();
}

/** Who looks after it: somebody, or nobody. */
export const ownedBy = (owner: { readonly principal: Principal; readonly name: string } | null): Care => ({
  owner_kind: owner?.principal.kind ?? null,
  owner_id: owner?.principal.id ?? null,
  owner_name: owner?.name ?? null,
});

/** The letters that answered some forms, by when they were closed. */
export async function lettersTo(
  db: Database,
  hotelId: number,
  entryIds: readonly string[],
): Promise<{ text: string; at: Date }[]> {
  if (entryIds.length === 0) return [];
  return db
    .selectFrom('answer')
    .select(['text', 'closed_at as at'])
    .where('hotel_id', '=', hotelId)
    .where('subject_id', 'in', entryIds)
    .where('text', 'is not', null)
    .where('closed_at', 'is not', null)
    .orderBy('closed_at')
    .$narrowType<{ text: string; at: Date }>()
    .execute();
}

/** Erases what was answered to some forms. */
export async function eraseAnswersTo(tx: Transaction, hotelId: number, entryIds: readonly string[]): Promise<void> {
  if (entryIds.length === 0) return;
  await tx.deleteFrom('answer').where('hotel_id', '=', hotelId).where('subject_id', 'in', entryIds).execute();
}
