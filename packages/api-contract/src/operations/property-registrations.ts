import { reportRefusals } from '@latchkey/booking-core/registration';
import { houseFieldLengths } from '@latchkey/booking-core/validation';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { idempotency } from '../schemas/of-a-booking.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import { propertyKey, refusedCaller, unprovedCaller } from '../schemas/property.ts';
import {
  registeredStay,
  registrationEntry,
  registrationField,
  registrationPlace,
  registrationScheme,
  reportKind,
} from '../schemas/registration.ts';
import { localDate, typedLine } from '../schemas/scalars.ts';

const headers = propertyKey;
const ofStay = z.strictObject({ booking: z.string().max(80) });
const ofReport = z.strictObject({ report: z.string().max(80) });
const line = typedLine.max(houseFieldLengths.registration);

const readStay = z.object({ stay: registeredStay, places: z.array(registrationPlace) });

const houseSettings = z.object({
  scheme: registrationScheme.nullable(),
  country: z.string().nullable(),
  /** The law, as its country cites it. */
  source: z.string().nullable(),
  /** What the authority wants to know of the house, by the names of its fields. */
  house: z.record(z.string(), z.string()),
  houseFields: z.array(z.string()),
  /** Those that lack or have not the authority's form. */
  houseMissing: z.array(z.string()),
  /** Names of the keys by which the authority lets the house in; of what they say nothing is ever answered. */
  keyFields: z.array(z.string()),
  hasKeys: z.boolean(),
  canKeep: z.boolean(),
  /** What the house asks of its own accord, where no rule of its country is known. */
  ownFields: z.array(registrationField),
});

const fewTexts = (most: number) =>
  z.record(z.string().max(40), line).refine((texts) => Object.keys(texts).length <= most);

/** Registration of a house's travellers by the law of its country. */
export const propertyRegistrationOperations = {
  listRegistrations: operation({
    summary: 'The stays whose travellers are registered, with what is due, missing, overdue and handed in',
    headers,
    query: z.strictObject({ day: localDate.optional() }),
    responses: {
      200: z.object({ today: localDate, stays: z.array(registeredStay), settings: houseSettings }),
      ...refusedCaller,
    },
  }),
  readRegistration: operation({
    summary: 'What was filled in of a stay’s travellers, in clear. The journal tells who has read it',
    headers,
    params: ofStay,
    responses: { 200: readStay, ...refusedCaller, 404: notFound, 409: refusal('no_duty', 'cannot_keep') },
  }),
  keepRegistration: operation({
    summary: 'Fill in what the law asks of a traveller. What it does not ask is not kept',
    headers,
    params: z.strictObject({ booking: z.string().max(80), place: z.coerce.number().int().min(0).max(99) }),
    body: registrationEntry,
    responses: {
      200: readStay,
      ...refusedCaller,
      404: notFound,
      409: refusal('no_duty', 'cannot_keep', 'already_reported'),
    },
  }),
  confirmRegistration: operation({
    summary:
      'Confirm that the entries were compared with the travellers’ documents, and where the law asks, that they have signed by hand',
    headers,
    params: ofStay,
    body: z.strictObject({ isSigned: z.boolean() }).meta({ examples: [{ isSigned: true }] }),
    responses: {
      200: readStay,
      ...refusedCaller,
      404: notFound,
      409: refusal('no_duty', 'incomplete', 'signature_missing', 'cannot_keep', 'too_early'),
    },
  }),
  makeRegistrationFile: operation({
    summary:
      'Make the file of a stay for its authority, to be handed in by hand. It counts as sent once its receipt is noted',
    headers,
    params: ofStay,
    body: z.strictObject({ kind: reportKind }).meta({ examples: [{ kind: 'arrival' }] }),
    responses: {
      200: z.object({
        reportId: z.string(),
        fileName: z.string(),
        mediaType: z.string(),
        content: z.string(),
        hash: z.string(),
      }),
      ...refusedCaller,
      404: notFound,
      409: refusal(...reportRefusals),
    },
  }),
  sendRegistration: operation({
    summary: 'Send the file of a stay to its authority; it is tried until it is taken or refused',
    headers: headers.extend(idempotency.shape),
    params: ofStay,
    body: z.strictObject({ kind: reportKind }).meta({ examples: [{ kind: 'arrival' }] }),
    responses: {
      200: registeredStay,
      ...refusedCaller,
      404: notFound,
      409: refusal(...reportRefusals, 'not_by_wire', 'keys_missing'),
      422: refusal('idempotency_key_reused'),
    },
  }),
  handInRegistration: operation({
    summary: 'Note that a file was handed in by hand, with the receipt of the authority',
    headers,
    params: ofReport,
    body: z.strictObject({ receipt: line.min(1) }).meta({ examples: [{ receipt: '2026-0042' }] }),
    responses: { 200: registeredStay, ...refusedCaller, 404: notFound, 409: refusal('already_reported', 'sending') },
  }),
  listRegisteredDay: operation({
    summary: 'The travellers who arrived on a day, as rows of a table. The journal tells who has read it',
    headers,
    body: z.strictObject({ day: localDate }).meta({ examples: [{ day: '2026-12-02' }] }),
    responses: {
      200: z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) }),
      ...refusedCaller,
      409: refusal('cannot_keep'),
    },
  }),
  getRegistrationSettings: operation({
    summary: 'What the house says of itself to its authority. No key is told, ever',
    headers,
    responses: { 200: houseSettings, ...refusedCaller },
  }),
  setRegistrationSettings: operation({
    summary:
      'Say what the authority wants to know of the house, its keys there, and what a card of the house’s own asks',
    headers,
    body: z
      .strictObject({
        house: fewTexts(20),
        /** Left out, the keys of before stay. */
        keys: fewTexts(5).optional(),
        ownFields: z.array(registrationField).max(40),
      })
      .meta({ examples: [{ house: {}, ownFields: ['surname', 'documentNumber'] }] }),
    responses: { 200: houseSettings, ...unprovedCaller, 409: refusal('cannot_keep'), 422: refusal('unknown_field') },
  }),
};
