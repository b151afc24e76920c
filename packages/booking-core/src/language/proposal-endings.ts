/** How proposing the texts of a language ended. */
export const proposalEndings = ['done', 'away', 'limit'] as const;

export type ProposalEnding = (typeof proposalEndings)[number];
