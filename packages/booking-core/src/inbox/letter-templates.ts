/** The letters that a hotel begins from. */
export const letterTemplates = ['blank', 'arrival', 'payment', 'thanks'] as const;

export type LetterTemplate = (typeof letterTemplates)[number];
