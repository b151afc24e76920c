import type { WholeBooking } from '@latchkey/api-contract/types';
import { depositDays } from '@latchkey/booking-core/deposit';
import type { AgreedHotel } from '../../catalogue/catalogue.ts';
import type { BookingRow } from '../../bookings/bookings.ts';
import { bookingDeposit, type DepositRow } from '../../ledger/ledger.ts';

/** The security deposit of a booking: as it stands, or as it will be held once a card is kept; empty without one. */
export function depositView(
  hotel: AgreedHotel,
  booking: BookingRow,
  row: DepositRow | undefined,
): Pick<WholeBooking, 'deposit'> {
  const asked = bookingDeposit(hotel, booking);
  if (row === undefined || row.state === 'due') {
    const isToCome = booking.status === 'payment_pending' || (row !== undefined && booking.status === 'confirmed');
    return asked !== null && isToCome ? { deposit: { state: 'due', captured: 0, ...asked } } : {};
  }
  // One that was let go before it was held is left out.
  if (row.state === 'let_go' && row.order_id === null) return {};
  const { state, amount, reason, ends_at: endsAt } = row;
  const captured = row.captured - row.given_back;
  return {
    deposit: {
      // A sum that was taken and went back whole is as if it had been let go.
      state: state === 'captured' && captured === 0 ? 'let_go' : state,
      amount,
      captured,
      ...depositDays(booking.selection.stay, hotel.sale),
      ...(reason === null ? {} : { reason }),
      ...(endsAt === null ? {} : { endsAt: endsAt.toISOString() }),
    },
  };
}
