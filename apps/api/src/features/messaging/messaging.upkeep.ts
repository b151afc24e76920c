import { retentionDays } from '@latchkey/booking-core/privacy';
import type { BookingKey } from '../../database/booking-key.ts';
import type { Database, Transaction } from '../../database/database.types.ts';
import type { BookingRow } from '../bookings/bookings.ts';
import { hasPhone, type Proofs } from '../booking-access/booking-access.ts';
import { eraseConversation } from './conversation/guest-messages.queries.ts';
import { forgetSubjects } from './lookups/code-subjects.queries.ts';
import { eraseLookupsOf, eraseLookupsOfNumber, forgetLookups } from './lookups/lookups.queries.ts';
import { triesKeptMs } from './lookups/try-limits.ts';
import { forgetLinks } from './mail-links/mail-links.queries.ts';
import { forgetSent } from './messages/sent-messages.queries.ts';

const dayMs = 24 * 3_600_000;

export const messagingUpkeep = {
  /** Deletes codes and links that ended, and messages and wrong tries that count no more. */
  forget: async (db: Database, now: Date): Promise<void> => {
    const before = (ms: number): Date => new Date(now.getTime() - ms);
    await forgetLookups(db, before(retentionDays.code * dayMs));
    await forgetSent(db, before(dayMs));
    await forgetSubjects(db, before(triesKeptMs));
    await forgetLinks(db, before(retentionDays.code * dayMs));
  },

  erase: async (tx: Transaction, { booking }: { readonly booking: BookingKey }): Promise<void> => {
    await eraseConversation(tx, booking);
    await eraseLookupsOf(tx, booking);
  },

  /**
   * Erases the look-ups of an erased booking's number. If other bookings have the number too, only those at this hotel or
   * at no hotel are erased, and only if the number was proved, since they may be another guest's.
   */
  eraseElsewhere: async (
    db: Database,
    { booking, proved }: { readonly booking: BookingRow; readonly proved: Proofs },
  ): Promise<void> => {
    const phone = booking.contact_phone;
    if (phone === null) return;
    const isOnOther = await hasPhone(db, phone);
    if (isOnOther && !proved.phone) return;
    await eraseLookupsOfNumber(db, phone, isOnOther ? [booking.hotel_id, 0] : null);
  },
};
