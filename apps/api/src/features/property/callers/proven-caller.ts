import type { Deps } from '../../../deps.ts';
import type { Credential } from '../../../http/key-prover.ts';
import { signedInBy } from '../../identity/identity.ts';
import { keyHolderOf } from '../routes/property-keys.ts';

/** By whom a call is counted: a key by its hotel and id, a person by its own; null where the credential proves nobody. */
export async function provenCaller(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  credential: Credential,
): Promise<string | null> {
  if ('deskToken' in credential) {
    const now = await signedInBy(deps, credential.deskToken);
    return now === undefined ? null : `person ${now.person.person_id}`;
  }
  const holder = await keyHolderOf(deps, credential.authorization);
  return holder === undefined ? null : `${holder.principal.hotelId}.${holder.principal.id}`;
}
