import {
  statedFee,
  stayPriceOf,
  strictestPenalties,
  strictestTiers,
  type CancellationSchedule,
  type CancellationTier,
  type StatedFee,
  type StatedPenalties,
  type StayPrice,
} from '@latchkey/booking-core/cancellation';
import { arrivalOf } from '@latchkey/booking-core/stay';
import { scheduleOf } from '@latchkey/booking-core/time';
import { type AgreedHotel, type HotelRecord, ratePlanOf } from '../catalogue/catalogue.ts';
import type { BookingRow } from './bookings.queries.ts';

/** What a booking costs, as its cancellation fee looks at it. */
export const stayPriceOfBooking = ({ bill, total }: Pick<BookingRow, 'bill' | 'total'>): Required<StayPrice> =>
  stayPriceOf(bill, total);

/** The strictest terms of all plans booked, as they were agreed, on the calendar of this stay. An hourly stay begins at its hour. */
export function scheduleOfBooking(
  hotel: AgreedHotel,
  booking: Pick<BookingRow, 'selection' | 'bill' | 'total'>,
): CancellationSchedule {
  const { selection } = booking;
  const { date: checkIn, time: checkInTime } = arrivalOf(selection.stay, hotel.sale);
  const price = stayPriceOfBooking(booking);
  return scheduleOf(policyOf(hotel, selection, price), { checkIn, checkInTime, timeZone: hotel.sale.timeZone }, price);
}

/** The strictest tiers of all plans of a selection at its price, and the penalties. */
export function policyOf(
  hotel: Pick<HotelRecord, 'readFacts'>,
  { rooms }: Pick<BookingRow['selection'], 'rooms'>,
  price: StayPrice,
): StatedPenalties & { readonly tiers: readonly CancellationTier[] } {
  const plans = rooms.map(({ ratePlanId }) => ratePlanOf(hotel, ratePlanId));
  return {
    tiers: strictestTiers(
      plans.map((plan) => plan?.cancellation ?? []),
      price,
    ),
    ...strictestPenalties(plans, hotel.readFacts().penalties, price),
  };
}

/** The terms of a booking as they are sent: its tiers, the strictest of all plans, and its penalties. */
export function termsView(
  hotel: Pick<HotelRecord, 'readFacts'>,
  booking: Pick<BookingRow, 'selection' | 'bill' | 'total'>,
): { cancellation: (StatedFee & { readonly hoursBeforeCheckIn: number })[]; penalties: StatedPenalties } {
  const price = stayPriceOfBooking(booking);
  const { tiers, ...penalties } = policyOf(hotel, booking.selection, price);
  return {
    cancellation: tiers.map((tier) => ({
      hoursBeforeCheckIn: tier.hoursBeforeCheckIn,
      ...statedFee(tier, price),
    })),
    penalties,
  };
}

/** What a guest reads of a hotel's terms before booking: what cancelling costs and when the stay begins and ends. */
export function termsOf(hotel: HotelRecord, { selection, bill }: Pick<BookingRow, 'selection' | 'bill'>): object {
  const { timeZone, checkInTime, checkOutTime } = hotel.sale;
  return { ...policyOf(hotel, selection, stayPriceOf(bill)), timeZone, checkInTime, checkOutTime };
}
