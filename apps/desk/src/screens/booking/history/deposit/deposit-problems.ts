/** The form that the part of a security deposit posts to its page. */
export const depositForm = 'deposit';

/** Why nothing was done with a deposit. */
export const depositProblems = [
  'deposit_sum_missing',
  'deposit_reason_missing',
  'deposit_above_held',
  'deposit_not_held',
  'deposit_changed',
  'deposit_not_allowed',
  'deposit_above_bound',
  'deposit_prove_again',
  'deposit_unavailable',
] as const;
export type DepositProblem = (typeof depositProblems)[number];
