import { k, type KnownKey } from './known-key.ts';

/** The keys by which a fee is written, where they stand. */
export const knownKindsOfFee = (at: string): Record<string, KnownKey> => ({
  [`${at}.percent`]: k('percent of the total is kept', '0'),
  [`${at}.nights`]: k('in place of percent: the first so many nights of every room are kept', '1'),
  [`${at}.amount`]: k('in place of percent: a sum is kept, in minor units, once a booking', '5000'),
  [`${at}.per`]: k('room: the amount is for each room; booking: once, as where nothing is said', '"room"'),
});

/** A fee that stands by itself. */
export const knownFeeKeys = (at: string, what: string): Record<string, KnownKey> => ({
  [at]: k(what, '{ "nights": 1 }'),
  ...knownKindsOfFee(at),
});
