import { emptySelection, type StaySelection } from '@latchkey/booking-core/selection';
import type { VisitFlags, VisitState } from './visit-state.types.ts';

/** Raised when what is kept changes its shape; a visit of another version is not restored. */
export const keptVersion = 1;

type KeptSelection = Omit<StaySelection, 'selectedRooms'>;

/**
 * What of a visit lives over a reload: choices, counts and flags. Nothing about travellers: who sleeps in which room is
 * worked out again from the address.
 */
export interface KeptVisit extends KeptSelection, Pick<VisitFlags, 'isSignup' | 'isContinueBooking'> {
  readonly version: typeof keptVersion;
  readonly selectedFor: VisitState['selectedFor'];
  readonly hourlyDate: VisitState['hourlyDate'];
  readonly hourlyTime: VisitState['hourlyTime'];
  readonly hourlyHour: VisitState['hourlyHour'];
}

export function keptVisitOf(visit: VisitState): KeptVisit {
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
    version: keptVersion,
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

/** A visit with what was kept put back, unless the guest has chosen something meanwhile. */
export function restored(visit: VisitState, kept: KeptVisit): VisitState {
  if (visit.selectedFor !== null) return visit;
  const { version, ...choices } = kept;
  return version === keptVersion ? { ...visit, ...emptySelection, ...choices } : visit;
}

/** Whether a value read back is a visit of this version. */
export const isKept = (value: unknown): value is KeptVisit =>
  typeof value === 'object' &&
  value !== null &&
  (value as Partial<KeptVisit>).version === keptVersion &&
  Array.isArray((value as Partial<KeptVisit>).selectedRatePlans) &&
  Array.isArray((value as Partial<KeptVisit>).selectedAddons) &&
  Array.isArray((value as Partial<KeptVisit>).selectedHotelAddons);
