import { startSteps, watchedFacts, hotelStandings } from '@latchkey/booking-core/onboarding';
import { houseFieldLengths } from '@latchkey/booking-core/validation';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import { currency, hotelId, isoMoment, minorUnits, typedLine } from '../schemas/scalars.ts';
import { notSignedIn } from './staff.ts';

const refused = { 401: notSignedIn, 403: refusal('not_allowed') } as const;
const params = z.object({ hotel: hotelId });
const done = z.object({});
const revision = z.string().regex(/^[0-9a-f]{64}$/);
const ofRevision = { examples: [{ revision: '6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b' }] };

const operatedHotel = z.object({
  hotelId: z.int(),
  name: z.string(),
  /** `new`: somebody sets it up. `waiting`: its owner has opened it. `held`: the provider keeps guests from it. */
  state: z.enum(hotelStandings),
  /** Who set it up; null where nobody did at the desk. */
  owner: z.object({ name: z.string(), mail: z.string() }).nullable(),
  /** When it came to be so; null where that is not known. */
  since: isoMoment.nullable(),
  /** Where guests find it, or will; null while it has no address. */
  address: z.string().nullable(),
  /** Why it is held, or why it was not shown when its owner opened it last. */
  words: z.string().nullable(),
  /** What exactly waits to be shown, or to be looked at: who approves it or takes it back names it. */
  revision: z.string().optional(),
  /** What guests see of a young hotel otherwise than the provider has looked at; `language` of words alone. */
  changes: z
    .array(
      z.object({
        fact: z.enum(watchedFacts),
        language: z.string().nullable(),
        before: z.string().nullable(),
        after: z.string().nullable(),
      }),
    )
    .optional(),
  /** What a hotel that waits is called in each language. */
  names: z.array(z.object({ language: z.string(), name: z.string() })).optional(),
  /** The host that it has named as its own while it waits. */
  ownHost: z.string().nullable().optional(),
});

/** At what those who set houses up stand still, counted, without their words. */
const stuckAt = z.object({
  step: z.enum(startSteps),
  /** What is wrong; null: nothing is, it was left. */
  code: z.string().nullable(),
  count: z.int(),
});

/** Rooms are room-nights; money is after discounts, without tax and before commission. */
const sales = {
  currency,
  available: z.int(),
  sold: z.int(),
  /** Of those sold, the ones that no agent, channel or program brought. */
  direct: z.int(),
  roomsRevenue: z.int(),
  totalRevenue: z.int(),
  directRevenue: z.int(),
  commissionSaved: minorUnits,
  /** In thousandths; null of nothing. */
  occupancy: z.int().nullable(),
  adr: minorUnits.nullable(),
  revPar: minorUnits.nullable(),
};

/** The provider's side of the desk, for people whom `OPERATORS` names. */
export const operatorOperations = {
  listOperated: operation({
    summary:
      'The hotels that are set up, that wait, that are live and that are held, and at what those who set them up stand still',
    query: z.strictObject({
      /** A part of an address, or an id: of live hotels only those. */
      q: z.string().max(houseFieldLengths.find).optional(),
    }),
    responses: {
      200: z.object({ isApproved: z.boolean(), hotels: z.array(operatedHotel), stuck: z.array(stuckAt) }),
      ...refused,
    },
  }),
  getOperatedMonth: operation({
    summary: 'What the hotels that guests see have sold in a month, each and by currency; nothing of their guests',
    query: z.strictObject({
      /** `2026-11`; this month where it is not given. */
      month: z
        .string()
        .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)
        .meta({ examples: ['2026-11'] })
        .optional(),
      /** The hotels after this address, as `next` said it. */
      after: z.string().max(houseFieldLengths.find).optional(),
    }),
    responses: {
      200: z.object({
        month: z.string(),
        hotels: z.array(z.object({ hotelId: z.int(), name: z.string(), ...sales })),
        /** Of the hotels listed here, each currency once. */
        totals: z.array(z.object({ hotels: z.int(), ...sales })),
        /** Where the list goes on; null at its end. */
        next: z.string().nullable(),
      }),
      ...refused,
    },
  }),
  approveOpening: operation({
    summary: 'Show a hotel to guests that its owner has opened',
    params,
    body: z
      .strictObject({
        /** What was looked at, as the list says it; without it, what its owner asked to be shown. */
        revision: revision.optional(),
      })
      .meta(ofRevision),
    responses: { 200: done, ...refused, 404: notFound, 409: refusal('not_waiting', 'not_ready', 'changed') },
  }),
  refuseOpening: operation({
    summary: 'Do not show a hotel that its owner has opened, and say why: the owner is told, and can open it again',
    params,
    body: z
      .strictObject({ words: typedLine.min(1).max(houseFieldLengths.words) })
      .meta({ examples: [{ words: 'Please show a picture of the house.' }] }),
    responses: { 200: done, ...refused, 404: notFound, 409: refusal('not_waiting') },
  }),
  approveChanges: operation({
    summary: 'Leave a hotel as it has changed: guests go on seeing that',
    params,
    body: z.strictObject({ revision: revision.optional() }).meta(ofRevision),
    responses: { 200: done, ...refused, 404: notFound, 409: refusal('not_changed', 'changed', 'not_ready') },
  }),
  takeBackChanges: operation({
    summary: 'Bring back what guests knew a hotel by when the provider looked at it last',
    params,
    body: z.strictObject({ revision: revision.optional() }).meta(ofRevision),
    responses: { 200: done, ...refused, 404: notFound, 409: refusal('not_changed', 'changed', 'not_ready') },
  }),
  holdHotel: operation({
    summary: 'Keep guests from a hotel at once: it is not found and takes no bookings, and those that it has stand',
    params,
    body: z
      .strictObject({ words: typedLine.min(1).max(houseFieldLengths.words) })
      .meta({ examples: [{ words: 'Pictures of another house.' }] }),
    responses: { 200: done, ...refused, 404: notFound },
  }),
  releaseHotel: operation({
    summary: 'Let guests in again to a hotel that is held',
    params,
    responses: { 200: done, ...refused, 404: notFound },
  }),
};
