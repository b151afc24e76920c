import type { Transaction } from '../../../database/database.types.ts';

/** A key of a hotel that goes on. */
export interface LiveKey {
  readonly keyId: string;
  readonly name: string;
}

/**
 * Ends the keys that a person made for a hotel, and says which went on until now, the first made first. Of keys that do not
 * name their maker the journal does.
 */
export async function endKeysOf(
  tx: Transaction,
  hotelId: number,
  personId: string,
  at: Date,
): Promise<readonly LiveKey[]> {
  const ended = await tx
    .updateTable('property_key')
    .set({ revoked_at: at })
    .where('hotel_id', '=', hotelId)
    .where((row) =>
      row.or([
        row('made_by', '=', personId),
        row.and([
          row('made_by', 'is', null),
          row(
            'key_id',
            'in',
            row
              .selectFrom('journal_line')
              .select('subject')
              .where('journal_line.hotel_id', '=', hotelId)
              .where('actor_id', '=', personId)
              .where('operation', '=', 'createPropertyKey')
              .where('outcome', '=', 'done')
              .$castTo<{ subject: string }>(),
          ),
        ]),
      ]),
    )
    .where('revoked_at', 'is', null)
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', at)]))
    .returning(['key_id as keyId', 'name', 'created_at'])
    .execute();
  return ended
    .toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime())
    .map(({ keyId, name }) => ({ keyId, name }));
}

/** Ends the invitations that a person made for a hotel and nobody has accepted yet, and says whose. */
export async function endInvitationsBy(
  tx: Transaction,
  hotelId: number,
  personId: string,
  at: Date,
): Promise<readonly { readonly personId: string; readonly name: string | null }[]> {
  return tx
    .updateTable('staff_member')
    .set({ ended_at: at })
    .where('hotel_id', '=', hotelId)
    .where('invited_by', '=', personId)
    .where('accepted_at', 'is', null)
    .where('ended_at', 'is', null)
    .returning(['person_id as personId', 'invited_name as name'])
    .execute();
}

/** Forgets the links that invite a person to a hotel and were not used. */
export async function forgetLinksTo(tx: Transaction, hotelId: number, personId: string): Promise<void> {
  await tx
    .deleteFrom('sign_in_link')
    .where('person_id', '=', personId)
    .where('hotel_id', '=', hotelId)
    .where('used_at', 'is', null)
    .execute();
}
