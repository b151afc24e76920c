import type { Transaction } from '../../../database/database.types.ts';
import type { Deps } from '../../../deps.ts';
import { mayAskForPerson } from '../../messaging/messaging.ts';
import { foundBy, personOfMail } from '../persons/persons.queries.ts';
import { isUsedBrowser } from './used-browsers.queries.ts';

/** Who asks for a link: from where, and in which browser. */
export interface Asking {
  readonly address: string;
  /** To which the link is bound. */
  readonly browserHash: string;
  /** Where somebody has signed in in that browser before. */
  readonly usedBrowserHash: string | undefined;
}

/** Whether one more link that signs in may be mailed to an address: the person's own browser is never kept waiting by others. */
export async function mayAskForLink(
  deps: Pick<Deps, 'settings'>,
  tx: Transaction,
  mail: string,
  { address, usedBrowserHash }: Asking,
  now: Date,
): Promise<boolean> {
  const person = await personOfMail(tx, mail);
  const isOwn = await isUsedBrowser(tx, person?.person_id ?? '', usedBrowserHash ?? '', now);
  const knownBrowser = isOwn ? usedBrowserHash : undefined;
  return mayAskForPerson(deps, tx, { subject: `desk:${foundBy(mail)}`, address, knownBrowser }, now);
}
