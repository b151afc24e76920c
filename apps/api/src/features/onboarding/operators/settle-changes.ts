import type { Transaction } from '../../../database/database.types.ts';
import { noteAct } from '../../../database/journal.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { textsOfRevision } from '../../catalogue/catalogue.ts';
import {
  type By,
  changedSince,
  formerFacts,
  lockStart,
  publishFormer,
  startOf,
  watchedNow,
  writeOpening,
} from '../../property/property.ts';
import { restoreDomain } from '../domains/name-domain.ts';
import { asLooked } from '../openings/as-looked.ts';

type Settling = Pick<Deps, 'db' | 'clock' | 'settings'>;

/** How settling what a hotel has changed ended; `changed`: it is another than was looked at by now. */
export type SettledChanges = 'settled' | 'not_found' | 'not_changed' | 'changed' | 'not_ready';

/** Notes that the provider has looked at what guests see of a hotel now, and lets it be. */
export const approveChanges = (
  { db }: Settling,
  hotelId: number,
  revision: string | undefined,
): Promise<SettledChanges> =>
  transact<SettledChanges>(db, async (tx, rollback) => {
    const start = await lockStart(tx, hotelId);
    const now = await watchedNow(tx, hotelId);
    if (start === undefined || now === undefined) return rollback('not_found');
    if (start.changed_at === null) return rollback('not_changed');
    if (revision !== undefined && revision !== now.revision) return rollback('changed');
    await writeOpening(tx, hotelId, asLooked(now));
    noteAct(tx, { hotelId, after: { changes: 'approved' } });
    return 'settled';
  });

/**
 * Brings back what guests knew a hotel by when the provider looked at it last: names, place, hosts, accounts and pictures
 * that differ, and nothing else. Keys of an account that were given anew stay: nobody has those before.
 */
export async function takeBackChanges(
  deps: Settling,
  hotelId: number,
  by: By,
  revision: string | undefined,
): Promise<SettledChanges> {
  const { db, clock } = deps;
  const start = await startOf(db, hotelId);
  const now = await watchedNow(db, hotelId);
  if (start === undefined || now === undefined) return 'not_found';
  if (start.opened_at === null || start.looked_revision === null) return 'not_changed';
  const former = await textsOfRevision(db, hotelId, start.looked_revision);
  const changes = await changedSince(db, start, now);
  if (former === undefined || changes.length === 0) return 'not_changed';
  if (revision !== undefined && revision !== now.revision) return 'changed';
  const facts = new Set(changes.map(({ fact }) => fact));
  const host = start.looked_beside?.host ?? null;
  const note = async (tx: Transaction): Promise<null> => {
    if (facts.has('host') && start.looked_beside !== null) await restoreDomain(tx, hotelId, host, clock());
    noteAct(tx, { hotelId, after: { changes: 'taken back', facts: [...facts].join(', ') } });
    return null;
  };
  const back = formerFacts(now.texts, former, facts);
  const published = await publishFormer<never>(
    deps,
    hotelId,
    { changes: back, revision: start.looked_revision },
    by,
    note,
  );
  if (published.kind === 'published') return 'settled';
  if (published.kind === 'nothing_to_publish') {
    await transact(db, note);
    return 'settled';
  }
  return published.kind === 'changed_meanwhile' ? 'changed' : 'not_ready';
}
