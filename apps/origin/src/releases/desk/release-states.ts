/** What a release is to guests, in the order in which the desk lists them. */
export const releaseStates = ['canary', 'live', 'quarantined', 'held', 'previous'] as const;

export type ReleaseState = (typeof releaseStates)[number];
