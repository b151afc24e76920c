import { createHash } from 'node:crypto';
import type { Database, Transaction } from '../../../database/database.types.ts';
import { noteAct } from '../../../database/journal.ts';
import type { BesideDocuments } from '../../../database/tables/hotel-tables.ts';
import type { Settings } from '../../../settings.ts';
import { documentsOf, textsOfRevision } from '../../catalogue/catalogue.ts';
import { isKnownHotel, standingOf } from '../../messaging/messaging.ts';
import { enqueue } from '../../outbox/outbox.ts';
import { watchedChanges, type WatchedChange, type WatchedState } from './watched-changes.ts';
import {
  besideOf,
  startLooked,
  type StartLooked,
  withdrawRequest,
  writeChangedAt,
  writeLook,
} from './watched.queries.ts';

/** A hotel as it is now, with the name of exactly that. */
export interface WatchedNow extends WatchedState {
  /** The fingerprint of its documents. */
  readonly documents: string;
  readonly beside: BesideDocuments;
  /** Of its documents and what stands beside them. */
  readonly revision: string;
}

/** What a hotel is known by at this moment; undefined where there is no such hotel. */
export async function watchedNow(db: Database | Transaction, hotelId: number): Promise<WatchedNow | undefined> {
  const inForce = await documentsOf(db, hotelId);
  if (inForce === undefined) return undefined;
  const beside = await besideOf(db, hotelId);
  const revision = createHash('sha256').update(inForce.revision).update(JSON.stringify(beside)).digest('hex');
  return { texts: inForce.texts, documents: inForce.revision, beside, revision };
}

/** What differs from what its owner asked to be shown while it waits, from what the provider looked at last once guests see it. */
export async function changedSince(
  db: Database | Transaction,
  start: StartLooked,
  now: WatchedNow,
): Promise<readonly WatchedChange[]> {
  const [revision, beside] =
    start.opened_at === null
      ? [start.asked_revision, start.asked_beside]
      : [start.looked_revision, start.looked_beside];
  const texts = revision === null ? undefined : await textsOfRevision(db, start.hotel_id, revision);
  return texts === undefined ? [] : watchedChanges({ texts, beside }, now);
}

const hourMs = 3_600_000;

/**
 * Looks at what guests know a hotel by after its people may have changed that. A request to be shown that waits is taken
 * back, since it was for something else; of a hotel that guests see and that is not known yet, the provider's people get a
 * mail, once an hour for the same kinds of changes.
 */
export async function noteWatched(
  tx: Transaction,
  { operators }: Pick<Settings, 'operators'>,
  hotelId: number,
  at: Date,
): Promise<void> {
  const start = await startLooked(tx, hotelId);
  if (start === undefined || (start.asked_at === null && start.opened_at === null)) return;
  if (start.opened_at !== null && isKnownHotel(await standingOf(tx, hotelId, at), at)) return;
  const now = await watchedNow(tx, hotelId);
  // An older version did not write down what was looked at: from now on it is known.
  const before = start.opened_at === null ? start.asked_revision : start.looked_revision;
  if (now !== undefined && before === null) return writeLook(tx, start, now);
  const changes = now === undefined ? [] : await changedSince(tx, start, now);
  if (changes.length === 0) return start.changed_at === null ? undefined : writeChangedAt(tx, hotelId, null);
  const facts = [...new Set(changes.map(({ fact }) => fact))];
  if (start.opened_at === null) {
    await withdrawRequest(tx, hotelId, facts);
    noteAct(tx, { hotelId, after: { state: 'draft', withdrawn: facts.join(', ') } });
    return;
  }
  if (start.changed_at === null) await writeChangedAt(tx, hotelId, at);
  const hour = Math.floor(at.getTime() / hourMs);
  await enqueue(
    tx,
    operators.map((to) => ({
      hotelId,
      kind: 'opening-mail' as const,
      dedupeKey: `opening changed ${hour} ${facts.join(' ')} ${to}`,
      payload: { to, became: 'changed' as const },
    })),
    at,
  );
}
