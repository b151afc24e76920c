import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../../../database/database.types.ts';
import { noteAct } from '../../../database/journal.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { changedDocuments, checkDocuments, documentsOf, type KeptChange } from '../../catalogue/catalogue.ts';
import {
  besideOf,
  type By,
  changedSince,
  clearDraft,
  draftOf,
  isUnopened,
  judgedFindings,
  lockStart,
  publishChanges,
  startOf,
  type StartRow,
  watchedNow,
  writeOpening,
} from '../../property/property.ts';
import { publicationsOf } from '../../publishing/publishing.ts';
import { asAsked, asLooked } from './as-looked.ts';
import { tellOperators, tellOwner } from './tell-of-opening.ts';

type Opening = Pick<Deps, 'db' | 'clock' | 'settings'>;

/** Why a hotel that waits is not shown: somebody was faster, or it is another than was looked at. */
type NotApproved = 'not_waiting' | 'changed';

/** How opening a hotel to guests ended. */
export type OpenedHotel = {
  readonly kind: 'live' | 'waiting' | 'opened_already' | 'not_ready' | 'not_found' | NotApproved;
};

const isDraft: KeptChange = { file: 'hotel.json', path: 'state', was: 'draft' };

/**
 * Has guests see a hotel for the first time, with what its draft changes. Where the provider looks at it first
 * (`isApproved`), all of that is written down, and guests see it when the provider has. Who lets it go on then has looked
 * at a `revision` (without it, at what its owner asked to be shown): that is shown, and no other.
 */
export async function openHotel(
  deps: Opening,
  hotelId: number,
  by: By,
  isApproved: boolean,
  revision?: string,
): Promise<OpenedHotel> {
  const { db, clock, settings } = deps;
  const inForce = await documentsOf(db, hotelId);
  if (inForce === undefined) return { kind: 'not_found' };
  if (!isUnopened(inForce.texts)) return { kind: 'opened_already' };
  const start = await startOf(db, hotelId);
  if (!isApproved && start !== undefined && start.asked_at !== null) return approve(deps, start, by, revision);
  const waits = isApproved && start !== undefined;
  const [now, draft] = [clock(), await draftOf(db, hotelId)];
  const changes = [...(draft?.changes ?? []), ...(waits ? [] : [isDraft])];
  const { texts } = changedDocuments(inForce.texts, changes);
  const { hotel, findings } = await checkDocuments(texts, inForce);
  const judged = await judgedFindings(db, settings, hotelId, { before: inForce.texts, after: texts, findings });
  if (hotel === null || judged.some(({ rank }) => rank === 'must')) return { kind: 'not_ready' };
  const kind = waits ? 'waiting' : 'live';
  const note = async (tx: Transaction): Promise<null> => {
    const shown = await watchedNow(tx, hotelId);
    await writeOpening(
      tx,
      hotelId,
      waits
        ? { asked_at: now, refused: null, withdrawn: null, ...asAsked(shown) }
        : { asked_at: start?.asked_at ?? now, opened_at: now, ...asLooked(shown) },
    );
    await clearDraft(tx, hotelId, now, by.byName);
    noteAct(tx, { hotelId, after: { state: kind } });
    if (waits) await tellOperators(tx, settings, start, now);
    return null;
  };
  if (hotel.fingerprint === inForce.revision) await transact(db, note);
  else {
    const published = await publishChanges<never>(deps, hotelId, changes, by, note);
    if (published.kind === 'nothing_to_publish') await transact(db, note);
    else if (published.kind !== 'published') return { kind: 'not_ready' };
  }
  return { kind };
}

/** Shows guests a hotel that waits: what was looked at, and nothing that was changed since. */
async function approve(
  deps: Opening,
  { hotel_id: hotelId, ...start }: StartRow,
  by: By,
  revision: string | undefined,
): Promise<OpenedHotel> {
  const { db, clock } = deps;
  const seen = await watchedNow(db, hotelId);
  if (seen === undefined) return { kind: 'not_found' };
  const isSeen =
    revision === undefined ? seen.documents === (start.asked_revision ?? seen.documents) : seen.revision === revision;
  if (!isSeen || (await changedSince(db, { hotel_id: hotelId, ...start }, seen)).length > 0) return { kind: 'changed' };
  const now = clock();
  const published = await publishChanges<NotApproved>(deps, hotelId, [isDraft], by, async (tx) => {
    const locked = await lockStart(tx, hotelId);
    if (locked === undefined || locked.asked_at === null || locked.opened_at !== null) return 'not_waiting';
    // Others may have published between the look and the turn: what was in force before this is what was seen.
    const [, before] = await publicationsOf(tx, hotelId, { limit: 2 });
    if (before?.revision !== seen.documents || !isDeepStrictEqual(await besideOf(tx, hotelId), seen.beside))
      return 'changed';
    await writeOpening(tx, hotelId, { opened_at: now, ...asLooked(await watchedNow(tx, hotelId)) });
    noteAct(tx, { hotelId, after: { state: 'live' } });
    await tellOwner(tx, locked, 'approved', now);
    return null;
  });
  if (published.kind === 'published') return { kind: 'live' };
  return { kind: published.kind === 'refused' ? published.why : 'not_ready' };
}
