import type { Principal } from '@latchkey/booking-core/staff';
import type { Deps } from '../../../deps.ts';
import { findMember } from '../persons/members.queries.ts';
import { isFreshlyProved, signedInBy, type SessionUse } from '../sign-in/sessions.ts';

/** A person who is signed in, at work in one hotel. */
export interface StaffCaller {
  readonly principal: Principal;
  readonly name: string;
  readonly device: string;
  /** Whether the person has just proved who it is. */
  readonly isFresh: boolean;
}

/**
 * Who works at a hotel, by the token of a session of the desk: `nobody` unless the session is live; `stranger` where
 * the person has left that hotel or never worked there.
 */
export async function staffMemberOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  token: string | undefined,
  hotelId: number,
  use: SessionUse = 'used',
): Promise<StaffCaller | 'nobody' | 'stranger'> {
  const now = await signedInBy(deps, token, use);
  if (now === undefined) return 'nobody';
  const { person, session } = now;
  const member = await findMember(deps.db, hotelId, person.person_id);
  if (member === undefined || member.accepted_at === null) return 'stranger';
  return {
    principal: { hotelId, kind: 'staff', id: person.person_id, role: member.role },
    name: person.name,
    device: session.device,
    isFresh: isFreshlyProved(session, deps.clock()),
  };
}
