import { byGuestWordColumn } from '@latchkey/booking-core/guest-words';
import { keptDays } from '@latchkey/booking-core/privacy';
import { noteBookingChange } from '../../../database/booking-changes.ts';
import type { Database, Work } from '../../../database/database.types.ts';
import { forgetReasons } from '../../../database/journal.ts';
import { forgetPropertyWords } from './booking-events.queries.ts';
import { forgetNames } from './booking-names.queries.ts';
import { writeBooking, type BookingRow } from './bookings.queries.ts';
import { eraseRequests } from './guest-requests.queries.ts';
import { forgetKeys } from './idempotency.queries.ts';

const dayMs = 24 * 3_600_000;

export const bookingsUpkeep = {
  /** Deletes the keys that clients repeat no more. */
  forget: (db: Database, now: Date): Promise<void> =>
    forgetKeys(db, new Date(now.getTime() - keptDays.requestKey * dayMs)),

  /** Takes every name, number, address and free text out of a locked booking, its requests and its history. */
  erase: async (tx: Work, { booking }: { readonly booking: BookingRow }, at: Date): Promise<void> => {
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
    await forgetNames(tx, booking);
  },
};
