import type { BookingStatus } from './moves.ts';

/** The states in which somebody still has to act, and rooms are held until then. */
export const heldStatuses = [
  'requested',
  'price_revised',
  'payment_pending',
] as const satisfies readonly BookingStatus[];

/** The states in which nobody comes any more. */
export const endedStatuses = [
  'rejected',
  'cancelled',
  'no_show',
  'expired',
] as const satisfies readonly BookingStatus[];
