export type * from '../src/itinerary/itinerary.types.ts';
export { affinityOf } from '../src/itinerary/affinity.ts';
export { readChanges, readKept, writeChanges, writeKept } from '../src/itinerary/itinerary-text.ts';
export { planItinerary } from '../src/itinerary/plan-itinerary.ts';
export {
  itineraryPurposes,
  mealSlots,
  placeKinds,
  planProblems,
  stopKinds,
  type VisitedKind,
  type ItineraryPlaceKind,
  type ItineraryPurpose,
  type MealSlot,
  type PlanProblem,
  type StopKind,
} from '../src/itinerary/itinerary-kinds.ts';
