import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { isGuessing, noteWrongTry } from '../../messaging/messaging.ts';
import { foundBy, personOfMail } from '../persons/persons.queries.ts';
import { openDesk, type FromBrowser, type Opened } from './open-desk.ts';
import { recoveryHash } from './recovery-code.ts';
import { takeRecovery } from './recovery.queries.ts';

/**
 * Signs in by a recovery code, which is used up. Wrong tries count for the mail address and the network that they come
 * from, whether or not somebody is known: nobody guesses 99 bits, and the right one is taken whatever others have typed.
 */
export function useRecoveryCode(
  deps: Deps,
  { mail, code }: { readonly mail: string; readonly code: string },
  from: FromBrowser & { readonly address: string },
): Promise<Opened | 'code_wrong' | 'too_many_tries'> {
  const at = deps.clock();
  return transact(deps.db, async (tx) => {
    const subject = `recovery:${foundBy(mail)}`;
    if (await isGuessing(tx, subject, from.address, at)) return 'too_many_tries';
    const person = await personOfMail(tx, mail);
    const isRight = await takeRecovery(tx, person?.person_id ?? '', recoveryHash(code));
    if (person !== undefined && isRight) return openDesk(tx, person.person_id, from, at);
    await noteWrongTry(tx, subject, from.address, at);
    return 'code_wrong';
  });
}
