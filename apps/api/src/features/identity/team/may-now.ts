import { may, type Principal } from '@latchkey/booking-core/staff';
import type { Database, Transaction } from '../../../database/database.types.ts';
import { findMember, isAccepted, lockMembers, type MemberRow } from '../persons/members.queries.ts';

const mayAs = (member: MemberRow | undefined, operation: string): boolean =>
  member !== undefined &&
  isAccepted(member) &&
  may({ hotelId: member.hotel_id, kind: 'staff', id: member.person_id, role: member.role }, operation);

/**
 * Whether a person of a hotel may still do something; locks the members, so that it holds until the transaction ends.
 */
export const mayNow = async (tx: Transaction, { hotelId, id }: Principal, operation: string): Promise<boolean> =>
  mayAs(
    (await lockMembers(tx, hotelId)).find(({ person_id }) => person_id === id),
    operation,
  );

/** Whether a person may do something at a hotel. */
export const mayAt = async (db: Database, hotelId: number, personId: string, operation: string): Promise<boolean> =>
  mayAs(await findMember(db, hotelId, personId), operation);
