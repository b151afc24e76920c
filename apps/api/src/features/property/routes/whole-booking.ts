import type { Locale, WholeBooking, PropertyPayment } from '@latchkey/api-contract/types';
import { actingNow } from '../../../database/acting.ts';
import type { Deps } from '../../../deps.ts';
import type { BookingRow } from '../../bookings/bookings.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { propertyEntriesOf, type PropertyEntry } from '../../ledger/ledger.ts';
import { stateOfRegistration } from '../../registration/registration.ts';
import { bookingReplyOf } from '../../reservations/reservations.ts';

/** A booking as its property sees it, with what was paid there; names in English unless another language is asked for.
 * `isListed`: one of many, without its folio. */
export async function whole(
  deps: Deps,
  hotel: HotelRecord,
  row: BookingRow,
  language: Locale = 'en',
  isListed = false,
): Promise<WholeBooking> {
  const view = await bookingReplyOf(deps.db, hotel, row, { isWhole: true, language, isListed }, deps.clock());
  if (view.access !== 'whole') throw new Error('a property sees its bookings whole');
  const propertyPayments = paymentsView(await propertyEntriesOf(deps.db, row));
  const booking = {
    ...view.booking,
    ...(isListed ? {} : await stateOfRegistration(deps, hotel, row)),
    ...(propertyPayments.length === 0 ? {} : { propertyPayments }),
  };
  return actingNow()?.principal.bookingId === undefined ? booking : withoutContact(booking);
}

/** A mail goes from hand to hand: its link hides telephone numbers and mailboxes of guests. */
function withoutContact(whole: WholeBooking): WholeBooking {
  const { shownNumbers: _, travellers, ...booking } = whole;
  return { ...booking, travellers: travellers.map((one) => ({ ...one, email: '', contactNumber: '' })) };
}

/** What was paid at the property, as the property sees it, from a booking's lines; a payment that was taken back says when. */
const paymentsView = (lines: readonly PropertyEntry[]): PropertyPayment[] =>
  lines.flatMap(({ kind, method, ...line }) => {
    if (kind !== 'payment' || method === null) return [];
    const takenBack = lines.find(({ reverses }) => reverses === line.entry_id);
    return [
      {
        paymentId: line.entry_id,
        method,
        amount: line.amount,
        ...(line.note === null ? {} : { note: line.note }),
        recordedAt: line.created_at.toISOString(),
        by: line.author_name ?? '',
        ...(takenBack === undefined ? {} : { takenBackAt: takenBack.created_at.toISOString() }),
      },
    ];
  });
