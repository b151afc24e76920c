import { postedKinds } from '@latchkey/booking-core/folio';
import { fieldLengths } from '@latchkey/booking-core/validation';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { bookingStatus } from '../schemas/booking.ts';
import { folioBalance, folioLine, folioPayer } from '../schemas/folio.ts';
import { idempotency } from '../schemas/of-a-booking.ts';
import { openAccounts } from '../schemas/open-accounts.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import { boundedCaller, propertyKey, refusedCaller, seenByCaller } from '../schemas/property.ts';
import {
  bookingId,
  currency,
  emailAddress,
  isoMoment,
  locale,
  localDate,
  minorUnits,
  numberInQuery,
  typedLine,
  typedLines,
} from '../schemas/scalars.ts';

/** A booking id or its reference, as it is read over the telephone. */
const params = z.strictObject({ booking: z.string().max(80) });
const once = propertyKey.extend(seenByCaller.shape).extend(idempotency.shape);
const id = z.string().min(1).max(120);
const reason = typedLines.min(1).max(fieldLengths.propertyNote);

/** That the guest left owing, and why. */
export const leftOwing = z.object({
  at: isoMoment,
  reason: z.string().optional(),
  by: z.string().optional(),
  /** The company on whose account it is. */
  company: z.string().optional(),
});

/** A stay that is over, of which something is still owed. */
export const owingStay = leftOwing.extend({
  bookingId,
  reference: z.string(),
  guestName: z.string(),
  status: bookingStatus,
  currency,
  balance: folioBalance,
  /** Names of those beside whoever booked that have not paid their part. */
  payers: z.array(z.string()).optional(),
});

/** The account of a stay, as its property reads it. */
export const folio = z.object({
  bookingId,
  reference: z.string(),
  status: bookingStatus,
  currency,
  /** What was agreed, then money that moved, then what was put on the folio by hand. */
  lines: z.array(folioLine),
  /** Taxes that are in the prices of the agreed lines. */
  taxesIncluded: z.array(z.object({ name: z.string(), amount: minorUnits })),
  /** Whoever booked first. What is on its way back is owed to whoever booked. */
  payers: z.array(folioPayer),
  /** For all payers together, at the end of the stay. */
  balance: folioBalance,
  /** The same by the end of today at the property: without nights that are still to come, and their part of discounts and taxes. */
  today: folioBalance,
  /** Of `toGiveBack`: what a gateway is giving back, and what the property is to give back by itself. */
  onItsWay: z.object({ online: minorUnits, atProperty: minorUnits }),
  /** Absent where nobody left owing, or all is settled. */
  leftOwing: leftOwing.optional(),
  /** What an act says that it has seen (`latchkey-seen`). */
  lastEvent: z.int(),
});

const answers = { 200: folio, ...refusedCaller, 404: notFound, 422: refusal('idempotency_key_reused') } as const;

