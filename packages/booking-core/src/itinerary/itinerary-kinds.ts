/** What a guest may be here for. */
export const itineraryPurposes = ['leisure', 'family', 'business', 'romance', 'culture', 'food'] as const;

export type ItineraryPurpose = (typeof itineraryPurposes)[number];

/** What kind of a place it is. Plans have only places of these kinds. */
export const placeKinds = [
  'sight',
  'museum',
  'park',
  'market',
  'restaurant',
  'cafe',
  'transport',
  'beach',
  'temple',
  'shopping',
  'nightlife',
] as const;

export type ItineraryPlaceKind = (typeof placeKinds)[number];

/** Where one goes to see it. */
export const visitedKinds = [
  'sight',
  'museum',
  'park',
  'market',
  'beach',
  'temple',
  'shopping',
] as const satisfies readonly ItineraryPlaceKind[];

export type VisitedKind = (typeof visitedKinds)[number];

/** When people sit down: a meal at midday, a rest in the afternoon, a meal in the evening. */
export const mealSlots = ['midday', 'rest', 'evening'] as const;

export type MealSlot = (typeof mealSlots)[number];

/** What a stop is for. */
export const stopKinds = ['meal', 'visit', 'rest'] as const;

export type StopKind = (typeof stopKinds)[number];

/** Why a change of a plan cannot be kept. */
export const planProblems = ['closed', 'no_time', 'no_other', 'locked', 'left_out'] as const;

export type PlanProblem = (typeof planProblems)[number];
