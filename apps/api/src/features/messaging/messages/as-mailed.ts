import { byGuestWordColumn } from '@latchkey/booking-core/guest-words';
import { contactFields, isKnownTaxNumber } from '@latchkey/booking-core/validation';
import { withoutHosts } from '@latchkey/booking-core/text';
import type { Database } from '../../../database/database.types.ts';
import type { BookingRow } from '../../bookings/bookings.ts';
import { isMailboxProved } from '../../booking-access/booking-access.ts';

/**
 * A booking as messages to its guest show it (docs/rules.md, "What guests are told"): anybody can book in anybody's name,
 * so until the mailbox is proved a message repeats nothing that was typed but the name of who booked, stripped of links,
 * and the tax number for an invoice where it is one of a country's, without the company. Mailbox and telephone number stay:
 * the message goes there.
 */
export async function asMailed(db: Database, booking: BookingRow): Promise<BookingRow> {
  const travellers = booking.travellers.map((one) => ({ ...one, fullName: withoutHosts(one.fullName) }));
  if (await isMailboxProved(db, booking)) return { ...booking, travellers };
  return {
    ...booking,
    travellers: travellers
      .slice(0, 1)
      .map((booker) => ({ ...pick(booker, contactFields), ...unnamed(booker.invoice) })),
    ...byGuestWordColumn(() => null),
  };
}

/** The invoice without the name of its company, which stands on the booking's page. */
const unnamed = (
  invoice: BookingRow['travellers'][number]['invoice'],
): Pick<BookingRow['travellers'][number], 'invoice'> =>
  invoice === undefined
    ? {}
    : { invoice: { company: '', taxNumber: isKnownTaxNumber(invoice.taxNumber) ? invoice.taxNumber : '' } };

const pick = <T extends object, K extends keyof T>(whole: T, keys: readonly K[]): Pick<T, K> =>
  Object.fromEntries(keys.map((key) => [key, whole[key]])) as Pick<T, K>;
