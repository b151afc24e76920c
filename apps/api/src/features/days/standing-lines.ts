import { chargesOfStay, type DayLine, type FeesOfStay } from '@latchkey/booking-core/counter';
import { billedNights, type BilledStay, moneyKept } from '@latchkey/booking-core/reports';
import type { BookingId } from '../../database/booking-key.ts';
import type { Transaction } from '../../database/database.types.ts';
import { type CloseBooking, closeBookings, type CloseOf, linesPosted, moneyMoved } from './day-bookings.queries.ts';

/** What some bookings cost until the end of a day, and the money that moved for them, since the account of the days began. */
export async function standingLines(
  tx: Transaction,
  close: CloseOf,
  ids: readonly BookingId[],
): Promise<readonly DayLine[]> {
  const { hotelId, firstDay, day, began, cut } = close;
  const bookings = await closeBookings(tx, hotelId, ids);
  const posted = Map.groupBy(await linesPosted(tx, hotelId, ids, began), ({ booking_id: id }) => id);
  const money = await moneyMoved(tx, hotelId, ids, { from: began, before: cut });
  return [
    ...bookings.flatMap((booking) =>
      chargesOfStay(
        {
          bookingId: booking.booking_id,
          nights: booking.status === 'confirmed' ? billedNights(billedStay(booking)) : [],
          fees: feesOf(booking, began),
          posted: (posted.get(booking.booking_id) ?? []).map((line) => ({
            lineId: line.line_id,
            kind: line.kind,
            day: line.day,
            amount: line.amount,
            ...(line.tax_name === null || line.tax_percent === null
              ? {}
              : { tax: { name: line.tax_name, percent: line.tax_percent, amount: line.tax_amount } }),
          })),
        },
        { from: firstDay, to: day },
      ),
    ),
    ...money.map(({ booking_id: bookingId, key, kind, way, amount }): DayLine => ({
      key,
      bookingId,
      kind,
      ofDate: null,
      amount,
      way,
    })),
  ];
}

function billedStay({ bill, total, selection: { stay } }: CloseBooking): BilledStay {
  const isByTheHour = stay.kind === 'hours';
  return { bill, total, arrives: isByTheHour ? stay.date : stay.checkIn, isByTheHour };
}

/** Fees of changes; of a stay that was called off since the account began all that it costs. */
function feesOf(booking: CloseBooking, began: Date): FeesOfStay {
  const { status, kept, penalty_due: due, fee_owed: owed, ended_at: endedAt } = booking;
  if (status === 'confirmed') return moneyKept(billedStay(booking), kept);
  const isOf = (status === 'cancelled' || status === 'no_show') && endedAt !== null && endedAt >= began;
  return isOf ? moneyKept(billedStay(booking), kept + due + owed) : { net: 0, taxes: [] };
}

/** Whether a stay has no price for a night that it sleeps. */
export const isUnpriced = (booking: CloseBooking, night: string): boolean => {
  const nights = billedNights(billedStay(booking)).filter(({ date }) => date === night);
  return nights.length > 0 && nights.every(({ roomRevenue }) => roomRevenue === 0);
};
