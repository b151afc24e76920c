import { houseKinds, cancellationPresets } from '@latchkey/booking-core/onboarding';
import { ownGateways } from '@latchkey/booking-core/gateways';
import { waysAtProperty } from '@latchkey/booking-core/payment-ways';
import { oneLine } from '@latchkey/booking-core/text';
import { houseFieldLengths } from '@latchkey/booking-core/validation';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import { currency, emailAddress, hotelId, isoMoment, locale, personName, typedLine } from '../schemas/scalars.ts';
import { notSignedIn } from './staff.ts';

const line = (most: number) => typedLine.max(most);
/** Lines of a spreadsheet: what stands between its cells is kept. */
const pasted = z
  .string()
  .max(houseFieldLengths.rooms)
  .overwrite((text) =>
    text
      .split(/\r\n|[\n\r\u2028\u2029]/)
      .map((line) => line.split('\t').map(oneLine).join('\t'))
      .join('\n'),
  );
const clockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .meta({ examples: ['14:00'] });
/** Of the tz database. */
const timeZone = z
  .string()
  .max(64)
  .meta({ examples: ['Asia/Kathmandu'] });
const degrees = (most: number) => z.number().min(-most).max(most).nullable();

/** What sort of house it is: what is sold differs, and what is proposed. */
export const houseKind = z.enum(houseKinds);
/** How a stay may be cancelled: free until a day before, until five days before, until two weeks before. */
export const cancellationPolicy = z.enum(cancellationPresets);

/** The house, as its owner says it. */
export const houseAnswers = z.strictObject({
  kind: houseKind,
  name: line(houseFieldLengths.name),
  /** In one sentence; empty: one is made of kind and city. */
  sentence: line(houseFieldLengths.sentence),
  /** ISO 3166-1 alpha-2; empty where none was chosen. */
  country: z
    .string()
    .regex(/^(?:[A-Z]{2})?$/)
    .meta({ examples: ['NP'] }),
  city: line(houseFieldLengths.city),
  street: line(houseFieldLengths.street),
  postalCode: line(houseFieldLengths.postalCode),
  /** Null: that of the city, where it is known. */
  latitude: degrees(90),
  longitude: degrees(180),
  phone: line(houseFieldLengths.phone),
  email: emailAddress,
  /** The last part of its address on this site; empty: one is made of the name. */
  slug: line(houseFieldLengths.slug),
});

/** Rooms as they were typed or pasted, a line for each type. */
export const roomAnswers = z.strictObject({
  typed: pasted,
  /** Of their prices; absent: that of the country. */
  currency: currency.optional(),
});

/** How it is booked and cancelled. */
export const termAnswers = z.strictObject({
  policy: cancellationPolicy,
  confirmation: z.enum(['instant', 'manual']),
  checkIn: clockTime,
  checkOut: clockTime,
  /** Whether the taxes that are proposed for its place are in its prices; none otherwise. */
  hasProposedTaxes: z.boolean(),
  /** Its class by the law of its place, one of those that are proposed; absent: that of its kind. */
  taxClass: z.string().max(40).optional(),
  /** One of those of its country; absent: that of its city, or of most of the country. */
  timeZone: timeZone.optional(),
  /** How guests can pay at the house; absent or none: nothing is said of it. */
  takes: z.array(z.enum(waysAtProperty)).max(waysAtProperty.length).optional(),
  /** Whether guests are to pay online, too, once there is an account at a gateway. */
  wantsOnline: z.boolean().optional(),
  /** The gateway at which it has or will have an account of its own; absent: none was chosen. */
  onlineBy: z.enum(ownGateways).optional(),
});

const answers = z.object({
  house: houseAnswers.nullable(),
  rooms: roomAnswers.nullable(),
  terms: termAnswers.nullable(),
});

/** What is wrong with an answer, by the field that it is of; `line` of the rooms, from 1 on. */
const answerFault = z.object({
  field: z.string(),
  code: z.enum([
    'missing',
    'country_unknown',
    'place_unknown',
    'phone_wrong',
    'slug_wrong',
    'slug_reserved',
    'slug_taken',
    'brand',
    'link',
    'letters',
    'name_taken',
    'times_overlap',
    'name_missing',
    'cells_missing',
    'count_wrong',
    'beds_unknown',
    'beds_too_few',
    'guests_wrong',
    'price_wrong',
    'prices_fall',
    'prices_too_many',
    'named_twice',
    'too_many_lines',
    'bed_or_room',
    'hours_missing',
    'other',
  ]),
  line: z.int().optional(),
});

