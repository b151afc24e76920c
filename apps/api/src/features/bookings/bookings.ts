export { altering, lastAlteration } from './alterations.queries.ts';
export {
  contactChangedAt,
  eventAmount,
  eventsOf,
  hasEvent,
  insertEvent,
  insertEvents,
  lastEvent,
  lastEventAt,
  lastEventNumber,
  type NewEvent,
  type PastEvent,
} from './booking-events.queries.ts';
export { propertyNotificationOf, recordEvent } from './booking-events.ts';
export { bookingNamed } from './booking-named.ts';
export {
  bookingByShortCode,
  type BookingRow,
  dueBookings,
  dueBookingsOf,
  findBooking,
  findBookings,
  insertNewRows,
  lockBooking,
  writeBooking,
  writeStatus,
} from './bookings.queries.ts';
export { bookingsUpkeep } from './bookings.upkeep.ts';
export { scheduleOfBooking, stayPriceOfBooking, termsOf, termsView } from './cancellation-schedule.ts';
export { confirmBooking, newVoucher, vouchers } from './confirm-booking.ts';
export { isEndedUnpaid } from './ended-unpaid.ts';
export { type GuestRequestRow, insertRequest, requestsOf, requestView, writeAnswer } from './guest-requests.queries.ts';
export { type AskedRest, askedRest, cancelledUnpaidAt, restOf, restToAsk } from './rest-due.ts';
export { actingBooking, endOfSelection, endOfStay, startOfSelection, startOfStay } from './stay-moments.ts';
export { waitsForCard, waitsForCode } from './waits-for-code.ts';
export { askRestFrom, watchRest } from './watch-rest.ts';
export { writeExpired } from './write-expired.queries.ts';
export { type ConfirmedRow, giveBack, takeConfirmed } from './measured-bookings.queries.ts';
