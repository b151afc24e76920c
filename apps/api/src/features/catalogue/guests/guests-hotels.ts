import { LRUCache } from 'lru-cache';
import type { Database, Transaction } from '../../../database/database.types.ts';
import { previewedHotel } from '../../../http/hotel-preview.ts';
import { checkDocuments } from '../documents/check-documents.ts';
import { changedDocuments } from '../documents/document-changes.ts';
import { documentsOf, draftedChanges } from '../documents/documents.queries.ts';
import type { HotelDirectory } from '../hotels/hotel-directory.ts';
import type { Agreed, AgreedHotel, HotelRecord } from '../hotels/hotel-record.ts';
import { readFolder } from '../hotels/read-hotel.ts';

/** Hotels as they will be that are kept in memory: those whose owners look at them now. */
const mostPreviews = 20;

/**
 * The hotels as guests may know them, drafts left out. A browser that looks at a hotel before guests do gets it as it
 * will be, with what its draft changes, and can book nothing of it; in a copy that is there for trials it books.
 */
export function guestsHotels(db: Database, hotels: HotelDirectory): HotelDirectory {
  const previews = new LRUCache<string, HotelRecord>({ max: mostPreviews });
  const asSeen = async (hotel: HotelRecord | undefined): Promise<HotelRecord | undefined> => {
    if (hotel === undefined) return undefined;
    if (previewedHotel() === hotel.id) return previewOf(db, hotel, previews);
    return hotel.sale.isDraft ? undefined : hotel;
  };
  return {
    byId: async (id) => asSeen(await hotels.byId(id)),
    bySlug: async (slug) => asSeen(await hotels.bySlug(slug)),
    byHost: async (host) => asSeen(await hotels.byHost(host)),
  };
}

async function previewOf(
  db: Database,
  hotel: HotelRecord,
  previews: LRUCache<string, HotelRecord>,
): Promise<HotelRecord> {
  const draft = await draftedChanges(db, hotel.id);
  const key = `${hotel.id} ${hotel.fingerprint} ${draft.version}`;
  const known = previews.get(key);
  if (known !== undefined) return known;
  const inForce = draft.changes.length === 0 ? undefined : await documentsOf(db, hotel.id);
  const checked =
    inForce === undefined ? null : await checkDocuments(changedDocuments(inForce.texts, draft.changes).texts, inForce);
  // A draft that could not be published yet is left out: the preview shows the hotel as it is.
  const will = checked?.hotel ? readFolder(hotel, checked.hotel) : hotel;
  const preview: HotelRecord = Object.defineProperty(
    Object.create(will, {
      sale: {
        value: { ...will.sale, isClosed: false, isDraft: false, isPreview: hotel.trialOf === null },
        enumerable: true,
      },
      // What is answered of it is kept by this, and must be given to no guest. Bookings of a copy are agreed under it.
      fingerprint: {
        value: hotel.trialOf === null ? `${will.fingerprint} preview` : will.fingerprint,
        enumerable: true,
      },
    }) as HotelRecord,
    'agreedHotel',
    {
      value: (from: Database | Transaction, booking: Agreed): Promise<AgreedHotel> => hotel.agreedHotel(from, booking),
    },
  );
  previews.set(key, preview);
  return preview;
}
