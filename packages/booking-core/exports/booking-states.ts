export {
  guestActs,
  guestMay,
  hasRunOut,
  propertyActNames,
  propertyActs,
  propertyMay,
  type ActingBooking,
  type GuestAct,
  type PropertyAct,
} from '../src/booking-states/acts.ts';
export {
  bookingMoves,
  bookingStatuses,
  firstStateOf,
  holdsRooms,
  isFinal,
  mayMove,
  type AfterPayment,
  type BookingActor,
  type BookingMove,
  type BookingStatus,
  type TakesBookings,
} from '../src/booking-states/moves.ts';
export { viewOf, type BookingView, type ViewedBooking } from '../src/booking-states/view.ts';
export { endedStatuses, heldStatuses } from '../src/booking-states/statuses.ts';
