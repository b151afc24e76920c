import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { secretText } from '../../../secret-text.ts';
import { enqueue } from '../../outbox/outbox.ts';
import { membershipsOf } from '../persons/members.queries.ts';
import { isOperatorsMail, operatorFor } from '../persons/operators.ts';
import { personOfMail } from '../persons/persons.queries.ts';
import { mayAskForLink, type Asking } from './may-ask-for-link.ts';

/**
 * Has a link mailed to somebody who works at a hotel. An unknown address, and one beyond the limits of an address or of
 * the caller, gets none; the work done and the answer are the same.
 */
export async function askForSignIn(deps: Deps, mail: string, from: Asking): Promise<void> {
  const at = deps.clock();
  const isOperator = isOperatorsMail(deps.settings, mail);
  const known = await personOfMail(deps.db, mail);
  const [first] = await membershipsOf(deps.db, known?.person_id ?? '');
  await transact(deps.db, async (tx) => {
    const person = isOperator ? await operatorFor(tx, mail, at) : known;
    const isWithin = await mayAskForLink(deps, tx, mail, from, at);
    const isSent = isWithin && person !== undefined && (first !== undefined || isOperator);
    await enqueue(
      tx,
      [
        {
          hotelId: first?.hotel_id ?? 0,
          kind: 'sign-in-mail',
          dedupeKey: `sign-in-mail:${secretText()}`,
          payload: { personId: isSent ? person.person_id : '', browserHash: from.browserHash },
        },
      ],
      at,
    );
  });
}
