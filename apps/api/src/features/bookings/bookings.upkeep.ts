import { byGuestWordColumn } from '@latchkey/booking-core/guest-words';
import { noteBookingChange } from '../../database/booking-changes.ts';
import type { Transaction } from '../../database/database.types.ts';
import { forgetReasons } from '../../database/journal.ts';
import { forgetPropertyWords } from './booking-events.queries.ts';
import { writeBooking, type BookingRow } from './bookings.queries.ts';
import { eraseRequests } from './guest-requests.queries.ts';

export const bookingsUpkeep = {
  /** Takes every name, number, address and free text out of a locked booking, its requests and its history. */
  erase: async (tx: Transaction, { booking }: { readonly booking: BookingRow }, at: Date): Promise<void> => {
    await writeBooking(tx, booking, {
      travellers: '[]',
      ...byGuestWordColumn(() => null),
      estimated_arrival_time: null,
      contact_phone: null,
      attribution: null,
      erased_at: at,
    });
    noteBookingChange(tx, booking);
    await eraseRequests(tx, booking);
    await forgetReasons(tx, booking);
    await forgetPropertyWords(tx, booking);
  },
};
