/** What a guest’s question is about. */
export const questionSubjects = ['rooms', 'booking', 'amenities', 'dining', 'location', 'accessibility'] as const;

export type QuestionSubject = (typeof questionSubjects)[number];
