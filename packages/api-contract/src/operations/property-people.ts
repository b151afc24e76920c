import { principalKinds } from '@latchkey/booking-core/staff';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import { propertyKey, refusedCaller, unprovedCaller } from '../schemas/property.ts';
import {
  bookingId,
  emailAddress,
  isoMoment,
  localDate,
  locale,
  numberInQuery,
  personName,
} from '../schemas/scalars.ts';
import { changedMember, staffRole, teamMember } from './staff.ts';

const headers = propertyKey;
const params = z.object({ person: z.string().max(80) });
const fields = z.record(z.string(), z.unknown()).nullable();

/** What somebody did at the hotel’s side, or tried to. */
export const journalLine = z.object({
  lineId: z.string(),
  at: isoMoment,
  kind: z.enum(principalKinds),
  /** Of the person, key or channel. */
  actorId: z.string(),
  /** As it was then. */
  actorName: z.string(),
  device: z.string().nullable(),
  /** The operation by its name here. */
  operation: z.string(),
  /** `refused` is what whoever asked may not. */
  outcome: z.enum(['done', 'refused']),
  bookingId: bookingId.nullable(),
  reference: z.string().nullable(),
  /** What it was done to where that is no booking. */
  subject: z.string().nullable(),
  /** What was changed, as it was and as it is. */
  before: fields,
  after: fields,
  why: z.string().nullable(),
  /** How often somebody tried on that day what is not allowed, and when last; absent: once. */
  times: z.int().optional(),
  lastAt: isoMoment.optional(),
});

/** The people of a hotel, and who did what. */
export const propertyPeopleOperations = {
  listPeople: operation({
    summary: 'Who works at the hotel, and who is invited to',
    headers,
    responses: { 200: z.object({ people: z.array(teamMember) }), ...refusedCaller },
  }),
  invitePerson: operation({
    summary:
      'Invite somebody by mail; the link holds for seven days, accepts and signs that person in. The operator invites the first owner',
    headers,
    body: z.strictObject({ mail: emailAddress, name: personName, role: staffRole, language: locale }),
    responses: {
      201: teamMember,
      ...unprovedCaller,
      409: refusal('already_here', 'first_owner_only', 'hotel_held', 'too_many_invitations'),
    },
  }),
  changePersonRole: operation({
    summary:
      'Give a person another role; keys and invitations that wait end where the role may make none; a hotel keeps one owner at least',
    headers,
    params,
    body: z.strictObject({ role: staffRole }),
    responses: { 200: changedMember, ...unprovedCaller, 404: notFound, 409: refusal('last_owner') },
  }),
  removePerson: operation({
    summary:
      'A person works here no more, from this moment on, and the keys and invitations that person made end; a hotel keeps one owner at least',
    headers,
    params,
    responses: { 200: changedMember, ...unprovedCaller, 404: notFound, 409: refusal('last_owner') },
  }),
  makeSignInLink: operation({
    summary: 'Make a link that signs a person in who is locked out, told this once: the operator’s',
    headers,
    params,
    responses: { 201: z.object({ url: z.string(), expiresAt: isoMoment }), ...refusedCaller, 404: notFound },
  }),
  listJournal: operation({
    summary: 'Who did what, latest first: all of it, of one booking, or of one person or key',
    headers,
    query: z.strictObject({
      /** A booking id or its reference. */
      booking: z.string().max(80).optional(),
      /** The id of a person or a key. */
      person: z.string().max(80).optional(),
      /** From this date on. */
      from: localDate.optional(),
      /** `next` of the answer before, of the same filters. */
      cursor: z
        .string()
        .regex(/^\d{1,15}\.[A-Za-z0-9_-]{22}$/)
        .meta({ examples: ['1795413600000.q3X0mJ6mV0Kx8m2b5r1c9w'] })
        .optional(),
      limit: numberInQuery(z.int().min(1).max(200)).default(50),
    }),
    responses: {
      200: z.object({ lines: z.array(journalLine), next: z.string().optional() }),
      ...refusedCaller,
      404: notFound,
    },
  }),
};
