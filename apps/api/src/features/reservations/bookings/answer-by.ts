const hourMs = 3_600_000;

/**
 * Until when somebody may take to answer or to pay, from `at` on: `ms`, but not beyond the moment at which the stay begins,
 * and an hour at least. All in milliseconds since the epoch but `ms`.
 */
export const answerBy = (at: Date, ms: number, startOfStay: number): Date =>
  new Date(Math.max(at.getTime() + Math.min(ms, hourMs), Math.min(at.getTime() + ms, startOfStay)));
