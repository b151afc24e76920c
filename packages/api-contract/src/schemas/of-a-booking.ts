import { z } from 'zod';
import { refusal } from './problem.ts';
import { bookingId } from './scalars.ts';

/** The booking that an operation is about. */
export const ofBooking = z.object({ bookingId });

/** An act that is sent again with its key is done once. */
export const idempotency = z.object({ 'idempotency-key': z.string().min(8).max(128) });

/** The device did not make the booking, and has yet to verify itself by a code. */
export const needsCode = refusal('verification_needed');
