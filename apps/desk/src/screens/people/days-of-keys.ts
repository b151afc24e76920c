/** For how long somebody can have a key open, in days; a year unless another is chosen. */
export const daysOfKeys = [30, 90, 365, 730] as const;
