import type { BookingKey } from '../../database/booking-key.ts';
import type { Transaction } from '../../database/database.types.ts';
import { noteHomeChange } from './hotel-pages/hotel-pages.queries.ts';
import { forgetAuthor } from '../catalogue/catalogue.ts';

export const listingsUpkeep = {
  /** Takes the name from the guest's review, which the hotel's home shows. */
  erase: async (tx: Transaction, { booking }: { readonly booking: BookingKey }, at: Date): Promise<void> => {
    if (await forgetAuthor(tx, booking)) await noteHomeChange(tx, booking.hotel_id, at);
  },
};
