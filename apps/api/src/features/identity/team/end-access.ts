import { may, type StaffRole } from '@latchkey/booking-core/staff';
import type { Transaction } from '../../../database/database.types.ts';
import { noteAct } from '../../../database/journal.ts';
import { findPerson } from '../persons/persons.queries.ts';
import { deleteDevicesOf } from '../sign-in/sessions.queries.ts';
import { endInvitationsBy, endKeysOf, forgetLinksTo, type LiveKey } from './given-access.queries.ts';

/** What a person had opened at a hotel for programs and for others, and which ended with the right to do so. */
export interface EndedAccess {
  readonly keys: readonly LiveKey[];
  readonly invitations: readonly { readonly personId: string; readonly name: string }[];
}

/**
 * Ends the keys and the waiting invitations that a person made at a hotel and that the role from now on no longer
 * allows. A person who leaves (`role` null) loses sign-in links and pushed news there as well.
 */
export async function endAccess(
  tx: Transaction,
  { hotelId, personId }: { readonly hotelId: number; readonly personId: string },
  role: StaffRole | null,
  at: Date,
): Promise<EndedAccess> {
  const mayStill = (operation: string): boolean => may({ hotelId, kind: 'staff', id: personId, role }, operation);
  const keys = mayStill('createPropertyKey') ? [] : await endKeysOf(tx, hotelId, personId, at);
  for (const { keyId } of keys)
    noteAct(tx, { hotelId, subject: keyId, before: { state: 'live' }, after: { state: 'revoked' } });
  const invited = mayStill('invitePerson') ? [] : await endInvitationsBy(tx, hotelId, personId, at);
  const invitations = [];
  for (const { personId: one, name } of invited) {
    await forgetLinksTo(tx, hotelId, one);
    noteAct(tx, { hotelId, subject: one, before: { state: 'invited' }, after: { role: null } });
    invitations.push({ personId: one, name: name ?? (await findPerson(tx, one))?.name ?? '' });
  }
  if (role === null) {
    await deleteDevicesOf(tx, hotelId, personId);
    await forgetLinksTo(tx, hotelId, personId);
  }
  return { keys, invitations };
}
