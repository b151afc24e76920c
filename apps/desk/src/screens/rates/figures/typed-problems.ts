/** What is wrong with the figures of a form that changes many nights. */
export const typedProblems = ['price_wrong', 'stay_wrong', 'longest_wrong', 'nothing_typed', 'no_plans'] as const;
export type TypedProblem = (typeof typedProblems)[number];

/** What is wrong with the nights of a form. */
export const nightProblems = ['dates_wrong', 'dates_backwards', 'no_such_day', 'no_nights'] as const;
export type NightProblem = (typeof nightProblems)[number];
