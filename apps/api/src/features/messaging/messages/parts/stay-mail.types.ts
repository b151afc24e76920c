import type { Locale } from '@latchkey/api-contract/types';
import type { AnsweredRequest } from '@latchkey/booking-core/stay';
import type { BookingRow } from '../../../bookings/bookings.ts';
import type { MoneyOfBooking } from '../../../ledger/ledger.ts';
import type { AgreedHotel } from '../../../catalogue/catalogue.ts';

/** What the parts of a mail about a stay are made from. */
export interface StayMail {
  readonly hotel: AgreedHotel;
  readonly booking: BookingRow;
  readonly money: MoneyOfBooking;
  /** What the guest asked for around the stay, the oldest first; absent where the mail tells no times. */
  readonly requests?: readonly AnsweredRequest[];
  readonly language: Locale;
  readonly now: Date;
}
