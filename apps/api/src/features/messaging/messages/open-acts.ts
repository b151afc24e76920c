import { guestMay } from '@latchkey/booking-core/booking-states';
import { actingBooking } from '../../bookings/bookings.ts';
import type { StayMail } from './parts/stay-mail.types.ts';

/** What a guest can still do with a booking, by the table of acts; what costs everything to cancel can still be added to. */
export function openActs({ hotel, booking, now }: Pick<StayMail, 'hotel' | 'booking' | 'now'>): {
  readonly mayChange: boolean;
  readonly mayCancel: boolean;
} {
  const acting = actingBooking(hotel, booking);
  return {
    mayCancel: guestMay('cancel', acting, now.getTime()),
    mayChange: guestMay('change', acting, now.getTime()),
  };
}
