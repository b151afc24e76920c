import type { Selectable } from 'kysely';
import type { Database, NewRow, Transaction } from '../../../database/database.types.ts';
import { membersOf } from '../persons/members.queries.ts';
import type { PushDeviceTable } from '../../../database/tables/staff-tables.ts';

export type PushDeviceRow = Selectable<PushDeviceTable>;

/** Browsers of one person that one hotel pushes to at most; the one that came first goes. */
const mostOfPerson = 10;

/** The browsers to which a hotel's news is pushed, of all who work there: they live where their people do. */
export async function devicesOfHotel(db: Database, hotelId: number): Promise<PushDeviceRow[]> {
  const members = await membersOf(db, hotelId);
  return (await Promise.all(members.map(({ person_id: personId }) => devicesOf(db, hotelId, personId)))).flat();
}

/** Those of one person, the first one first. */
export const devicesOf = (db: Database | Transaction, hotelId: number, personId: string): Promise<PushDeviceRow[]> =>
  db
    .selectFrom('push_device')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('session_id')
    .execute();

/** Keeps a browser in place of what its session had before, and of what an earlier session of the person had there. */
export async function writeDevice(tx: Transaction, row: NewRow<'push_device'>): Promise<void> {
  const { hotel_id: hotelId, person_id: personId } = row;
  await tx
    .deleteFrom('push_device')
    .where('hotel_id', '=', hotelId)
    .where('person_id', '=', personId)
    .where('endpoint', '=', row.endpoint)
    .execute();
  const { device, endpoint, p256dh, auth, created_at, expires_at } = row;
  await tx
    .insertInto('push_device')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['hotel_id', 'person_id', 'session_id'])
        .doUpdateSet({ device, endpoint, p256dh, auth, created_at, expires_at }),
    )
    .execute();
  const spare = (await devicesOf(tx, hotelId, personId)).slice(0, -mostOfPerson);
  for (const { session_id: sessionId } of spare) await deleteDevice(tx, hotelId, personId, sessionId);
}

/** Ends what is pushed to a browser for others, at whichever hotel: somebody else uses it now. */
export async function deleteOthersAt(db: Database, endpoint: string, personId: string): Promise<void> {
  await db.deleteFrom('push_device').where('endpoint', '=', endpoint).where('person_id', '!=', personId).execute();
}

/** Forgets a browser; whether there was one. */
export async function deleteDevice(
  db: Database | Transaction,
  hotelId: number,
  personId: string,
  sessionId: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('push_device')
    .where('hotel_id', '=', hotelId)
    .where('person_id', '=', personId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes devices whose session ended before a moment. */
export async function forgetDevices(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('push_device').where('expires_at', '<', before).execute();
}
