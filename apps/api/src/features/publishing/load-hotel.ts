import { todayIn } from '@latchkey/booking-core/time';
import type { Database } from '../../database/database.types.ts';
import { transact } from '../../database/transact.ts';
import type { HotelFolder } from '../catalogue/hotel-files/hotel-folder.types.ts';
import { keepTexts, type KnownFiles, knownOf } from './known-hotels.queries.ts';
import type { KeptIds } from './keep-ids.ts';
import { isListed, listHotel, takeTurn } from './load-hotels.queries.ts';
import { keepInFiles, ofFiles } from './publications.queries.ts';
import { putInForce, type PutInForce } from './put-in-force.ts';
import { stockHotel, tellOverridesApart } from '../stock/stock.ts';

/** What became of a hotel's files. */
export type LoadedHotel =
  | { readonly kind: 'same' }
  /** They differed from the database, and were written. */
  | Extract<KeptIds, { kind: 'kept' }>
  /** It is kept at the desk: its files are not looked at. */
  | { readonly kind: 'at_desk' }
  | Exclude<PutInForce, { kind: 'kept' }>;

/**
 * Brings the database in line with the files of one hotel, which may be as it knows them. Of a hotel that is kept at the
 * desk they are not looked at, unless its files are to take over.
 */
export async function loadHotel(db: Database, hotel: HotelFolder, now: Date, takesOver: boolean): Promise<LoadedHotel> {
  const { facts } = hotel;
  const known = await knownOf(db, facts.id);
  if (known?.kept === 'desk' && !takesOver) return { kind: 'at_desk' };
  if (known !== undefined) await tellOverridesApart(db, facts.id);
  const isChanged = known?.fingerprint !== hotel.fingerprint;
  const loaded = isChanged ? await write(db, hotel, now) : await complete(db, hotel, known);
  if (loaded.kind === 'same' || loaded.kind === 'kept')
    await stockHotel(db, facts, todayIn(facts.timeZone, now.getTime()), isChanged);
  return loaded;
}

/** Writes a hotel's new files and has what it sold follow them, or neither. */
function write(db: Database, hotel: HotelFolder, now: Date): Promise<LoadedHotel> {
  return transact<LoadedHotel>(db, async (tx, rollback) => {
    await takeTurn(tx);
    // Another process may have written the same files meanwhile.
    if ((await knownOf(tx, hotel.facts.id))?.fingerprint === hotel.fingerprint) return { kind: 'same' };
    const put = await putInForce(tx, hotel, now, ofFiles);
    return put.kind === 'kept' ? put : rollback(put);
  });
}

/** Adds what an older version did not keep of the same files. */
async function complete(db: Database, hotel: HotelFolder, { listed, kept }: KnownFiles): Promise<LoadedHotel> {
  if (kept === 'desk') await keepInFiles(db, hotel.facts.id);
  if (isListed(hotel) && listed !== hotel.fingerprint) await listHotel(db, hotel);
  await keepTexts(db, hotel);
  return { kind: 'same' };
}
