import type { BookingKey } from '../../database/booking-key.ts';
import type { Transaction } from '../../database/database.types.ts';
import { eraseAnswersTo } from './inbox/care.queries.ts';
import { eraseNotes } from './day/notes.queries.ts';
import { setProposalsDue } from './hotel-settings/languages/proposals.queries.ts';

export const propertyUpkeep = {
  /** Erases the notes about a booking, and what was answered to the forms of its guest. */
  erase: async (
    tx: Transaction,
    { booking, entryIds }: { readonly booking: BookingKey; readonly entryIds: readonly string[] },
  ): Promise<void> => {
    await eraseNotes(tx, booking);
    await eraseAnswersTo(tx, booking.hotel_id, entryIds);
  },

  setDue: setProposalsDue,
};
