import type { StayChoice } from '@latchkey/booking-core/basket';
import {
  strictestPenalties,
  strictestTiers,
  type CancellationPenalties,
  type CancellationPolicy,
  type CancellationSchedule,
} from '@latchkey/booking-core/cancellation';
import { arrivalOf } from '@latchkey/booking-core/stay';
import { scheduleOf } from '@latchkey/booking-core/time';
import { type AgreedHotel, type HotelRecord, ratePlanOf } from '../../catalogue/catalogue.ts';
import type { BookingRow } from './bookings.queries.ts';

/** The strictest terms of all plans booked, as they were agreed, on the calendar of this stay. An hourly stay begins at its hour. */
export function scheduleOfBooking(
  hotel: AgreedHotel,
  { selection }: Pick<BookingRow, 'selection'>,
): CancellationSchedule {
  const { date: checkIn, time: checkInTime } = arrivalOf(selection.stay, hotel.sale);
  return scheduleOf(policyOf(hotel, selection), { checkIn, checkInTime, timeZone: hotel.sale.timeZone });
}

/** The strictest tiers of all plans of a selection, and the penalties. */
export function policyOf(
  hotel: Pick<HotelRecord, 'readFacts'>,
  { rooms }: Pick<StayChoice, 'rooms'>,
): CancellationPolicy & CancellationPenalties {
  const plans = rooms.map(({ ratePlanId }) => ratePlanOf(hotel, ratePlanId));
  return {
    tiers: strictestTiers(plans.map((plan) => plan?.cancellation ?? [])),
    ...strictestPenalties(plans, hotel.readFacts().penalties),
  };
}

/** The penalties of a selection alone. */
export function penaltiesOf(
  hotel: Pick<HotelRecord, 'readFacts'>,
  selection: Pick<StayChoice, 'rooms'>,
): CancellationPenalties {
  const { checkInDayPercent, noShowPercent } = policyOf(hotel, selection);
  return { checkInDayPercent, noShowPercent };
}

/** What a guest reads of a hotel's terms before booking: what cancelling costs and when the stay begins and ends. */
export function termsOf(hotel: HotelRecord, selection: Pick<StayChoice, 'rooms'>): object {
  const { timeZone, checkInTime, checkOutTime } = hotel.sale;
  return { ...policyOf(hotel, selection), timeZone, checkInTime, checkOutTime };
}
