/** The store of one visit: what the guest has chosen so far. The only state that remotes share. */
export type { SelectedRatePlan, Selection } from '../src/selection.types.ts';
export { roomCountOf, selectionFor, setRoomCount, totalRooms } from '../src/selection.ts';
export { VisitProvider } from '../src/visit-provider.tsx';
export { selectionAtom } from '../src/visit-store.ts';
export { recallBooking, rememberBooking, type Remembered, type RememberedBooking } from '../src/remembered-booking.ts';
