import type { BookingKey } from '../../database/booking-key.ts';
import type { Work } from '../../database/database.types.ts';
import { eraseAnswersTo } from './answers/care.queries.ts';
import { eraseNotes } from './day/notes.queries.ts';
import { setProposalsDue } from './set-up/languages/proposals.queries.ts';

export const propertyUpkeep = {
  /** Erases the notes about a booking, and what was answered to the forms of its guest. */
  erase: async (
    tx: Work,
    { booking, entryIds }: { readonly booking: BookingKey; readonly entryIds: readonly string[] },
  ): Promise<void> => {
    await eraseNotes(tx, booking);
    await eraseAnswersTo(tx, booking.hotel_id, entryIds);
  },

  setDue: setProposalsDue,
};
