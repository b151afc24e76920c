/** What became of a card that a booking asked for. */
export const cardStates = ['asked', 'kept', 'let_go'] as const;

export type CardState = (typeof cardStates)[number];

/** What became of a share of a divided stay. */
export const shareStates = ['open', 'paid', 'declined', 'withdrawn', 'lapsed'] as const;

export type ShareState = (typeof shareStates)[number];

/** What a guest’s bank and the gateway made of a dispute. */
export const disputeStates = ['open', 'won', 'lost', 'closed'] as const;

export type DisputeState = (typeof disputeStates)[number];

/** How far money on its way back to the guest is. */
export const refundStates = ['pending', 'processed', 'failed'] as const;

export type RefundState = (typeof refundStates)[number];
