import { feePercentAt } from '@latchkey/booking-core/cancellation';
import { scheduleOfBooking } from '../bookings/cancellation-schedule.ts';
import type { StayMail } from './parts/stay-mail.types.ts';

/** What a guest can still do with a confirmed stay; what costs everything to cancel can still be added to. */
export function openActs({ hotel, booking, now }: Pick<StayMail, 'hotel' | 'booking' | 'now'>): {
  readonly mayChange: boolean;
  readonly mayCancel: boolean;
} {
  const terms = feePercentAt(scheduleOfBooking(hotel, booking), now.getTime());
  return { mayCancel: terms.kind === 'open', mayChange: terms.kind === 'open' };
}
