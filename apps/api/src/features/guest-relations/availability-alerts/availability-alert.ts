import { locales } from '@latchkey/booking-core/language';
import { parseLocalDate, type LocalDate } from '@latchkey/booking-core/dates';
import { z } from 'zod';

const date = z.string().transform((text, context): LocalDate => {
  const parsed = parseLocalDate(text);
  if (parsed !== null) return parsed;
  context.addIssue('no date');
  return z.NEVER;
});

/** An address that wants to be told when a stay that is sold out can be booked; its facts as the entry of the form keeps them. */
export const availabilityAlert = z.object({
  email: z.string(),
  language: z.enum(locales).catch('en'),
  checkIn: date,
  checkOut: date,
  adults: z.int(),
  childAges: z.array(z.int().nullable()),
  infants: z.int(),
  /** Whether somebody opened the link in the mail to this address, and pressed its button. */
  confirmed: z.boolean(),
});

export type AvailabilityAlert = z.output<typeof availabilityAlert>;

/** The kind of these entries among what visitors send in. */
export const alertKind = 'availability-alert';
