import type { WholeBooking } from '@latchkey/api-contract/types';
import { usePage } from '@latchkey/site';
import { useEffect } from 'react';

/** Tells the shell, for measuring, that a booking is confirmed; it counts each booking once. */
export function useTellBooked({ bookingId, status, total, currency, stay }: WholeBooking): void {
  const { tell } = usePage();
  const [checkIn, checkOut] = stay.kind === 'nights' ? [stay.checkIn, stay.checkOut] : [stay.date, stay.date];
  useEffect(() => {
    if (status === 'confirmed') tell?.({ event: 'booked', bookingId, total, currency, checkIn, checkOut });
  }, [tell, bookingId, status, total, currency, checkIn, checkOut]);
}
