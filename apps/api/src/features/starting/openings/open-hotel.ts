import type { Work } from '../../../database/database.types.ts';
import { noteAct } from '../../../database/journal.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { changedDocuments, checkDocuments, documentsOf, type KeptChange } from '../../catalogue/catalogue.ts';
import { clearDraft, type By, draftOf, isUnopened, publishChanges } from '../../property/property.ts';
import { tellOperators, tellOwner } from './tell-of-opening.ts';
import { startOf, writeOpening } from '../starts/starts.queries.ts';

type Opening = Pick<Deps, 'db' | 'clock' | 'settings'>;

/** How opening a hotel to guests ended. */
export type OpenedHotel = { readonly kind: 'live' | 'waiting' | 'opened_already' | 'not_ready' | 'not_found' };

const isDraft: KeptChange = { file: 'hotel.json', path: 'state', was: 'draft' };

/**
 * Has guests see a hotel for the first time, with what its draft changes. Where the provider looks at it first
 * (`isApproved`), all of that is written down, and guests see it when the provider has.
 */
export async function openHotel(
  { db, clock, settings }: Opening,
  hotelId: number,
  by: By,
  isApproved: boolean,
): Promise<OpenedHotel> {
  const inForce = await documentsOf(db, hotelId);
  if (inForce === undefined) return { kind: 'not_found' };
  if (!isUnopened(inForce.texts)) return { kind: 'opened_already' };
  const start = await startOf(db, hotelId);
  const waits = isApproved && start !== undefined;
  // Who lets a hotel go on that waits shows what was looked at, and nothing that was changed since.
  const isApproval = !isApproved && start !== undefined && start.asked_at !== null;
  const [now, draft] = [clock(), isApproval ? undefined : await draftOf(db, hotelId)];
  const changes = [...(draft?.changes ?? []), ...(waits ? [] : [isDraft])];
  const { hotel } = await checkDocuments(changedDocuments(inForce.texts, changes).texts, inForce);
  if (hotel === null) return { kind: 'not_ready' };
  const kind = waits ? 'waiting' : 'live';
  const note = async (tx: Work): Promise<null> => {
    await writeOpening(
      tx,
      hotelId,
      waits ? { asked_at: now, refused: null } : { asked_at: start?.asked_at ?? now, opened_at: now },
    );
    if (!isApproval) await clearDraft(tx, hotelId, now, by.byName);
    noteAct(tx, { hotelId, after: { state: kind } });
    if (waits) await tellOperators(tx, settings, hotelId, now);
    if (isApproval && start !== undefined) await tellOwner(tx, start, 'approved', now);
    return null;
  };
  if (hotel.fingerprint === inForce.revision) await transact(db, note);
  else {
    const published = await publishChanges<never>({ db, clock, settings }, hotelId, changes, by, note);
    if (published.kind === 'nothing_to_publish') await transact(db, note);
    else if (published.kind !== 'published') return { kind: 'not_ready' };
  }
  return { kind };
}
