const minuteMs = 60_000;

/** Some milliseconds later, and a minute for clocks that differ a little. */
export const laterBy = (now: Date, ms: number): Date => new Date(now.getTime() + ms + minuteMs);
