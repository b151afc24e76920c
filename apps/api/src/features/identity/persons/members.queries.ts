import type { StaffRole } from '@latchkey/booking-core/staff';
import type { Kysely, Selectable } from 'kysely';
import type { Transaction } from '../../../database/database.types.ts';
import type { Tables } from '../../../database/tables.ts';
import { namePerson, type PersonRow } from './persons.queries.ts';

export type MemberRow = Selectable<Tables['staff_member']>;

/** Whether a person works there: who is invited does once he has accepted. */
export const isAccepted = ({ accepted_at }: Pick<MemberRow, 'accepted_at'>): boolean => accepted_at !== null;

/** Where a person works or is invited to, in the order of the hotels' ids. */
export const membershipsOf = (db: Kysely<Tables>, personId: string): Promise<MemberRow[]> =>
  db
    .selectFrom('staff_member')
    .selectAll()
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .orderBy('hotel_id')
    .execute();

/** What a person is at a hotel; undefined where the person has left or never worked there. */
export const findMember = (db: Kysely<Tables>, hotelId: number, personId: string): Promise<MemberRow | undefined> =>
  db
    .selectFrom('staff_member')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();

/** The people of a hotel, those who are invited included, the first invited first. */
export const membersOf = (db: Kysely<Tables>, hotelId: number): Promise<(MemberRow & PersonRow)[]> =>
  db
    .selectFrom('staff_member')
    .innerJoin('person', 'person.person_id', 'staff_member.person_id')
    .selectAll('person')
    .selectAll('staff_member')
    .where('hotel_id', '=', hotelId)
    .where('ended_at', 'is', null)
    .orderBy('invited_at')
    .orderBy('mail')
    .execute();

/** The same, locked until the transaction ends: who counts owners sees nobody leave meanwhile. */
export const lockMembers = (tx: Transaction, hotelId: number): Promise<MemberRow[]> =>
  tx
    .selectFrom('staff_member')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('ended_at', 'is', null)
    .orderBy('person_id')
    .forUpdate()
    .execute();

/** Has a person be invited to a hotel: anew where the person worked there before. */
export async function insertMember(
  tx: Transaction,
  {
    hotelId,
    personId,
    role,
    invitedBy,
    name,
  }: {
    readonly hotelId: number;
    readonly personId: string;
    readonly role: StaffRole;
    /** A person of the hotel; null where it is the operator. */
    readonly invitedBy: string | null;
    /** What the hotel calls the person. */
    readonly name: string;
  },
  at: Date,
): Promise<void> {
  const again = { role, invited_at: at, invited_by: invitedBy, invited_name: name, accepted_at: null, ended_at: null };
  await tx
    .insertInto('staff_member')
    .values({ hotel_id: hotelId, person_id: personId, ...again })
    .onConflict((conflict) => conflict.columns(['hotel_id', 'person_id']).doUpdateSet(again))
    .execute();
}

/** Has a person own a hotel that it has set up. */
export async function ownHotel(tx: Transaction, hotelId: number, personId: string, at: Date): Promise<void> {
  const owns = { role: 'owner', invited_at: at, invited_by: null, accepted_at: at, ended_at: null } as const;
  await tx
    .insertInto('staff_member')
    .values({ hotel_id: hotelId, person_id: personId, ...owns })
    .execute();
}

/** Writes what a person is at a hotel, or that it ended. */
export async function writeMember(
  tx: Transaction,
  { hotel_id, person_id }: Pick<MemberRow, 'hotel_id' | 'person_id'>,
  fields: Partial<Pick<MemberRow, 'role' | 'ended_at'>>,
): Promise<void> {
  await tx
    .updateTable('staff_member')
    .set(fields)
    .where('hotel_id', '=', hotel_id)
    .where('person_id', '=', person_id)
    .execute();
}

/** A person accepts to work at a hotel, and is called as the hotel does where nobody knew a name; whether an invitation was waiting. */
export async function acceptMembership(tx: Transaction, hotelId: number, personId: string, at: Date): Promise<boolean> {
  const accepted = await tx
    .updateTable('staff_member')
    .set({ accepted_at: at })
    .where('hotel_id', '=', hotelId)
    .where('person_id', '=', personId)
    .where('accepted_at', 'is', null)
    .where('ended_at', 'is', null)
    .returning('invited_name as name')
    .executeTakeFirst();
  if (accepted === undefined) return false;
  if (accepted.name !== null) await namePerson(tx, personId, { name: accepted.name, language: null });
  return true;
}
