/** What guests are asked about apart from the whole stay. */
export const reviewSubjects = ['cleanliness', 'comfort', 'location', 'staff', 'value'] as const;

export type ReviewSubject = (typeof reviewSubjects)[number];
