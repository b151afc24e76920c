import { cashMoveKinds } from '@latchkey/booking-core/counter';
import { fieldLengths } from '@latchkey/booking-core/validation';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { idempotency } from '../schemas/of-a-booking.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import { propertyKey, refusedCaller } from '../schemas/property.ts';
import { currency, isoMoment, localDate, minorUnits, typedLine } from '../schemas/scalars.ts';

const once = propertyKey.extend(idempotency.shape);
const params = z.strictObject({ shift: z.string().min(1).max(80) });
const note = typedLine.min(1).max(fieldLengths.invoiceCompany);
const atLeastNothing = minorUnits.min(0);

/** What went through a drawer: `expected` = float + taken - given + paidIn - paidOut - dropped. */
const account = z.object({
  taken: minorUnits,
  given: minorUnits,
  paidIn: minorUnits,
  paidOut: minorUnits,
  dropped: minorUnits,
  expected: minorUnits,
  counted: minorUnits,
  /** Above 0 where there is more than expected, below 0 where some is missing. */
  difference: minorUnits,
});

/** A person's drawer from its opening to its count. What is expected in it is not said before it was counted. */
export const shift = z.object({
  shiftId: z.string(),
  /** Of the hotel, from 1. */
  number: z.int(),
  by: z.string(),
  isOwn: z.boolean(),
  currency,
  openedAt: isoMoment,
  float: minorUnits,
  /** How often guests paid in cash, or were given some. */
  guestLines: z.int(),
  moves: z.array(
    z.object({ at: isoMoment, kind: z.enum(cashMoveKinds), amount: minorUnits, note: z.string(), by: z.string() }),
  ),
  /** Every count, the first one blind. */
  counts: z.array(z.object({ at: isoMoment, counted: minorUnits, difference: minorUnits, by: z.string() })),
  /** As it was last counted; null before. */
  account: account.nullable(),
  /** The cash of guests, once it was counted. */
  lines: z.array(
    z.object({
      at: isoMoment,
      /** Given back where it is below 0. */
      amount: minorUnits,
      reference: z.string(),
      guestName: z.string(),
    }),
  ),
  /** Null while it is open. */
  closedAt: isoMoment.nullable(),
  closedBy: z.string().nullable(),
  reason: z.string().nullable(),
});

/** A closed drawer in a list. */
const closedShift = z.object({
  shiftId: z.string(),
  number: z.int(),
  by: z.string(),
  openedAt: isoMoment,
  closedAt: isoMoment,
  counted: minorUnits,
  difference: minorUnits,
});

const answers = { 200: shift, ...refusedCaller, 404: notFound, 422: refusal('idempotency_key_reused') } as const;

/** Cash at the counter, by person and shift. Sums in minor units of the hotel's currency. */
export const propertyCounterOperations = {
  getCounter: operation({
    summary:
      'The drawers of a hotel: one’s own, and for the owner, the management and the accountant those of all; and cash that belongs to no shift',
    headers: propertyKey,
    responses: {
      200: z.object({
        today: localDate,
        timeZone: z.string(),
        currency,
        /** Whether the caller can have a drawer. */
        hasDrawer: z.boolean(),
        own: shift.nullable(),
        /** Of others, where the caller sees them. */
        open: z.array(shift),
        /** The last fifty. */
        closed: z.array(closedShift),
        /** Cash of the day that is open which was taken or given without a shift. */
        withoutShift: z.object({ lines: z.int(), amount: minorUnits }),
      }),
      ...refusedCaller,
    },
  }),
  openShift: operation({
    summary: 'Open one’s own drawer with the cash that was counted in it',
    headers: once,
    body: z.strictObject({ float: atLeastNothing }).meta({ examples: [{ float: 500_000 }] }),
    responses: {
      200: shift,
      ...refusedCaller,
      409: refusal('shift_open'),
      422: refusal('idempotency_key_reused'),
    },
  }),
  moveCash: operation({
    summary: 'Put cash into a drawer, spend some of it, or take some to the safe; with a note',
    headers: once,
    params,
    body: z
      .strictObject({ kind: z.enum(cashMoveKinds), amount: minorUnits.min(1), note })
      .meta({ examples: [{ kind: 'out', amount: 36_000, note: 'Flowers, receipt 114' }] }),
    responses: { ...answers, 409: refusal('shift_closed', 'not_own_shift') },
  }),
  countShift: operation({
    summary:
      'Count a drawer and close it. Where the count differs, it stays open and says by how much; the same count with a reason closes it',
    headers: once,
    params,
    body: z
      .strictObject({ counted: atLeastNothing, reason: note.optional() })
      .meta({ examples: [{ counted: 1_414_000, reason: 'Change for 402, one note too many' }] }),
    responses: { ...answers, 409: refusal('shift_closed', 'not_own_shift') },
  }),
  getShift: operation({
    summary: 'A drawer, open or closed',
    headers: propertyKey,
    params,
    responses: { 200: shift, ...refusedCaller, 404: notFound },
  }),
};
