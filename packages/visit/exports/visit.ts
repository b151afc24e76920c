/** The store of one visit: what the guest has chosen so far. The only state that remotes share. */
export { VisitProvider, type VisitProviderProps, type VisitStore } from '../src/visit-provider.tsx';
export { selectAtom, selectionIn, storageFailureAtom, visitAtom, type SelectedFor } from '../src/visit-store.ts';
export type { SpecifiedState } from '../src/specified-state.ts';
export type {
  VisitFacts,
  VisitFlags,
  VisitHotel,
  VisitPayment,
  VisitSearch,
  VisitState,
} from '../src/visit-state.types.ts';
export { useRestoredVisit } from '../src/restore-visit.ts';
export { followSearch, stayKeyOf, type SearchOfPage } from '../src/follow-search.ts';
export { forgetChoices, recallBooking, rememberBooking, type RememberedBooking } from '../src/remembered-booking.ts';
export type { Remembered } from '../src/session.ts';
