import { gatewayNames } from '@latchkey/booking-core/gateways';
import { currencyCodes } from '@latchkey/booking-core/currency';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { locales } from '@latchkey/booking-core/language';
import { oneLine, plainLines, withoutHosts } from '@latchkey/booking-core/text';
import { checkEmail, checkName, plainEmail, plainName, fieldLengths } from '@latchkey/booking-core/validation';
import { z } from 'zod';

/** A calendar date in the property's zone. The brand is core's, so that a checked date needs no second parse. */
export const localDate = z.iso.date() as unknown as z.ZodType<LocalDate, LocalDate>;

export const locale = z.enum(locales);

export const currency = z.enum(currencyCodes);

/** A currency as a caller names it, to be compared with the hotel's. */
export const namedCurrency = z.string().regex(/^[A-Z]{3}$/);

/** The payment gateways there is an adapter for. */
export const gatewayName = z.enum(gatewayNames);

/** Minor units of the bill's currency. */
export const minorUnits = z.int();
export const hotelId = z.coerce.number().int().positive();
export const isoMoment = z.iso.datetime();

/** `{hotel prefix}_{128 random bits, base64url}`: secret, and the hotel it belongs to can be read from it. */
export const bookingId = z.string().regex(/^[0-9]{1,9}_[A-Za-z0-9_-]{22}$/);
/** A person's name by the page's own rule, on one line: it is printed in mails and read at a desk. */
export const personName = z
  .string()
  .max(200)
  .overwrite(plainName)
  .min(1)
  .max(fieldLengths.personName)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u)
  .refine((name) => checkName(name) === null)
  .overwrite(withoutHosts)
  .meta({ examples: ['Asha Rao'] });

/** The text of a field of one line: breaks in it become spaces, and invisible characters are left out. */
export const typedLine = z.string().overwrite(oneLine);
/** A message of several lines, without invisible characters. */
export const typedLines = z.string().overwrite(plainLines);
/** An e-mail address by the page's own rule: its domain may be of any script. */
export const emailAddress = z
  .string()
  .max(400)
  .overwrite(plainEmail)
  .max(fieldLengths.email)
  .refine((email) => checkEmail(email) === null)
  .meta({ format: 'email' });
export const hour = z.int().min(0).max(23);

/** A whole number as a query writes it: digits alone. An empty value, `1e1` or `2.0` is refused instead of guessed at. */
export const numberInQuery = (whole: z.ZodNumber) => {
  const { $schema: _, ...described } = z.toJSONSchema(whole);
  return z
    .preprocess(
      (given: string | number) => (typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : given),
      whole,
    )
    .meta(described);
};

/** The ages of children in a query, 0 to 17, comma-separated; an empty place is an unknown age. */
export const agesInQuery = z
  .string()
  .max(80)
  .regex(/^(\d|1[0-7])?(,(\d|1[0-7])?)*$/);
