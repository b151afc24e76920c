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
  firstStatusOf,
  holdsRooms,
  isFinal,
  mayMove,
  type BookingActor,
  type BookingMove,
  type BookingStatus,
} from '../src/booking-states/moves.ts';
export { viewOf, type BookingView, type ViewedBooking } from '../src/booking-states/view.ts';
