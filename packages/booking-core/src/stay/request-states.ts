/** How far a guest’s request for another hour is. */
export const requestStates = ['open', 'accepted', 'declined', 'closed'] as const;

export type RequestState = (typeof requestStates)[number];
