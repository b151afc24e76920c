import type { OwnGateway } from '@latchkey/booking-core/gateways';
import type { Kysely, Selectable } from 'kysely';
import type { Database, Transaction } from '../../../database/database.types.ts';
import { ofThese, readByServer } from '../../../database/read-by-server.ts';
import type { GatewayAccountTable } from '../../../database/tables/payment-tables.ts';
import type { Tables } from '../../../database/tables.ts';

export type GatewayAccountRow = Selectable<GatewayAccountTable>;

export interface GatewayAccountKey {
  readonly hotelId: number;
  readonly gateway: OwnGateway;
}

export function findAccount(
  db: Kysely<Tables>,
  { hotelId, gateway }: GatewayAccountKey,
): Promise<GatewayAccountRow | undefined> {
  return db
    .selectFrom('gateway_account')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('gateway', '=', gateway)
    .executeTakeFirst();
}

/** A hotel's own accounts, by the gateways' names. */
export function accountsOf(db: Database, hotelId: number): Promise<GatewayAccountRow[]> {
  return db.selectFrom('gateway_account').selectAll().where('hotel_id', '=', hotelId).orderBy('gateway').execute();
}

/** The gateways at which a hotel has an account of its own. */
export async function keptGateways(db: Kysely<Tables>, hotelId: number): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('gateway_account').select('gateway').where('hotel_id', '=', hotelId).execute();
  return new Set(rows.map(({ gateway }) => gateway));
}

/** Every hotel's own accounts, for who looks at all of them; the test accounts of trials are nobody's books. */
export async function everyOwnAccount(
  db: Database,
): Promise<readonly { readonly gateway: OwnGateway; readonly ownOf: number }[]> {
  const rows = await readByServer(db, (hotelIds) =>
    db
      .selectFrom('gateway_account')
      .select(['hotel_id', 'gateway'])
      .where(ofThese(hotelIds))
      .where('hotel_id', 'not in', (trials) => trials.selectFrom('hotel_trial').select('hotel_trial.hotel_id'))
      .execute(),
  );
  return rows.map(({ hotel_id: ownOf, gateway }) => ({ ownOf, gateway }));
}

/** Keeps an account, in the place of the one there was. */
export async function writeAccount(tx: Transaction, row: GatewayAccountRow): Promise<void> {
  const { hotel_id: _hotel, gateway: _gateway, ...fields } = row;
  await tx
    .insertInto('gateway_account')
    .values(row)
    .onConflict((conflict) => conflict.columns(['hotel_id', 'gateway']).doUpdateSet(fields))
    .execute();
}

export async function deleteAccount(tx: Transaction, { hotelId, gateway }: GatewayAccountKey): Promise<void> {
  await tx.deleteFrom('gateway_account').where('hotel_id', '=', hotelId).where('gateway', '=', gateway).execute();
}