/** The account of a stay: its lines, their payers, and the balance either way. Sums in minor units. */
export const propertyFolioOperations = {
  getFolio: operation({
    summary: 'The account of a stay: each night, tax, extra, fee and payment, and what is owed by whom',
    headers: propertyKey,
    params,
    /** Of the names of rooms, taxes and extras; English unless given. */
    query: z.strictObject({ language: locale.optional() }),
    responses: { 200: folio, ...refusedCaller, 404: notFound },
  }),
  postToFolio: operation({
    summary: 'Put an extra, a fee or an adjustment on the folio of a confirmed stay, before it, during it and after it',
    headers: once,
    params,
    body: z
      .strictObject({
        kind: z.enum(postedKinds),
        name: typedLine.min(1).max(fieldLengths.invoiceCompany).optional(),
        addonId: z.string().max(80).optional(),
        /** With its tax; below 0 only of an adjustment. */
        amount: minorUnits.refine((amount) => amount !== 0),
        quantity: z.int().min(1).max(1000).optional(),
        /** Place of the room in the booking, from 0. */
        room: z.int().min(0).max(99).optional(),
        /** The hotel's day; today unless given. */
        day: localDate.optional(),
        /** Of whoever booked unless given. */
        payerId: id.optional(),
        /** The tax that is in the amount. */
        tax: z
          .strictObject({ name: typedLine.min(1).max(fieldLengths.taxNumber), percent: z.number().min(0).max(100) })
          .optional(),
        /** An adjustment says why. */
        reason: reason.optional(),
      })
      .refine(({ kind, amount }) => kind === 'adjustment' || amount > 0, { path: ['amount'] })
      .refine(({ kind, reason: why, name }) => (kind === 'adjustment' ? why : name) !== undefined, { path: ['reason'] })
      .meta({ examples: [{ kind: 'extra', name: 'Bar', amount: 650, tax: { name: 'GST', percent: 5 } }] }),
    responses: {
      ...answers,
      ...boundedCaller,
      /** `below_zero`: the charges of a folio would fall below 0. */
      409: refusal('changed', 'not_confirmed', 'unknown_payer', 'below_zero'),
    },
  }),
  reverseFolioLine: operation({
    summary: 'Take back a line that was put on a folio: both lines stay',
    headers: once,
    params: params.extend({ line: id }),
    body: z.strictObject({ reason }).meta({ examples: [{ reason: 'It was another room’s dinner' }] }),
    responses: {
      ...answers,
      ...boundedCaller,
      /** `moved_away`: another stay has taken a part of it over. */
      409: refusal('changed', 'unknown_line', 'reversed', 'moved_away'),
    },
  }),
  addFolioPayer: operation({
    summary: 'Add who pays a part of a stay, such as a company; at most 20 beside whoever booked',
    headers: once,
    params,
    body: z
      .strictObject({
        kind: z.enum(['company', 'other']),
        name: typedLine.min(1).max(fieldLengths.invoiceCompany),
        taxId: typedLine.min(1).max(fieldLengths.taxNumber).optional(),
        address: typedLines.min(1).max(fieldLengths.propertyNote).optional(),
        mail: emailAddress.optional(),
      })
      .meta({ examples: [{ kind: 'company', name: 'Acme Ltd' }] }),
    responses: { ...answers, 409: refusal('changed', 'not_confirmed', 'too_many_payers') },
  }),
  moveFolioLines: operation({
    summary: 'Move charges from one payer of a folio to another: lines, those of a room, or a part of all in percent',
    headers: once,
    params,
    body: z
      .strictObject({
        from: id,
        to: id,
        what: z.union([
          z.strictObject({ lineIds: z.array(id).min(1).max(500) }),
          z.strictObject({ room: z.int().min(0).max(99) }),
          z.strictObject({ percent: z.number().gt(0).max(100) }),
        ]),
        reason: reason.optional(),
      })
      .meta({ examples: [{ from: 'guest', to: 'AbCdEf', what: { room: 0 } }] }),
    responses: {
      ...answers,
      409: refusal('changed', 'not_confirmed', 'unknown_payer', 'unknown_line', 'nothing_to_move'),
    },
  }),
  transferFolioLines: operation({
    summary: 'Have another confirmed stay of the hotel take charges over; who booked that one owes them then',
    headers: once,
    params,
    body: z
      .strictObject({
        lineIds: z.array(id).min(1).max(500),
        /** A booking id or its reference. */
        toBooking: z.string().max(80),
        /** Whose charges they are; of whoever booked unless given. */
        payerId: id.optional(),
        reason,
      })
      .meta({ examples: [{ lineIds: ['AbCdEf'], toBooking: 'QX7M2P', reason: 'Dinner of the room next door' }] }),
    responses: {
      ...answers,
      ...boundedCaller,
      /** `same_booking`: the other stay is this one. */
      409: refusal('changed', 'not_confirmed', 'unknown_line', 'same_booking', 'unknown_payer', 'nothing_to_move'),
    },
  }),
  listLeftOwing: operation({
    summary: 'Who left owing, and whose fee for a stay that did not take place is still to be paid; earliest first',
    headers: propertyKey,
    query: z.strictObject({
      /** `next` of the page before. */
      cursor: z.string().max(200).optional(),
      limit: numberInQuery(z.int().min(1).max(100)).default(50),
      /** Asks for all of it by who owes it, in `accounts`, in place of stays one by one. */
      by: z.literal('debtor').optional(),
    }),
    responses: {
      200: z.object({
        stays: z.array(owingStay),
        /** Where to go on; absent at the end. */
        next: z.string().optional(),
        accounts: openAccounts.optional(),
      }),
      ...refusedCaller,
    },
  }),
};
