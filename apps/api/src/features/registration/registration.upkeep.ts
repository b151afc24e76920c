import type { Transaction } from '../../database/database.types.ts';
import type { BookingRow } from '../bookings/bookings.ts';
import { deleteRegistrations, registrationsOf } from './entries/registrations.queries.ts';
import { dropFiles, reportsOf } from './entries/reports.queries.ts';

export const registrationUpkeep = {
  /**
   * Erases what a guest filled in who never came. Of a stay that took place the law wants it kept until its day, which the
   * clock then ends: that is answered instead (`keptByLaw`).
   */
  erase: async (tx: Transaction, { booking }: { readonly booking: BookingRow }): Promise<void> => {
    if ((await keptByLaw(tx, booking)) !== null) return;
    await deleteRegistrations(tx, booking);
    await dropFiles(tx, booking);
  },
};

/** Until which day the law keeps registrations of a booking; null where it keeps none. A day that is open is ''. */
export async function keptByLaw(tx: Transaction, booking: BookingRow): Promise<string | null> {
  const rows = await registrationsOf(tx, booking.hotel_id, [booking.booking_id]);
  const files = await reportsOf(tx, booking.hotel_id, [booking.booking_id]);
  if (rows.length === 0 || (booking.arrived_at === null && files.length === 0)) return null;
  return (
    rows
      .map(({ kept_until: day }) => day ?? '')
      .toSorted()
      .at(-1) ?? ''
  );
}
