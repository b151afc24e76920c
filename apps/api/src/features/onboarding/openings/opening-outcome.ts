/** What became of a house that asked to be shown. */
export const openingOutcomes = ['waiting', 'approved', 'refused', 'changed'] as const;

export type OpeningOutcome = (typeof openingOutcomes)[number];
