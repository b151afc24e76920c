/** A trial that has begun: where it is booked, until when, and to whom its mails go. */
export interface Trial {
  readonly url: string;
  readonly expiresAt: string;
  readonly mailbox: string;
}

/** Why no trial begins. */
export const trialProblems = ['hotel_held', 'no_test_money'] as const;
export type TrialProblem = (typeof trialProblems)[number];
