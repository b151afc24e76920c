import type { Locale } from '@latchkey/booking-core/language';
import type { Principal, StaffRole } from '@latchkey/booking-core/staff';
import type { Transaction } from '../../../database/database.types.ts';
import { noteAct } from '../../../database/journal.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { mayInvite } from '../../messaging/messaging.ts';
import { enqueue } from '../../outbox/outbox.ts';
import {
  findMember,
  insertMember,
  isAccepted,
  lockMembers,
  membershipsOf,
  writeMember,
  type MemberRow,
} from '../persons/members.queries.ts';
import { personFor, personOfMail } from '../persons/persons.queries.ts';
import { deleteSessionsOf } from '../sign-in/sessions.queries.ts';
import { endAccess, type EndedAccess } from './end-access.ts';
import { mayNow } from './may-now.ts';

type Keeping = Pick<Deps, 'db' | 'clock'>;

/** Who is invited, and as what. */
export interface Invited {
  readonly mail: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly language: Locale;
}

/** Why nobody was invited. */
type NotInvited = 'already_here' | 'first_owner_only' | 'hotel_held' | 'not_allowed' | 'too_many_invitations';

type Invitation = { readonly personId: string } | NotInvited;

/** Invites somebody to a hotel by mail, as often as its people may; the operator only its first owner. */
export async function invite(
  deps: Keeping & Pick<Deps, 'settings'>,
  hotelId: number,
  asked: Invited,
  by: Principal,
): Promise<Invitation> {
  const { db, clock } = deps;
  const at = clock();
  const isOperator = by.kind === 'operator';
  const invitedBy = by.kind === 'staff' ? by.id : null;
  const known = await personOfMail(db, asked.mail);
  if (!isOperator) {
    if (known !== undefined && (await findMember(db, hotelId, known.person_id)) !== undefined) return 'already_here';
    const may = await mayInvite(deps, { hotelId, inviterId: by.id, mail: asked.mail });
    if (may !== 'yes') return may;
  }
  return transact<Invitation>(db, async (tx, rollback) => {
    const members = await lockMembers(tx, hotelId);
    // Whoever invites may be leaving at this moment.
    if (by.kind === 'staff' && !(await mayNow(tx, by, 'invitePerson'))) return 'not_allowed';
    if (isOperator && (asked.role !== 'owner' || members.some(({ role }) => role === 'owner')))
      return 'first_owner_only';
    const { person_id: personId } = await personFor(tx, asked, at);
    if (members.some((member) => member.person_id === personId)) return rollback('already_here');
    await insertMember(tx, { hotelId, personId, role: asked.role, invitedBy, name: asked.name }, at);
    noteAct(tx, { hotelId, subject: personId, after: { name: asked.name, role: asked.role } });
    const dedupeKey = `staff-invitation:${personId}:${at.getTime()}`;
    await enqueue(
      tx,
      [{ hotelId, kind: 'staff-invitation', dedupeKey, payload: { personId, byProvider: isOperator } }],
      at,
    );
    return { personId };
  });
}

/** What a person is at a hotel from now on, and what ended with what he was. */
export interface Changed {
  readonly member: MemberRow;
  readonly ended: EndedAccess;
}

/** Gives a person another role; what he may open no more in it ends. */
export const changeRole = (
  deps: Keeping,
  hotelId: number,
  personId: string,
  role: StaffRole,
): Promise<Changed | 'not_found' | 'last_owner'> =>
  changed(deps, hotelId, personId, role === 'owner', async (tx, member) => {
    await writeMember(tx, member, { role });
    noteAct(tx, { hotelId, subject: personId, before: { role: member.role }, after: { role } });
    const ended = await endAccess(tx, { hotelId, personId }, role, deps.clock());
    return { member: { ...member, role }, ended };
  });

/**
 * A person works at a hotel no more, and what he opened there ends; who works nowhere any more is signed out everywhere.
 * Also where the person leaves by himself.
 */
export async function removeFrom(
  deps: Keeping,
  hotelId: number,
  personId: string,
): Promise<Changed | 'not_found' | 'last_owner'> {
  const removed = await changed(deps, hotelId, personId, false, async (tx, member) => {
    await writeMember(tx, member, { ended_at: deps.clock() });
    noteAct(tx, { hotelId, subject: personId, before: { role: member.role }, after: { role: null } });
    return { member, ended: await endAccess(tx, { hotelId, personId }, null, deps.clock()) };
  });
  if (typeof removed === 'object' && !(await membershipsOf(deps.db, personId)).some(isAccepted))
    await deleteSessionsOf(deps.db, personId);
  return removed;
}

/** Changes what a person is at a hotel, unless nobody would own it then. */
function changed(
  { db }: Keeping,
  hotelId: number,
  personId: string,
  staysOwner: boolean,
  change: (tx: Transaction, member: MemberRow) => Promise<Changed>,
): Promise<Changed | 'not_found' | 'last_owner'> {
  return transact<Changed | 'not_found' | 'last_owner'>(db, async (tx) => {
    const members = await lockMembers(tx, hotelId);
    const member = members.find((one) => one.person_id === personId);
    if (member === undefined) return 'not_found';
    // Who is invited to own it owns nothing yet: an owner who goes leaves one who has come.
    const others = members.filter((one) => one.role === 'owner' && one !== member);
    const isLast = !others.some((one) => isAccepted(one) || !isAccepted(member));
    return member.role === 'owner' && !staysOwner && isLast ? 'last_owner' : change(tx, member);
  });
}
