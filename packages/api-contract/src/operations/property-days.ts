import { dayEndTimes, dayLineKinds } from '@latchkey/booking-core/counter';
import { waysAtProperty } from '@latchkey/booking-core/payment-ways';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { idempotency } from '../schemas/of-a-booking.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import { propertyKey, refusedCaller } from '../schemas/property.ts';
import { currency, gatewayName, isoMoment, localDate, minorUnits } from '../schemas/scalars.ts';

const once = propertyKey.extend(idempotency.shape);
const params = z.strictObject({ day: localDate });
const endsAt = z.enum(dayEndTimes);

/** A stay that a person looks at before the day ends. */
const stayCase = z.object({ reference: z.string(), guestName: z.string(), date: localDate });

const openCases = z.object({
  /** Expected arrivals that are still unmarked. */
  arrivals: z.array(stayCase),
  /** Who should have left. */
  departures: z.array(stayCase),
  /** Who has left, and owes or is owed something. */
  open: z.array(stayCase.extend({ toPay: minorUnits, toGiveBack: minorUnits })),
  /** Who sleeps here without a price for the night. */
  unpriced: z.array(stayCase),
  shifts: z.array(z.object({ shiftId: z.string(), number: z.int(), by: z.string(), openedAt: isoMoment })),
  /** Cash of the day that belongs to no shift. */
  cash: z.array(z.object({ at: isoMoment, amount: minorUnits, reference: z.string(), by: z.string().nullable() })),
});

export const dayReportContent = z.object({
  day: localDate,
  currency,
  totals: z.object({
    charges: z.array(z.object({ kind: z.enum(dayLineKinds), amount: minorUnits })),
    chargesTotal: minorUnits,
    taxes: z.array(z.object({ name: z.string(), rate: z.number().nullable(), base: z.number(), amount: minorUnits })),
    taxTotal: minorUnits,
    ways: z.array(
      z.object({ way: z.enum([...gatewayName.options, ...waysAtProperty]), taken: minorUnits, returned: minorUnits }),
    ),
    moneyTotal: minorUnits,
    /** Of charges and taxes: what is of days that were closed before. */
    later: minorUnits,
  }),
  /** What was held, kept and returned of security deposits, beside the totals; absent where nothing moved. */
  deposits: z.object({ held: minorUnits, kept: minorUnits, returned: minorUnits }).optional(),
  /** Changes of days that were closed before, which this day carries. */
  later: z.array(
    z.object({ reference: z.string(), ofDate: localDate, kind: z.enum(dayLineKinds), amount: minorUnits }),
  ),
  /** Rooms slept in. */
  roomNights: z.int(),
  /** How many cases were open, without a name. */
  open: z.object({
    arrivals: z.array(z.string()),
    departures: z.array(z.string()),
    open: z.array(z.object({ reference: z.string(), toPay: minorUnits, toGiveBack: minorUnits })),
    unpriced: z.array(z.string()),
    shifts: z.int(),
    cashLines: z.int(),
    cash: minorUnits,
  }),
  /** Drawers that were closed in the day. */
  shifts: z.array(z.object({ number: z.int(), expected: minorUnits, counted: minorUnits, difference: minorUnits })),
});

/** A closed day as it was sealed. */
export const dayReport = z.object({
  hotelName: z.string(),
  /** Without a gap, from 1. */
  number: z.int(),
  closedAt: isoMoment,
  /** Who pressed; null where the house did it by itself. */
  by: z.string().nullable(),
  content: dayReportContent,
  /** SHA-256 of the hash before and the content. */
  hash: z.string(),
  previousHash: z.string(),
});

/** The end of a hotel's day: what is still open, what is posted then, and the sealed reports. Sums in minor units. */
export const propertyDayEndOperations = {
  listDays: operation({
    summary: 'The day that is open with what is still to do in it, and the days that were closed, the last one first',
    headers: propertyKey,
    query: z.strictObject({
      /** Closed days before this one. */
      before: localDate.optional(),
    }),
    responses: {
      200: z.object({
        today: localDate,
        currency,
        endsAt,
        /** Null of a hotel whose first day has not begun yet. */
        openDay: localDate.nullable(),
        /** Whether the open day can be ended now: it is today or before. */
        canEnd: z.boolean(),
        /** Whether a day is being closed: its report is not sealed yet. */
        closing: localDate.nullable(),
        cases: openCases,
        /** At most 31. */
        days: z.array(
          z.object({
            day: localDate,
            number: z.int(),
            closedAt: isoMoment,
            by: z.string().nullable(),
            charges: minorUnits,
            taxes: minorUnits,
            money: minorUnits,
          }),
        ),
      }),
      ...refusedCaller,
    },
  }),
  getDayReport: operation({
    summary: 'The sealed report of a closed day: totals by kind, by tax rate and by way of payment',
    headers: propertyKey,
    params,
    responses: { 200: dayReport, ...refusedCaller, 404: notFound },
  }),
  endDay: operation({
    summary:
      'End the open day now: its nights are posted once, its report is sealed under the next number, and later changes go to the next day. A day that is closed stays as it is',
    headers: once,
    params,
    body: z.strictObject({}).meta({ examples: [{}] }),
    responses: {
      200: dayReport,
      ...refusedCaller,
      404: notFound,
      /** `not_open`: another day is open. `too_early`: the day has not begun. */
      409: refusal('not_open', 'too_early'),
      422: refusal('idempotency_key_reused'),
    },
  }),
  setDayEnd: operation({
    summary: 'Set when the days of the house end by themselves',
    headers: propertyKey,
    body: z.strictObject({ endsAt }).meta({ examples: [{ endsAt: '02:00' }] }),
    responses: { 200: z.object({ endsAt }), ...refusedCaller },
  }),
};
