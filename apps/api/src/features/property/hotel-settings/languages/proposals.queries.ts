import type { Locale } from '@latchkey/booking-core/language';
import type { Kysely, Selectable } from 'kysely';
import type { Database, NewRow, Transaction } from '../../../../database/database.types.ts';
import { laterBy } from '../../../../database/later-by.ts';
import { ofThese, readByServer } from '../../../../database/read-by-server.ts';
import type { Tables } from '../../../../database/tables.ts';

export type ProposalRow = Selectable<Tables['hotel_proposal']>;
export type ProposingRow = Selectable<Tables['hotel_proposing']>;

/** The texts that a model proposed for a hotel. */
export const proposalsOf = (db: Kysely<Tables>, hotelId: number): Promise<ProposalRow[]> =>
  db
    .selectFrom('hotel_proposal')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .orderBy('language')
    .orderBy('path')
    .execute();

/** Writes what was proposed for a place or is to stand there, over what was there before. */
export async function writeProposals(tx: Transaction, rows: readonly NewRow<'hotel_proposal'>[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('hotel_proposal')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['hotel_id', 'language', 'path']).doUpdateSet((row) => ({
        from_language: row.ref('excluded.from_language'),
        original: row.ref('excluded.original'),
        value: row.ref('excluded.value'),
        proposed_at: row.ref('excluded.proposed_at'),
        read_at: row.ref('excluded.read_at'),
        read_by: row.ref('excluded.read_by'),
      })),
    )
    .execute();
}

export async function deleteProposals(
  tx: Transaction,
  hotelId: number,
  language: Locale,
  paths: readonly string[],
): Promise<void> {
  if (paths.length === 0) return;
  await tx
    .deleteFrom('hotel_proposal')
    .where('hotel_id', '=', hotelId)
    .where('language', '=', language)
    .where('path', 'in', [...paths])
    .execute();
}

/** How proposing went in each language that it was ever asked for. */
export const proposingOf = (db: Kysely<Tables>, hotelId: number): Promise<ProposingRow[]> =>
  db.selectFrom('hotel_proposing').selectAll().where('hotel_id', '=', hotelId).execute();

/** The run of a language, held until the transaction ends; undefined where it was never asked for. */
export const lockProposing = (tx: Transaction, hotelId: number, language: Locale): Promise<ProposingRow | undefined> =>
  tx
    .selectFrom('hotel_proposing')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('language', '=', language)
    .forUpdate()
    .executeTakeFirst();

/** Begins a run, or writes how one goes. */
export async function writeProposing(tx: Transaction, row: NewRow<'hotel_proposing'>): Promise<void> {
  await tx
    .insertInto('hotel_proposing')
    .values(row)
    .onConflict((conflict) => conflict.columns(['hotel_id', 'language']).doUpdateSet(row))
    .execute();
}

/** What is to be proposed now out of some shares of the model, the longest waiting first. */
export const dueProposing = (
  db: Database,
  now: Date,
  shares: readonly ProposingRow['share'][],
  limit: number,
): Promise<readonly ProposingRow[]> =>
  readByServer(db, (hotelIds) =>
    db
      .selectFrom('hotel_proposing')
      .selectAll()
      .where('due_at', '<=', now)
      .where('share', 'in', [...shares])
      .where(ofThese(hotelIds))
      .orderBy('due_at')
      .orderBy('hotel_id')
      .limit(limit)
      .execute(),
  );

/** Takes a run for a while: false where another process has taken it. */
export async function takeProposing(
  db: Database,
  { hotel_id: hotelId, language, due_at }: ProposingRow,
  until: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('hotel_proposing')
    .set({ due_at: until })
    .where('hotel_id', '=', hotelId)
    .where('language', '=', language)
    .where('due_at', '=', due_at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Has texts be proposed now that a clock that was ahead has put off. Answers for how many hotels. */
export async function setProposalsDue(db: Database, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('hotel_proposing')
    .set({ due_at: now })
    .where('due_at', '>', laterBy(now, 10 * 60_000))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
