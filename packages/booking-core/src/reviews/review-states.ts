/** Whether guests read a review; withdrawn: the hotel noted that its writer did not come. */
export const reviewStates = ['published', 'held', 'refused', 'withdrawn'] as const;

export type ReviewState = (typeof reviewStates)[number];

/** Why a review waits for the provider. */
export const reviewHoldReasons = ['link', 'contact', 'insult'] as const;

export type ReviewHoldReason = (typeof reviewHoldReasons)[number];
