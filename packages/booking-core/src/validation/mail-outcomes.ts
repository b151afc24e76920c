/** What became of a mail address that a guest typed. */
export const mailOutcomes = ['sent', 'email_missing', 'email_invalid', 'unknown'] as const;

export type MailOutcome = (typeof mailOutcomes)[number];
