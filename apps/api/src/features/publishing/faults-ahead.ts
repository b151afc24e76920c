import { todayIn } from '@latchkey/booking-core/time';
import type { Database } from '../../database/database.types.ts';
import { namedIdsOf } from '@latchkey/hotel-document/names';
import type { FaultOfFolder } from '../catalogue/catalogue.ts';
import type { HotelFolder } from '../catalogue/hotel-files/hotel-folder.types.ts';
import { type IdAhead, idsAhead } from './ids-ahead.queries.ts';
import { missingIds, missingText } from './keep-ids.ts';

/** The faults of a hotel's file that has no more what bookings ahead name. */
export const faultsOfMissing = ({ facts }: Pick<HotelFolder, 'facts'>, ids: readonly IdAhead[]): FaultOfFolder[] =>
  ids.map((id) => ({ folder: `${facts.id}-${facts.slug}`, file: 'hotel.json', path: '', message: missingText(id) }));

/** The same of all hotels, before any of their files is loaded. */
export async function faultsAhead(db: Database, hotels: readonly HotelFolder[], now: Date): Promise<FaultOfFolder[]> {
  const faults: FaultOfFolder[] = [];
  for (const hotel of hotels) {
    const { facts } = hotel;
    const ahead = await idsAhead(db, facts.id, todayIn(facts.timeZone, now.getTime()));
    faults.push(...faultsOfMissing(hotel, missingIds(namedIdsOf(facts), ahead)));
  }
  return faults;
}
