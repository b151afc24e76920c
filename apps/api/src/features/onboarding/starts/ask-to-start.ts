import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { secretText } from '../../../secret-text.ts';
import { mayMailFrom } from '../../messaging/messaging.ts';
import { enqueue } from '../../outbox/outbox.ts';
import { foundBy, mayAskForLink, personFor, type Asking, type NewPerson } from '../../identity/identity.ts';

/**
 * Has a link mailed by which somebody signs in to set up a house. Beyond the limits of an address, a mailbox or the
 * caller it only answers; the answer is always the same, for people who work here as well. The name that is typed goes
 * with the link, and is of whoever uses that in the same browser.
 */
export async function askToStart(deps: Deps, asked: NewPerson, from: Asking): Promise<void> {
  const at = deps.clock();
  const isWithinDay = await mayMailFrom(deps, from.address, `start:${foundBy(asked.mail)}`);
  await transact(deps.db, async (tx) => {
    if (!(await mayAskForLink(deps, tx, asked.mail, from, at)) || !isWithinDay) return;
    const { person_id: personId } = await personFor(tx, asked, at);
    const { name, language } = asked;
    await enqueue(
      tx,
      [
        {
          hotelId: 0,
          kind: 'sign-in-mail',
          dedupeKey: `sign-in-mail:${secretText()}`,
          payload: { personId, browserHash: from.browserHash, to: '/start', name, language },
        },
      ],
      at,
    );
  });
}
