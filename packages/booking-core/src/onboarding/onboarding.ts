/** What a new house is. */
export const houseKinds = ['hotel', 'hostel', 'villa', 'hours'] as const;

export type HouseKind = (typeof houseKinds)[number];

/** The cancellation terms that a new house chooses from. */
export const cancellationPresets = ['flexible', 'moderate', 'strict'] as const;

export type CancellationPreset = (typeof cancellationPresets)[number];

/** The steps in which an owner sets a house up. */
export const startSteps = ['house', 'rooms', 'terms', 'preview'] as const;

export type StartStep = (typeof startSteps)[number];

/** What guests know a hotel by, and whom they pay: what the provider looks at. */
export const watchedFacts = ['name', 'address', 'slug', 'host', 'account', 'pictures'] as const;

export type WatchedFact = (typeof watchedFacts)[number];

/** How far a new house is on its way to guests. */
export const openingStates = ['draft', 'waiting', 'live'] as const;

export type OpeningState = (typeof openingStates)[number];
