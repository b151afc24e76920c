import { resetSelection, type StaySelection } from '@latchkey/booking-core/selection';
import { atom } from 'jotai';
import { initialVisit } from './initial-visit.ts';
import type { VisitState } from './visit-state.types.ts';

/** Everything the visit remembers. One per request on the server, one per page in the browser. */
export const visitAtom = atom<VisitState>(initialVisit);

/** The stay a selection is for: the hotel, and its dates as one word (`stayKeyOf`). */
export type SelectedFor = NonNullable<VisitState['selectedFor']>;

/**
 * Changes what is chosen for a stay by one of core's transitions: `set(selectAtom, stay, (chosen) => selectRoom(chosen,
 * …))`. A selection for another stay is dropped. Returns a function that undoes the change.
 */
export const selectAtom = atom(
  null,
  (get, set, stay: SelectedFor, transition: (selection: StaySelection) => StaySelection): (() => void) => {
    const { selectedFor, ...before } = get(visitAtom);
    set(visitAtom, { ...before, ...transition(selectionIn({ selectedFor, ...before }, stay)), selectedFor: stay });
    return () => set(visitAtom, { ...get(visitAtom), ...selectionOf(before), selectedFor });
  },
);

/** Why session storage could not be used, or null while it could: the event `session_storage_failed` reports it. */
export const storageFailureAtom = atom<string | null>(null);

/** What is chosen for a stay: nothing where the visit's choices are for another. */
export const selectionIn = (visit: VisitState, { hotelId, stay }: SelectedFor): StaySelection =>
  visit.selectedFor?.hotelId === hotelId && visit.selectedFor.stay === stay
    ? selectionOf(visit)
    : resetSelection(visit);

function selectionOf(visit: StaySelection): StaySelection {
  const { selectedRooms, selectedRatePlans, selectedAddons, selectedHotelAddons } = visit;
  const { updatedRoomCount, couponCode, couponName, selectedPackage, showHourly } = visit;
  return {
    selectedRooms,
    selectedRatePlans,
    selectedAddons,
    selectedHotelAddons,
    updatedRoomCount,
    couponCode,
    couponName,
    selectedPackage,
    showHourly,
  };
}
