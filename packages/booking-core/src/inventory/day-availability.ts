/** Whether a day can be chosen in the calendar. */
export const dayAvailabilities = ['open', 'sold_out', 'closed'] as const;

export type DayAvailability = (typeof dayAvailabilities)[number];
