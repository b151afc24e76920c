import { emptySelection, type StaySelection } from '@latchkey/booking-core/selection';
import type { VisitFlags, VisitState } from './visit-state.types.ts';

/** Raised when the shape of a stored visit changes; a visit of another version is not restored. */
export const storedVersion = 1;

type KeptSelection = Omit<StaySelection, 'selectedRooms'>;

/**
 * What of a visit lives over a reload: choices, counts and flags. Nothing about travellers: who sleeps in which room is
 * worked out again from the address.
 */
export interface StoredVisit extends KeptSelection, Pick<VisitFlags, 'isSignup' | 'isContinueBooking'> {
  readonly version: typeof storedVersion;
  readonly selectedFor: VisitState['selectedFor'];
  readonly hourlyDate: VisitState['hourlyDate'];
  readonly hourlyTime: VisitState['hourlyTime'];
  readonly hourlyHour: VisitState['hourlyHour'];
}

export function storedVisitOf(visit: VisitState): StoredVisit {
  const {
    selectedRatePlans,
    selectedAddons,
    selectedHotelAddons,
    updatedRoomCount,
    couponCode,
    couponName,
    selectedPackage,
  } = visit;
  const { selectedFor, showHourly, hourlyDate, hourlyTime, hourlyHour, isSignup, isContinueBooking } = visit;
  return {
    version: storedVersion,
    selectedFor,
    selectedRatePlans,
    selectedAddons,
    selectedHotelAddons,
    updatedRoomCount,
    couponCode,
    couponName,
    selectedPackage,
    showHourly,
    hourlyDate,
    hourlyTime,
    hourlyHour,
    isSignup,
    isContinueBooking,
  };
}

/** A visit with its stored choices back, unless the guest has chosen something meanwhile. */
export function restored(visit: VisitState, kept: StoredVisit): VisitState {
  if (visit.selectedFor !== null) return visit;
  const { version, ...choices } = kept;
  return version === storedVersion ? { ...visit, ...emptySelection, ...choices } : visit;
}

/** Whether a value read back is a visit of this version. */
export const isKept = (value: unknown): value is StoredVisit =>
  typeof value === 'object' &&
  value !== null &&
  (value as Partial<StoredVisit>).version === storedVersion &&
  Array.isArray((value as Partial<StoredVisit>).selectedRatePlans) &&
  Array.isArray((value as Partial<StoredVisit>).selectedAddons) &&
  Array.isArray((value as Partial<StoredVisit>).selectedHotelAddons);
