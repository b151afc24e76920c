import { retentionDays } from '@latchkey/booking-core/privacy';
import type { Database } from '../../database/database.types.ts';
import type { BookingRow } from '../bookings/bookings.ts';
import { endHolds, forgetOverHolds } from './holds/open-holds.queries.ts';
import { forgetQuotes } from './quotes/quotes.queries.ts';

const dayMs = 24 * 3_600_000;

export const reservationsUpkeep = {
  /** Deletes quotes that ended, and whom holds counted for that count no more. */
  forget: async (db: Database, now: Date): Promise<void> => {
    await forgetQuotes(db, new Date(now.getTime() - retentionDays.quote * dayMs));
    await forgetOverHolds(db, now);
  },

  /** Forgets whom an erased booking counted for. */
  eraseElsewhere: (db: Database, { booking }: { readonly booking: BookingRow }, at: Date): Promise<void> =>
    endHolds(db, booking, at),
};
