import type { DayBooking } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { deskUrl } from '@latchkey/site/urls';

/** Whether a check-out has something to ask about: money that is owed either way, or nights that are left. */
export const asksAtDeparture = ({ toPay, toGiveBack = 0, stay }: DayBooking, today: LocalDate): boolean =>
  toPay > 0 || toGiveBack > 0 || (stay.kind === 'nights' && stay.checkOut > today);

/** Where a check-out is settled. */
export const settleUrl = (hotelId: number | string, reference: string): string =>
  deskUrl('booking', { hotelId, reference }, { open: 'check_out' });
