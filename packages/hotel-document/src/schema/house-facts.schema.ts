import { locales } from '@latchkey/booking-core/language';
import { isZone } from '@latchkey/booking-core/time';
import { z } from 'zod';
import { hotelStates, usualTimes } from './lists.ts';
import { clockTime, countryCode, currencyCode, date, identifier } from './scalars.schema.ts';
import { spokenLanguages } from './spoken-languages.ts';

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'a colour as #rrggbb');

/** The house itself: its names and addresses, where it lies, how it is reached, when it is open, and its colours. */
export const houseFields = {
  meant: z.array(z.string().min(1)).optional().meta({
    description: 'places that `check-hotels` says look wrong and that are meant',
    example: '["seasons.christmas"]',
  }),
  id: z.int().positive().max(999_999_999).meta({
    description: 'the hotel’s number, which is its own for ever; the folder’s name begins with it',
    example: '1760',
  }),
  slug: identifier.meta({ description: 'the hotel’s name in addresses, kebab-case', example: '"haus-linde"' }),
  hosts: z
    .array(z.string().regex(/^[a-z0-9.-]+$/))
    .min(1)
    .meta({
      description: 'host names of the hotel’s own site; the first stands in mails',
      example: '["haus-linde.example"]',
    }),
  currency: currencyCode.meta({ description: 'what the hotel charges in', example: '"EUR"' }),
  timeZone: z
    .string()
    .refine(isZone, 'a time zone name such as Asia/Kolkata')
    .meta({ description: 'the hotel’s time zone', example: '"Europe/Berlin"' }),
  latitude: z.number().min(-90).max(90).meta({ description: 'degrees north of the equator', example: '52.5347' }),
  longitude: z.number().min(-180).max(180).meta({ description: 'degrees east of Greenwich', example: '13.4049' }),
  postalCode: z
    .string()
    .trim()
    .min(1)
    .max(20)
    .nullable()
    .optional()
    .meta({ description: 'the postal code of the address; null where the country has none', example: '"10119"' }),
  countryCode: countryCode.optional().meta({ description: 'the country by ISO 3166-1', example: '"DE"' }),
  registrationNumber: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .refine((text) => !/[\r\n]/.test(text), 'one line')
    .optional()
    .meta({
      description:
        'the licence or registration number that the law has it print, with its name; at the foot of each page',
      example: '"CIN IT052032B5EXAMPLE"',
    }),
  spokenLanguages: z
    .array(z.enum(spokenLanguages))
    .min(1)
    .optional()
    .meta({ description: 'what is spoken at the reception, by ISO 639-1', example: '["en", "hi"]' }),
  phone: z
    .string()
    .min(5)
    .meta({ description: 'the number that guests call, with the country’s code', example: '"+49 30 5550 1188"' }),
  email: z.email().meta({ description: 'where the hotel gets its mails', example: '"desk@haus-linde.example"' }),
  mailLanguage: z
    .enum(locales)
    .default('en')
    .meta({ description: 'the language of mails to the hotel', example: '"de"' }),
  guestsInMails: z.boolean().optional().meta({
    description: 'whether mails to the hotel say who comes, their phone and email, and what they wrote',
    example: 'true',
  }),
  videoCallUrl: z
    .url({ protocol: /^https$/ })
    .nullable()
    .default(null)
    .meta({
      description: 'where guests reach the hotel face to face, or null',
      example: '"https://meet.example/linde"',
    }),
  chatUrl: z
    .url({ protocol: /^https$/ })
    .nullable()
    .default(null)
    .meta({ description: 'where guests write to the hotel, or null', example: '"https://chat.example/linde"' }),
  googleRating: z
    .number()
    .min(1)
    .max(5)
    .nullable()
    .default(null)
    .meta({ description: 'the rating at Google, 1 to 5, or null', example: '4.5' }),
  createdOn: date.meta({ description: 'the day since which the hotel is on this site', example: '"2026-05-12"' }),
  vacationRental: z
    .boolean()
    .default(false)
    .meta({ description: 'whether it is a home that is let whole', example: 'false' }),
  confirmation: z
    .enum(['instant', 'manual'])
    .meta({ description: 'whether a stay is confirmed at once or by the hotel', example: '"instant"' }),
  /**
   * `closed`: it takes no bookings now; those it has are kept. `draft`: guests see it only once it is opened. Open
   * unless said.
   */
  state: z.enum(hotelStates).optional().meta({
    description: 'whether the hotel takes bookings now, or no guest has seen it yet',
    example: '"closed", "draft"',
  }),
  /** Where a hotel names no times, those of docs/rules.md, "Figures": 12:00 PM and 11:00 AM. */
  checkInTime: clockTime
    .default(usualTimes.checkIn)
    .meta({ description: 'from when guests come, on a 24-hour clock', example: '"14:00"' }),
  checkOutTime: clockTime
    .default(usualTimes.checkOut)
    .meta({ description: 'until when guests leave, on a 24-hour clock', example: '"11:00"' }),
  theme: z
    .strictObject({
      brand: colour.meta({
        description: 'the colour of buttons and heads, on which white is read',
        example: '"#6a1b2b"',
      }),
      tag: colour.meta({ description: 'the colour of price tags, on which dark text is read', example: '"#a8dcc6"' }),
      mist: colour.meta({ description: 'the colour of pale grounds', example: '"#f6f2f2"' }),
      corner: z
        .string()
        .regex(/^\d+px$/)
        .meta({ description: 'how round corners are', example: '"6px"' }),
      display: z
        .string()
        .nullable()
        .default(null)
        .meta({ description: 'a font of its own for heads, or null', example: 'null' }),
    })
    .meta({
      description: 'colours of the hotel’s pages',
      example: '{ "brand": "#6a1b2b", "tag": "#a8dcc6", "mist": "#f6f2f2", "corner": "6px" }',
    }),
};
