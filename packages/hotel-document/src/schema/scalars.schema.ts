import { isSupportedCountry } from 'libphonenumber-js/max';
import { z } from 'zod';
import { weekdays } from '@latchkey/booking-core/dates';
import { currencyCodes } from '@latchkey/booking-core/currency';
import type { LocalDate } from '@latchkey/booking-core/dates';

/** kebab-case; ids are the same in `hotel.json` and in every `words.*.json`. */
export const identifier = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'kebab-case')
  .max(40);
/** What a house calls something of its own that guests do not read. */
export const ownName = z.string().trim().min(1).max(60).optional();
/** Ids that something had before it had this one: one, or all of them in any order. */
export const formerIds = z.union([identifier, z.array(identifier)]).optional();
export const imageName = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'the file name without .jpg, kebab-case')
  .max(60);
export const videoFile = z
  .string()
  .regex(/^films\/[a-z0-9]+(-[a-z0-9]+)*\.webm$/, 'an https address, or films/<name>.webm');
export const date = z.iso.date() as unknown as z.ZodType<LocalDate, string>;
export const monthDay = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'MM-DD');
export const weekday = z.enum(weekdays);
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'HH:MM');
/** A part of a whole, in percent. */
export const share = z.number().min(0).max(100);
export const percent = z.number().min(-90).max(500);

/** A whole number of the currency's smallest billed unit: rupees for INR and IDR, cents for the others. */
export const minorUnits = z.int().min(0);

/** What telephones know as countries beside those of ISO 3166-1: Ascension, Tristan da Cunha and Kosovo. */
const ofTelephonesAlone: readonly string[] = ['AC', 'TA', 'XK'];

/** A country or territory in which a hotel may be, by its two letters of ISO 3166-1. */
export const countryCode = z
  .string()
  .refine(
    (code) => isSupportedCountry(code) && !ofTelephonesAlone.includes(code),
    'two letters of ISO 3166-1, such as DE',
  );

export const currencyCode = z.enum(currencyCodes);

/** Percent that are taken off, or asked for. */
export const percentOff = z.number().gt(0).max(100);
