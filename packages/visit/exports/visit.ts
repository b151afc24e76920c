/** The store of one visit: what the guest has chosen so far. The only state that remotes share. */
export type { SelectedRatePlan, Selection } from '../src/selection.types.ts';
export { roomCountOf, selectionFor, setRoomCount, totalRooms } from '../src/selection.ts';
export { VisitProvider } from '../src/visit-provider.tsx';
export {
  countedPlans,
  selectAtom,
  selectionAtom,
  selectionIn,
  storageFailureAtom,
  visitAtom,
  type SelectedFor,
} from '../src/visit-store.ts';
export type { VisitFacts, VisitFlags, VisitHotel, VisitSearch, VisitState } from '../src/visit-state.types.ts';
export { useRestoredVisit } from '../src/restore-visit.ts';
export { initialVisit } from '../src/initial-visit.ts';
export { followSearch, stayOf, type SearchOfPage } from '../src/follow-search.ts';
export { recallBooking, rememberBooking, type RememberedBooking } from '../src/remembered-booking.ts';
export type { Remembered } from '../src/session.ts';

/** Every selection action (specification section 4), as pure transitions for `selectAtom`. */
export {
  choosePackage,
  clearPackage,
  deselectAddon,
  deselectHotelAddon,
  deselectRatePlan,
  deselectRoom,
  editRatePlan,
  emptySelection,
  removeRatePlan,
  resetRatePlans,
  resetRooms,
  resetSelection,
  selectAddon,
  selectHotelAddon,
  selectRatePlan,
  selectRoom,
  setRoom,
  toggleHourly,
  updateRatePlan,
  type SelectedAddon,
  type SelectedHotelAddon,
  type SelectedRoom,
  type StayPackage,
  type StaySelection,
} from '@latchkey/booking-core/selection';
