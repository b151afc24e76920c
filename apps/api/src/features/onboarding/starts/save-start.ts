import type { Locale } from '@latchkey/booking-core/language';
import { actAs } from '../../../database/acting.ts';
import type { Transaction } from '../../../database/database.types.ts';
import { noteAct } from '../../../database/journal.ts';
import { transact } from '../../../database/transact.ts';
import type { StartAnswers } from '../../../database/tables/hotel-tables.ts';
import type { Deps } from '../../../deps.ts';
import {
  changedDocuments,
  checkDocuments,
  differencesBetween,
  documentsOf,
  type DocumentTexts,
} from '../../catalogue/catalogue.ts';
import { findMember, ownHotel, type PersonRow, type SignedIn } from '../../identity/identity.ts';
import { createHotel, publishHotel } from '../../publishing/publishing.ts';
import { standIn } from '../new-documents/room-documents.ts';
import { standInPicture } from '../new-documents/stand-in-picture.ts';
import { writeBounds } from '../../refunds/refunds.ts';
import { composedStart } from './composed-start.ts';
import { proposedBounds } from './proposed-bounds.ts';
import { lockStart, startOf, type StartRow, writeAnswers } from '../../property/property.ts';

type Starting = Pick<Deps, 'db' | 'settings' | 'clock' | 'images'>;

/** How saving answers ended. */
export type SavedStart =
  | { readonly kind: 'saved'; readonly row: StartRow }
  /** Somebody has saved since they were read: the same person, on another device. */
  | { readonly kind: 'changed'; readonly newer: StartRow }
  | { readonly kind: 'not_found' | 'opened_already' | 'unavailable' };

/** A start of a person, who must still manage it where it is a hotel. */
export async function ownStart(
  { db }: Pick<Deps, 'db'>,
  hotelId: number,
  personId: string,
): Promise<StartRow | undefined> {
  const row = await startOf(db, hotelId);
  if (row === undefined || row.person_id !== personId) return undefined;
  if (row.composed === null) return row;
  const member = await findMember(db, hotelId, personId);
  return member?.role === 'owner' || member?.role === 'manager' ? row : undefined;
}

/**
 * Saves answers of a house. While they are not whole they are kept alone; whole, they become the documents of a hotel that
 * no guest sees, and later answers are written over what they said before: what was changed in the set-up stays.
 */
export async function saveStart(
  deps: Starting,
  { person, session: { device } }: SignedIn,
  row: StartRow,
  {
    version,
    language,
    answers,
  }: { readonly version: number; readonly language: Locale; readonly answers: StartAnswers },
): Promise<SavedStart> {
  if (row.asked_at !== null) return { kind: 'opened_already' };
  if (row.version !== version) return { kind: 'changed', newer: row };
  const now = deps.clock();
  const next = { ...row, version: version + 1, language, answers, saved_at: now };
  const { texts } = await composedStart(deps, next);
  const write = async (tx: Transaction, composed?: DocumentTexts): Promise<StartRow | null> => {
    const locked = await lockStart(tx, row.hotel_id);
    if (locked === undefined) throw new Error('a start is gone');
    if (locked.version !== version) return locked;
    await writeAnswers(tx, row.hotel_id, { ...next, composed, at: now });
    if (composed !== undefined) noteAct(tx, { hotelId: row.hotel_id, after: { version: version + 1 } });
    return null;
  };
  const put = (): Promise<StartRow | null | 'unavailable'> =>
    texts === null
      ? transact(deps.db, (tx) => write(tx))
      : row.composed === null
        ? found(deps, person, row.hotel_id, texts, write)
        : writeOver(deps, person, { ...row, composed: row.composed }, texts, write);
  // What changes a hotel leaves a line in its journal, as every act of its people.
  const principal = { hotelId: row.hotel_id, kind: 'staff', id: person.person_id, role: 'owner' } as const;
  const acting = { principal, name: person.name, device, operation: 'saveStart', isFresh: false, now: deps.clock };
  const newer = await actAs(acting, put);
  if (newer === 'unavailable') return { kind: 'unavailable' };
  if (newer !== null) return { kind: 'changed', newer };
  const saved = await startOf(deps.db, row.hotel_id);
  return saved === undefined ? { kind: 'not_found' } : { kind: 'saved', row: saved };
}

type Write = (tx: Transaction, composed?: DocumentTexts) => Promise<StartRow | null>;

const by = ({ person_id: byId, name: byName }: PersonRow) => ({ source: 'desk', byId, byName, reverts: null }) as const;

/** Makes a hotel of its own of documents, with the person as its owner. */
async function found(
  deps: Starting,
  person: PersonRow,
  hotelId: number,
  texts: DocumentTexts,
  write: Write,
): Promise<StartRow | null | 'unavailable'> {
  const { content, width, height } = await standInPicture();
  const kept = await deps.images.keep(hotelId, content);
  if (kept === 'busy') return 'unavailable';
  const { hotel } = await checkDocuments(texts, { images: [{ name: standIn, width, height, ...kept }], films: [] });
  if (hotel === null) throw new Error('documents that were whole are not');
  const now = deps.clock();
  const made = await createHotel<StartRow>(deps.db, hotel, now, {
    publication: by(person),
    also: async (tx) => {
      const newer = await write(tx, texts);
      if (newer === null) {
        await ownHotel(tx, hotelId, person.person_id, now);
        await writeBounds(tx, hotelId, proposedBounds(hotel.facts), now);
      }
      return newer;
    },
  });
  if (made.kind === 'refused') return made.why;
  // Its slug was taken a moment ago: the answers are kept, and the next look says so.
  return made.kind === 'kept' ? null : transact(deps.db, (tx) => write(tx));
}

/** Writes what answers say otherwise than before over the documents of a draft. */
async function writeOver(
  deps: Starting,
  person: PersonRow,
  { hotel_id: hotelId, composed }: { readonly hotel_id: number; readonly composed: DocumentTexts },
  texts: DocumentTexts,
  write: Write,
): Promise<StartRow | null | 'unavailable'> {
  const inForce = await documentsOf(deps.db, hotelId);
  if (inForce === undefined) throw new Error('a draft has no documents');
  const changes = differencesBetween(composed, texts).map(({ file, path, before: was, after: value }) => ({
    file,
    path,
    ...(was === undefined ? {} : { was }),
    ...(value === undefined ? {} : { value }),
  }));
  const changed = changedDocuments(inForce.texts, changes);
  const { hotel } = await checkDocuments(changed.texts, inForce);
  if (hotel === null || hotel.fingerprint === inForce.revision)
    return transact(deps.db, (tx) => write(tx, hotel === null ? undefined : texts));
  const published = await publishHotel<StartRow>(deps.db, hotel, deps.clock(), {
    basedOn: inForce.revision,
    publication: by(person),
    also: (tx) => write(tx, texts),
  });
  if (published.kind === 'refused') return published.why;
  return published.kind === 'kept' ? null : transact(deps.db, (tx) => write(tx));
}
