/** How much a finding weighs: it must be mended before guests see the house, it should be, or it would be nice. */
export const findingRanks = ['must', 'should', 'nice'] as const;

export type FindingRank = (typeof findingRanks)[number];
