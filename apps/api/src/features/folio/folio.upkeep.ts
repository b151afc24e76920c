import type { BookingKey } from '../../database/booking-key.ts';
import type { Transaction } from '../../database/database.types.ts';
import { forgetPostedWords } from './folio-lines.queries.ts';
import { forgetLeftOwing } from './left-owing.queries.ts';
import { forgetFolioPayers } from './payers.queries.ts';

export const folioUpkeep = {
  /** Takes payers' names, reasons and other typed text out of a locked booking's folio; the sums stay. */
  erase: async (tx: Transaction, { booking }: { readonly booking: BookingKey }): Promise<void> => {
    await forgetPostedWords(tx, booking);
    await forgetFolioPayers(tx, booking);
    await forgetLeftOwing(tx, booking);
  },
};
