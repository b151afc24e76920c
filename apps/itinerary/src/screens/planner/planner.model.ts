import type { MailOutcome } from '@latchkey/booking-core/validation';
import type { ItineraryStop } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { UnmetWish } from '@latchkey/booking-core/itinerary';
import type { Choices } from './planner.choices.ts';

/** The hotel from which each day starts. */
export interface PlannerHotel {
  readonly id: number;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
}

/** The way back to the hotel at the end of a day. */
export interface WayBack {
  readonly km: number;
  readonly minutes: number;
  readonly by: 'foot' | 'car';
}

/** One planned day. */
export interface ItineraryDay {
  readonly day: number;
  readonly date: LocalDate | null;
  readonly stops: readonly ItineraryStop[];
  readonly back: WayBack | null;
}

export interface ItineraryPlan {
  readonly kind: 'plan';
  readonly hotel: PlannerHotel;
  readonly choices: Choices;
  readonly days: readonly ItineraryDay[];
  /** Wishes that the plan does not meet. */
  readonly unmet: readonly { readonly placeName: string; readonly code: UnmetWish['code'] }[];
  /** How many places the hotel knows; null where the engine does not say. */
  readonly places: number | null;
  readonly mailed: MailOutcome | null;
  /** The address that was typed into the form that is shown again; empty where none is. */
  readonly mailTo: string;
}

/** A plan, or why there is none just now. */
export type PlannerModel = ItineraryPlan | { readonly kind: 'unavailable' };
