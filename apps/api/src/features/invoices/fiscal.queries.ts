import type { Kysely, Selectable } from 'kysely';
import type { Transaction } from '../../database/database.types.ts';
import type { FiscalConnectionTable, PaperSignatureTable } from '../../database/tables/invoice-tables.ts';
import type { Tables } from '../../database/tables.ts';

type ConnectionRow = Selectable<FiscalConnectionTable>;
export type SignatureRow = Selectable<PaperSignatureTable>;

export const connectionOf = (db: Kysely<Tables>, hotelId: number): Promise<ConnectionRow | undefined> =>
  db.selectFrom('fiscal_connection').selectAll().where('hotel_id', '=', hotelId).executeTakeFirst();

export async function writeConnection(tx: Transaction, row: ConnectionRow): Promise<void> {
  const { hotel_id: _, ...said } = row;
  await tx
    .insertInto('fiscal_connection')
    .values(row)
    .onConflict((conflict) => conflict.column('hotel_id').doUpdateSet(said))
    .execute();
}

export async function dropConnection(tx: Transaction, hotelId: number): Promise<void> {
  await tx.deleteFrom('fiscal_connection').where('hotel_id', '=', hotelId).execute();
}

/** How many papers of a house are not signed yet. */
export const unsignedCount = async (db: Kysely<Tables>, hotelId: number): Promise<number> => {
  const rows = await db
    .selectFrom('paper_signature')
    .select('invoice_id')
    .where('hotel_id', '=', hotelId)
    .where('state', '<>', 'signed')
    .execute();
  return rows.length;
};

export const insertWaiting = async (tx: Transaction, hotelId: number, invoiceId: string, at: Date): Promise<void> => {
  await tx
    .insertInto('paper_signature')
    .values({ hotel_id: hotelId, invoice_id: invoiceId, state: 'waiting', asked_at: at })
    .execute();
};

export const signatureOf = (
  db: Kysely<Tables>,
  { hotel_id: hotelId, invoice_id: invoiceId }: { readonly hotel_id: number; readonly invoice_id: string },
): Promise<SignatureRow | undefined> =>
  db
    .selectFrom('paper_signature')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirst();

/** The signatures of some papers of a house, by their ids. */
export async function signaturesOf(
  db: Kysely<Tables>,
  hotelId: number,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SignatureRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('paper_signature')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('invoice_id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.invoice_id, row]));
}

/** Notes what a service answered of a paper that is not signed; what is signed stays. Whether it was noted. */
export async function settleSignature(
  tx: Transaction,
  { hotel_id: hotelId, invoice_id: invoiceId }: Pick<SignatureRow, 'hotel_id' | 'invoice_id'>,
  to: Partial<SignatureRow>,
): Promise<boolean> {
  const rows = await tx
    .updateTable('paper_signature')
    .set(to)
    .where('hotel_id', '=', hotelId)
    .where('invoice_id', '=', invoiceId)
    .where('state', '<>', 'signed')
    .returning('invoice_id')
    .execute();
  return rows.length > 0;
}
