import type { ItineraryPurpose, ItineraryPlaceKind, MealSlot, StopKind, PlanProblem } from './itinerary-kinds.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import type { Coordinates } from '../distance/distance.ts';

/** Somewhere to go. Times are on the property's wall clock. */
export interface ItineraryPlace {
  readonly id: string;
  readonly kind: ItineraryPlaceKind;
  readonly latitude: number;
  readonly longitude: number;
  /** `HH:mm` */
  readonly opens: string;
  /** `HH:mm`; earlier than `opens`: it closes after midnight. */
  readonly closes: string;
  readonly visitMinutes: number;
  /** Weekdays on which it is closed, 1 for Monday to 7 for Sunday (ISO 8601). */
  readonly closedOn?: readonly number[] | undefined;
  /** The part of every year in which it is open, `MM-DD`; it may pass the turn of the year. All year where absent. */
  readonly season?: { readonly from: string; readonly to: string } | undefined;
}

/** How one gets from one place to the next: an estimate from the straight line. */
export interface ItineraryLeg {
  /** In a straight line. */
  readonly km: number;
  readonly minutes: number;
  readonly by: 'foot' | 'car';
}

/** One stop of a day. Times are minutes since the midnight on which the day began. */
export interface PlannedStop {
  readonly place: ItineraryPlace;
  readonly kind: StopKind;
  /** Null for a visit. */
  readonly slot: MealSlot | null;
  readonly startsAt: number;
  readonly endsAt: number;
  /** From the stop before, or from the hotel. */
  readonly leg: ItineraryLeg;
  /** The guest has locked it: nothing moves it. */
  readonly isLocked: boolean;
}

/** One day of a plan, which begins and ends at the hotel. */
export interface PlannedDay {
  /** Null for an ordinary day: what is open on few weekdays or a part of the year is not planned. */
  readonly date: LocalDate | null;
  /** When the day begins at the hotel, minutes since midnight. */
  readonly from: number;
  readonly stops: readonly PlannedStop[];
  /** The way back to the hotel; null on a day without stops. */
  readonly back: ItineraryLeg | null;
}

/** A stop that a plan is made around: a place, a day from 1, and its time in minutes since midnight. */
export interface KeptStop {
  readonly placeId: string;
  readonly day: number;
  readonly startsAt: number;
}

/** What a guest changed in a plan, in the order in which it was changed. */
export type ItineraryChange =
  | { readonly kind: 'drop' | 'another' | 'lock'; readonly placeId: string }
  | ({ readonly kind: 'move' } & KeptStop);

/**
 * Why a wish could not be met: `closed` on that day or at that hour · `no_time` that fits · `no_other` place that fits ·
 * `locked` stops stand in the way. `left_out`: it was met, and this stop has no time any more.
 */
export interface UnmetWish {
  readonly placeId: string;
  readonly code: PlanProblem;
}

/** What a plan is made of. */
export interface ItineraryRequest {
  readonly hotel: Coordinates;
  readonly places: readonly ItineraryPlace[];
  /** 1 to 3. */
  readonly days: number;
  readonly purpose: ItineraryPurpose;
  /** The date of the first day; null for ordinary days. */
  readonly from: LocalDate | null;
  /** When the guest arrives on the first day, minutes since midnight; null at the usual hour. */
  readonly arrivesAt: number | null;
  readonly kept: readonly KeptStop[];
  readonly changes: readonly ItineraryChange[];
}

/** A plan, and the wishes that it does not meet: all of what was to be kept, and those of the last change. */
export interface Itinerary {
  readonly days: readonly PlannedDay[];
  readonly unmet: readonly UnmetWish[];
}
