/** Who sleeps in a dorm. */
export const dormGuests = ['women', 'men', 'mixed'] as const;

export type DormGuests = (typeof dormGuests)[number];
