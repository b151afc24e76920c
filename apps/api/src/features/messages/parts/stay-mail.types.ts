import type { Locale } from '@latchkey/api-contract/types';
import type { BookingRow } from '../../bookings/bookings.queries.ts';
import type { AgreedHotel } from '../../hotels/hotel-record.ts';
import type { MoneyOfBooking } from '../../ledger/payments.queries.ts';

/** What the parts of a mail about a stay are made from. */
export interface StayMail {
  readonly hotel: AgreedHotel;
  readonly booking: BookingRow;
  readonly money: MoneyOfBooking;
  readonly language: Locale;
  readonly now: Date;
}
