import { byGuestWordColumn } from '@latchkey/booking-core/guest-words';
import { withoutHosts } from '@latchkey/booking-core/text';
import type { Database } from '../../../database/database.types.ts';
import type { BookingRow } from '../../bookings/bookings.ts';
import { isMailboxProved } from '../../booking-access/booking-access.ts';

/**
 * A booking as messages to its guest tell of it (docs/rules.md, "What guests are told"): anybody can book in anybody's
 * name, so until the mailbox is proved they repeat nothing that was typed but the name of who booked, stripped of
 * links.
 */
export async function asMailed(db: Database, booking: BookingRow): Promise<BookingRow> {
  const travellers = booking.travellers.map((one) => ({ ...one, fullName: withoutHosts(one.fullName) }));
  if (await isMailboxProved(db, booking)) return { ...booking, travellers };
  return {
    ...booking,
    travellers: travellers
      .slice(0, 1)
      .map(({ fullName, contactNumber, email, age }) => ({ fullName, contactNumber, email, age })),
    ...byGuestWordColumn(() => null),
  };
}
