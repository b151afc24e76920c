/** Who is counted among the guests of a room. */
export const guestKinds = ['adults', 'children', 'infants'] as const;

export type GuestKind = (typeof guestKinds)[number];
