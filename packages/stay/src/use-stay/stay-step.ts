import { countedPlans, extrasGone, type Sale } from '@latchkey/booking-core/basket';
import type { StaySelection } from '@latchkey/booking-core/selection';

/** How many rooms are chosen; beds where all of them are in dorms. */
export interface HeldRooms {
  readonly count: number;
  readonly areBeds: boolean;
}

/** A step that a guest has made with a stay: what it came to, and the way back. */
export interface StayStep {
  readonly undo: () => void;
  readonly held: HeldRooms;
  /** Names of the extras that went with it. */
  readonly gone: readonly string[];
}

/** Tells a step by the selections before and after it. */
export const stayStep = (
  sale: Pick<Sale, 'addons' | 'hotel'>,
  before: StaySelection,
  after: StaySelection,
  undo: () => void,
): StayStep => ({ undo, held: heldRooms(sale, after), gone: extrasGone(sale, before, after) });

/** The rooms of a selection. */
export function heldRooms(
  { hotel }: Pick<Sale, 'hotel'>,
  selection: Pick<StaySelection, 'selectedRatePlans'>,
): HeldRooms {
  const plans = countedPlans(selection);
  const isBed = (type: string): boolean => hotel.HotelRooms.find(({ id }) => id === type)?.dormBed ?? false;
  return {
    count: plans.reduce((sum, { roomCount }) => sum + roomCount, 0),
    areBeds: plans.length > 0 && plans.every(({ roomTypeId }) => isBed(roomTypeId)),
  };
}
