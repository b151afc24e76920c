/** The pages of guests on which something of the set-up is seen, beside those of rooms. */
export const commonPages = ['home', 'around', 'terms', 'privacy'] as const;
export type CommonPage = (typeof commonPages)[number];
