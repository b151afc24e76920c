import type { Locale, WholeBooking } from '@latchkey/api-contract/types';
import { actingNow } from '../../../database/acting.ts';
import type { Deps } from '../../../deps.ts';
import type { BookingRow } from '../../bookings/bookings.ts';
import { propertyEntriesOf } from '../../ledger/ledger.ts';
import { bookingReplyOf } from '../../reservations/reservations.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { paymentsView } from './payments-view.ts';

/** A booking as its property sees it, with what was paid there; names in English unless another language is asked for. */
export async function whole(
  deps: Deps,
  hotel: HotelRecord,
  row: BookingRow,
  language: Locale = 'en',
): Promise<WholeBooking> {
  const view = await bookingReplyOf(deps.db, hotel, row, { isWhole: true, language }, deps.clock());
  if (view.access !== 'whole') throw new Error('a property sees its bookings whole');
  const propertyPayments = paymentsView(await propertyEntriesOf(deps.db, row));
  const booking = propertyPayments.length === 0 ? view.booking : { ...view.booking, propertyPayments };
  return actingNow()?.principal.bookingId === undefined ? booking : withoutContact(booking);
}

/** A mail goes from hand to hand: its link hides telephone numbers and mailboxes of guests. */
function withoutContact(whole: WholeBooking): WholeBooking {
  const { shownNumbers: _, travellers, ...booking } = whole;
  return { ...booking, travellers: travellers.map((one) => ({ ...one, email: '', contactNumber: '' })) };
}
