import { taxedThings } from '@latchkey/booking-core/tax';
import { z } from 'zod';
import { localDate, minorUnits } from './scalars.ts';

const nights = z.int().min(1).max(1000);
/** Guests of 18 and above are adults, whose age is not asked. */
const age = z.int().min(1).max(18);
const ids = z.array(z.string().max(40)).min(1).max(60);
const monthDay = z
  .string()
  .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'MM-DD')
  .meta({ examples: ['04-01'] });

/** core's `TaxScope`, field for field: of a hotel's file, of its taxes as a browser gets them, and of a line of a bill. */
export const taxScopeFields = {
  per: z.enum(['room', 'person']).optional(),
  each: z.enum(['night', 'stay']).optional(),
  ages: z
    .array(z.strictObject({ under: age, tax: z.number().min(0) }))
    .min(1)
    .max(6)
    .optional(),
  exemptUnderAge: age.optional(),
  fromNight: nights.optional(),
  maxNights: nights.optional(),
  lastNights: nights.optional(),
  minStay: nights.optional(),
  maxStay: nights.optional(),
  stay: z.enum(['nights', 'hours']).optional(),
  roomTypeIds: ids.optional(),
  ratePlanIds: ids.optional(),
  bookedFrom: localDate.optional(),
  bookedTo: localDate.optional(),
  season: z.strictObject({ from: monthDay, to: monthDay }).optional(),
  bandPer: z.enum(['room', 'person']).optional(),
  atMost: minorUnits.min(0).optional(),
  untaxedPerGuest: minorUnits.min(0).optional(),
  exemptIf: ids.optional(),
  on: z.array(z.enum(taxedThings)).min(1).optional(),
  addonIds: ids.optional(),
  feeIds: ids.optional(),
};

export const taxScope = z.object(taxScopeFields);
