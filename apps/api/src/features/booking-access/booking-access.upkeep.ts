import type { Transaction } from '../../database/database.types.ts';
import { forgetNames } from './booking-names.queries.ts';

export const bookingAccessUpkeep = {
  /** Has a booking be found by its number and reference no more. */
  erase: (tx: Transaction, { booking }: { readonly booking: Parameters<typeof forgetNames>[1] }): Promise<void> =>
    forgetNames(tx, booking),
};
