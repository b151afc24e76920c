import type { Locale } from '@latchkey/booking-core/language';
import type { StaffRole } from '@latchkey/booking-core/staff';
import type { Work } from '../../../database/database.types.ts';
import { noteAct } from '../../../database/journal.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { enqueue } from '../../outbox/outbox.ts';
import { insertMember, lockMembers, membershipsOf, writeMember, type MemberRow } from '../persons/members.queries.ts';
import { personFor } from '../persons/persons.queries.ts';
import { deleteDevicesOf, deleteSessionsOf } from '../sign-in/sessions.queries.ts';

type Keeping = Pick<Deps, 'db' | 'clock'>;

/** Who is invited, and as what. */
export interface Invited {
  readonly mail: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly language: Locale;
}

/** Invites somebody to a hotel by mail; the operator only its first owner. */
export function invite(
  { db, clock }: Keeping,
  hotelId: number,
  asked: Invited,
  isOperator: boolean,
): Promise<{ readonly personId: string } | 'already_here' | 'first_owner_only'> {
  const at = clock();
  return transact<{ readonly personId: string } | 'already_here' | 'first_owner_only'>(db, async (tx, rollback) => {
    const members = await lockMembers(tx, hotelId);
    if (isOperator && (asked.role !== 'owner' || members.some(({ role }) => role === 'owner')))
      return 'first_owner_only';
    const { person_id: personId, name } = await personFor(tx, asked, at);
    if (members.some((member) => member.person_id === personId)) return rollback('already_here');
    await insertMember(tx, { hotelId, personId, role: asked.role }, at);
    noteAct(tx, { hotelId, subject: personId, after: { name, role: asked.role } });
    const dedupeKey = `staff-invitation:${personId}:${at.getTime()}`;
    await enqueue(tx, [{ hotelId, kind: 'staff-invitation', dedupeKey, payload: { personId } }], at);
    return { personId };
  });
}

/** Gives a person another role. */
export const changeRole = (
  deps: Keeping,
  hotelId: number,
  personId: string,
  role: StaffRole,
): Promise<MemberRow | 'not_found' | 'last_owner'> =>
  changed(deps, hotelId, personId, role === 'owner', async (tx, member) => {
    await writeMember(tx, member, { role });
    noteAct(tx, { hotelId, subject: personId, before: { role: member.role }, after: { role } });
    return { ...member, role };
  });

/** A person works at a hotel no more; who works nowhere any more is signed out everywhere. */
export async function removeFrom(
  deps: Keeping,
  hotelId: number,
  personId: string,
): Promise<MemberRow | 'not_found' | 'last_owner'> {
  const removed = await changed(deps, hotelId, personId, false, async (tx, member) => {
    await writeMember(tx, member, { ended_at: deps.clock() });
    await deleteDevicesOf(tx, hotelId, personId);
    noteAct(tx, { hotelId, subject: personId, before: { role: member.role }, after: { role: null } });
    return member;
  });
  if (typeof removed === 'object' && (await membershipsOf(deps.db, personId)).length === 0)
    await deleteSessionsOf(deps.db, personId);
  return removed;
}

/** Changes what a person is at a hotel, unless nobody would own it then. */
function changed(
  { db }: Keeping,
  hotelId: number,
  personId: string,
  staysOwner: boolean,
  change: (tx: Work, member: MemberRow) => Promise<MemberRow>,
): Promise<MemberRow | 'not_found' | 'last_owner'> {
  return transact<MemberRow | 'not_found' | 'last_owner'>(db, async (tx) => {
    const members = await lockMembers(tx, hotelId);
    const member = members.find((one) => one.person_id === personId);
    if (member === undefined) return 'not_found';
    const owners = members.filter(({ role }) => role === 'owner');
    return member.role === 'owner' && !staysOwner && owners.length === 1 ? 'last_owner' : change(tx, member);
  });
}
