import type { ItineraryPurpose, ItineraryStop } from '@latchkey/api-contract/types';

/** The hotel from which the day starts. */
export interface PlannerHotel {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** One planned day. */
export interface PlannedDay {
  readonly day: number;
  readonly stops: readonly ItineraryStop[];
}

export interface Plan {
  readonly kind: 'plan';
  readonly hotel: PlannerHotel;
  readonly purpose: ItineraryPurpose;
  readonly days: readonly PlannedDay[];
}

/** A plan, or why there is none just now. */
export type PlannerModel = Plan | { readonly kind: 'unavailable' };

/** What a guest may be here for (docs/rules.md, "Entities"). */
export const purposes = [
  'leisure',
  'family',
  'business',
  'romance',
  'culture',
  'food',
] as const satisfies readonly ItineraryPurpose[];
