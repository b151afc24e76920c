import type { Logger } from 'pino';
import { placeOf } from '@latchkey/hotel-document/faults';
import type { LoadedHotels } from './load-hotels.ts';

/** Says in the log what loading the hotel folders did, each hotel by its name. */
export function tellOfLoading(
  { loaded, faults, doubts, renamed, gone, atDesk, nothingFound }: LoadedHotels,
  log: Pick<Logger, 'error' | 'warn' | 'info'>,
): void {
  for (const fault of faults) log.error(fault, 'a hotel’s files cannot be used: it goes on with what was known of it');
  for (const [folder, its] of Map.groupBy(doubts, (doubt) => doubt.folder))
    log.warn(
      { folder, places: its.map(placeOf) },
      'something looks wrong in a hotel’s files: pnpm api check-hotels says what',
    );
  for (const { hotelId, slug } of gone)
    log.warn(
      { hotelId, slug },
      'a hotel’s folder is gone: it is closed and keeps its bookings until the folder is back',
    );
  if (nothingFound !== null)
    log.error(
      { why: nothingFound },
      'no hotel files were found: nothing is closed, hotels go on with what was known of them',
    );
  for (const { hotelId, ids } of renamed) log.info({ hotelId, ids }, 'what a hotel sold follows its new ids');
  if (atDesk.length > 0) log.info({ hotels: atDesk }, 'hotels are kept at the desk: their files are not read');
  if (loaded.length > 0) log.info({ hotels: loaded }, 'hotels loaded');
}