const proposedTax = z.object({
  id: z.string(),
  /** As its law calls it. */
  name: z.string(),
  kind: z.enum(['percentage', 'fixed']),
  /** Percent, or minor units. */
  amount: z.number(),
  isInPrice: z.boolean(),
});

/** What its country and city have it that a house most likely needs. */
const proposal = z.object({
  /** That of the country, or the one in which the rooms have their prices. */
  currency,
  usualCurrency: currency,
  timeZone,
  /** Those of the country, the usual one first. */
  timeZones: z.array(timeZone),
  checkIn: clockTime,
  checkOut: clockTime,
  /** Null where the city is not known here: its owner types it. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  taxes: z.array(proposedTax),
  /** The classes of houses that the law of the place tells apart, as it names them in English; first that of the house's kind. Absent: none. */
  classes: z.array(z.object({ id: z.string(), name: z.string() })).optional(),
  /** The class whose sums the taxes have; null where there is none. */
  taxClass: z.string().nullable().optional(),
  /** Where the taxes were found and since when they hold; null where none are known. */
  source: z.object({ place: z.string(), source: z.string(), url: z.string().nullable(), holds: z.string() }).nullable(),
});

/** A house that somebody sets up: it is a hotel of its own from the moment that its rooms are known. */
const start = z.object({
  hotelId: z.int(),
  /** Goes up with each save. */
  version: z.int(),
  savedAt: isoMoment,
  /** `answers`: no hotel yet. `draft`: one that no guest sees. `waiting`: its owner has opened it, the provider has not. */
  state: z.enum(['answers', 'draft', 'waiting', 'live']),
  answers,
  proposal: proposal.nullable(),
  faults: z.array(answerFault),
  /** Whether its words are its owner's: until then they are those that hold for every house. */
  hasOwnWords: z.boolean(),
  /** The last part of its address, as it is or is proposed. */
  slug: z.string(),
  /** The whole of it. */
  address: z.string(),
});

const nobody = { 401: notSignedIn } as const;
const params = z.object({ hotel: hotelId });
const language = locale;

/** Setting up a house by oneself, before it is a hotel that guests see. */
export const startOperations = {
  askToStart: operation({
    summary:
      'Have a link mailed by which somebody signs in to set up a house: for ten minutes, once, in this browser. Whether that person is known is never told',
    body: z
      .strictObject({ mail: emailAddress, name: personName, language })
      .meta({ examples: [{ mail: 'asha@guest-house.example', name: 'Asha Rao', language: 'en' }] }),
    responses: { 202: z.object({}) },
  }),
  listCountries: operation({
    summary: 'The countries in which a house can be, and the currencies in which it can have its prices',
    responses: { 200: z.object({ countries: z.array(z.string()), currencies: z.array(currency) }) },
  }),
  listStarts: operation({
    summary: 'The houses that the person has begun to set up, the latest first',
    responses: {
      200: z.object({
        starts: z.array(z.object({ hotelId: z.int(), name: z.string(), state: start.shape.state, savedAt: isoMoment })),
      }),
      ...nobody,
    },
  }),
  beginStart: operation({
    summary: 'Begin to set up a house: by what it is and where. What is wrong is kept too, and told',
    body: z.strictObject({ language, house: houseAnswers }),
    responses: { 201: start, ...nobody, 409: refusal('too_many_starts') },
  }),
  getStart: operation({
    summary: 'A house that the person sets up: what was answered, what is proposed, and what is wrong',
    params,
    responses: { 200: start, ...nobody, 404: notFound },
  }),
  saveStart: operation({
    summary:
      'Answer more of a house, or otherwise. What is wrong is kept too, and told; what is whole is a hotel that no guest sees, and the person its owner',
    params,
    body: z
      .strictObject({
        /** Of the start that the caller has read. */
        version: z.int().min(0),
        language,
        house: houseAnswers.optional(),
        rooms: roomAnswers.optional(),
        terms: termAnswers.optional(),
      })
      .meta({ examples: [{ version: 1, language: 'en', rooms: { typed: 'Garden room, 8, 2, 2900' } }] }),
    responses: {
      200: start,
      ...nobody,
      404: notFound,
      409: z.union([z.object({ code: z.literal('changed'), newer: start }), refusal('opened_already')]),
      503: refusal('unavailable'),
    },
  }),
};
