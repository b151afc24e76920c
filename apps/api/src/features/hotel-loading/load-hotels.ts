import { todayIn } from '@latchkey/booking-core/time';
import type { Database } from '../../database/database.types.ts';
import type { HotelFault } from '../hotel-files/hotel-folder.types.ts';
import { readHotelFolders } from '../hotel-files/read-hotel-folders.ts';
import { listedFingerprints } from '../hotel-listing/hotel-listing.queries.ts';
import { fingerprintsOf, listHotel, writeHotel } from './load-hotels.queries.ts';
import { stockHotel } from './stock-hotel.ts';

/**
 * Brings the database in line with the hotel folders. It may run any number of times: only hotels whose files changed are written.
 * Hotels whose folder is gone stay, with their bookings.
 */
export async function loadHotels(
  db: Database,
  directory: string,
  now: Date,
): Promise<{ loaded: number[]; faults: (HotelFault & { folder: string })[] }> {
  const { hotels, faults } = await readHotelFolders(directory);
  const [known, listed] = [await fingerprintsOf(db), await listedFingerprints(db)];
  const loaded: number[] = [];
  for (const hotel of hotels) {
    const { facts } = hotel;
    const changed = known.get(facts.id) !== hotel.fingerprint;
    if (changed) {
      await writeHotel(db, hotel, now);
      loaded.push(facts.id);
    } else if (listed.get(facts.id) !== hotel.fingerprint) await listHotel(db, hotel);
    await stockHotel(db, facts, todayIn(facts.timeZone, now.getTime()), changed);
  }
  return { loaded, faults };
}
