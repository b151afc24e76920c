import { houseFieldLengths } from '@latchkey/booking-core/validation';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import { propertyKey, refusedCaller } from '../schemas/property.ts';
import { isoMoment } from '../schemas/scalars.ts';

const headers = propertyKey;
const records = z.array(z.string());

/** What the domain name system answered about a host, and what is right or wrong with it. */
const domainFound = z.object({
  /** Whether it answered at all: without an answer the host keeps its state. */
  isAnswered: z.boolean(),
  /** Whether the host leads here: `none` where it has zero records, `elsewhere` with records of somebody else. */
  leads: z.enum(['here', 'none', 'elsewhere']),
  /** Whether the record that proves whose the host is stands there: `other` with another value. */
  proves: z.enum(['right', 'none', 'other']),
  /** The records that were found: names that the host stands for (CNAME), its addresses (A, AAAA), texts (TXT). */
  aliases: records,
  addresses: records,
  texts: records,
  /** Whether another hotel has the host, and has proved it. */
  isHeldByOther: z.boolean(),
});

const ownDomain = z.object({
  host: z.string(),
  /** `waiting`: the records were never right. `seen`: guests find the hotel there. `lost`: they were right, and are not any more. */
  state: z.enum(['waiting', 'seen', 'lost']),
  /** The record by which the host is proved: its name and its value. */
  proof: z.object({ name: z.string(), value: z.string() }),
  checkedAt: isoMoment.nullable(),
  seenAt: isoMoment.nullable(),
  lostAt: isoMoment.nullable(),
  /** What the last check found; null before the first. */
  found: domainFound.nullable(),
});

const domains = z.object({
  /** The whole address on which guests find the hotel now. */
  address: z.string(),
  domain: ownDomain.nullable(),
  /** Hosts that were its own before, and lead on to where it is. */
  former: z.array(ownDomain.pick({ host: true, state: true })),
  /** What a host is to lead to: the name for a CNAME, and the addresses for A and AAAA where the provider names some. */
  target: z.object({ host: z.string(), addresses: records }),
});

/** The host of its own on which guests find a hotel. */
export const ownDomainOperations = {
  getOwnDomain: operation({
    summary: 'The host of its own on which guests find the hotel, what its records are to be, and what they are',
    headers,
    responses: { 200: domains, ...refusedCaller },
  }),
  nameOwnDomain: operation({
    summary:
      'Name a host of the hotel’s own. It is believed once its records lead here and prove whose it is; the one before leads on from then',
    headers,
    body: z
      .strictObject({ host: z.string().max(houseFieldLengths.host) })
      .meta({ examples: [{ host: 'www.marigold.example' }] }),
    responses: {
      200: domains,
      ...refusedCaller,
      422: refusal('host_wrong', 'host_reserved', 'host_of_provider', 'brand', 'host_taken', 'host_alike'),
    },
  }),
  checkOwnDomain: operation({
    summary: 'Look at the records of the hotel’s own host now; they are looked at every minute anyway',
    headers,
    body: z.strictObject({}),
    responses: { 200: domains, ...refusedCaller, 404: notFound },
  }),
  removeOwnDomain: operation({
    summary: 'Give a host of the hotel’s own up, at once: guests find the hotel where they did before',
    headers,
    params: z.object({ host: z.string().max(253) }),
    responses: { 200: domains, ...refusedCaller, 404: notFound },
  }),
};
