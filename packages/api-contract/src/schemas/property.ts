import { z } from 'zod';
import { refusal } from './problem.ts';

/**
 * Who calls the property's side: a program with `Authorization: Bearer <key>`, whose key names its hotel, or a person who
 * is signed in at the desk, by the session's cookie and `latchkey-hotel`, the id of the hotel in which the person works.
 */
export const propertyKey = z.object({
  authorization: z.string().max(300).optional(),
  'latchkey-hotel': z
    .string()
    .regex(/^[1-9][0-9]{0,8}$/)
    .optional(),
  /** In place of both: the secret of the link in a mail to the hotel, for its booking alone. */
  'latchkey-link': z.string().max(80).optional(),
});

/**
 * What whoever acts on a booking has seen of it, `lastEvent` of its reply: where more has happened since, the act is refused
 * as `changed` and nothing is done. An act without it is taken as the booking stands.
 */
export const seenByCaller = z.object({
  'latchkey-seen': z
    .string()
    .regex(/^[0-9]{1,9}$/)
    .meta({ examples: ['4'] })
    .optional(),
});

/** An unknown caller, and one who lacks the permission (booking-core, `permissions`). */
export const refusedCaller = { 401: refusal('invalid_key'), 403: refusal('not_allowed') } as const;

/** The same of what gives others a way in: a person proves anew who is at the desk, where the last proof is not fresh. */
export const unprovedCaller = { 401: refusal('invalid_key'), 403: refusal('not_allowed', 'prove_again') } as const;

/**
 * The same of prices and money: reception goes up to a bound that the owner sets (`above_bound`); above it the owner and
 * the management prove anew who is at the desk, where money goes back.
 */
export const boundedCaller = {
  401: refusal('invalid_key'),
  403: refusal('not_allowed', 'above_bound', 'prove_again'),
} as const;
