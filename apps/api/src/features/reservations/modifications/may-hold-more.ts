import type { QuoteRequest } from '@latchkey/api-contract/types';
import type { Transaction } from '../../../database/database.types.ts';
import type { Deps } from '../../../deps.ts';
import { type BookingRow, endOfSelection } from '../../bookings/bookings.ts';
import { isSameStay } from '../quotes/is-same-stay.ts';
import type { Booker } from '../holds/booking-request.ts';
import { countHoldIn, type HoldToCount, lookAtHolds } from '../holds/open-holds.ts';
import { moneyOf } from '../../ledger/ledger.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';

/**
 * Whether a change that nothing is paid for may take its rooms: more of them, or on other dates, are counted as those
 * of a new booking are. A booking that was paid for, or proved by a code, is exempt, and so is its change.
 */
export async function mayHoldMore(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'settings'>,
  hotel: HotelRecord,
  booking: BookingRow,
  selection: QuoteRequest,
  { deviceHash, address }: Booker,
): Promise<boolean> {
  const { rooms, stay } = booking.selection;
  if (selection.rooms.length <= rooms.length && isSameStay(selection.stay, stay)) return true;
  const paid = await moneyOf(tx, booking);
  if (booking.proved_at !== null || paid.captured > 0 || deps.settings.openHolds === null) return true;
  const { contactNumber = '', email = '' } = booking.travellers[0] ?? {};
  const hold: HoldToCount = {
    hotelId: hotel.id,
    bookingId: booking.booking_id,
    rooms: selection.rooms.length,
    stay: selection.stay,
    isRequest: false,
    isFree: true,
    expiresAt: null,
    stayEnd: () => new Date(endOfSelection(hotel, selection)),
    deviceHash,
    contactNumber,
    email,
    address,
  };
  const counted = await countHoldIn(tx, deps, hold, await lookAtHolds(tx, hold, deps.clock()));
  return counted !== 'too_many_holds';
}
