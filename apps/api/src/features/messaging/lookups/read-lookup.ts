import type { MaskedBooking } from '@latchkey/api-contract/types';
import type { Deps } from '../../../deps.ts';
import { hotelIdIn } from '../../../secret-id.ts';
import { hasAccess } from '../../booking-access/booking-access.ts';
import { bookingsOfSubject } from './bookings-of-subject.ts';
import { findLookup } from './lookups.queries.ts';
import { repeatFromOf } from './repeat-lookup.ts';
import { maskedView } from './masked-booking.ts';

export interface ReadLookup {
  readonly state: 'open' | 'entered';
  readonly bookings: MaskedBooking[];
  readonly repeatFrom: string;
}

/**
 * What came of a lookup, for the device that asks: its bookings once the code was entered there. A code that was entered
 * elsewhere, or that has not been, is open to it. Null where there is no such lookup.
 */
export async function readLookup(
  deps: Deps,
  lookupId: string,
  deviceHash: string | undefined,
): Promise<ReadLookup | null> {
  const hotelId = hotelIdIn(lookupId);
  const lookup = hotelId === null ? undefined : await findLookup(deps.db, hotelId, lookupId);
  if (lookup === undefined || hotelId === null) return null;
  const repeatFrom = repeatFromOf(lookup).toISOString();
  const open: ReadLookup = { state: 'open', bookings: [], repeatFrom };
  if (lookup.used_at === null || deviceHash === undefined) return open;
  const bookings: MaskedBooking[] = [];
  const rows = await bookingsOfSubject(deps, hotelId, lookup.subject);
  for (const row of rows) if (await hasAccess(deps.db, row, deviceHash)) bookings.push(await maskedView(deps, row));
  // Bookings that this device may not see were proved at another one.
  return rows.length > bookings.length ? open : { state: 'entered', bookings, repeatFrom };
}
