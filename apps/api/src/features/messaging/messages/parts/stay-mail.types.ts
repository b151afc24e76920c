import type { Locale } from '@latchkey/api-contract/types';
import type { BookingRow, MoneyOfBooking } from '../../../reservations/reservations.ts';
import type { AgreedHotel } from '../../../catalogue/catalogue.ts';

/** What the parts of a mail about a stay are made from. */
export interface StayMail {
  readonly hotel: AgreedHotel;
  readonly booking: BookingRow;
  readonly money: MoneyOfBooking;
  readonly language: Locale;
  readonly now: Date;
}
